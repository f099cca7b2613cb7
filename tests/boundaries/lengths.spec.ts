import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../site/root.ts';
import { filesOf } from './imports.ts';

/** The most lines that a source file has. */
const most = 150;

/** Texts, and the records of their figures, are as long as they have to be. */
const content = /^remote-\w+\/src\/(.+\/)?(content(\/.+)?|answers|figures|terms\/.+)\.ts$/;

/** Other files with more, and why. */
const exempt: Readonly<Record<string, string>> = {
  'remote-editorial/src/guides/is-it-real/is-it-real.css': 'the styles of one guide',
  'tests/e2e/integrity.e2e.ts': 'what a changed byte does, at each place where one can be changed',
  'tests/e2e/navigation.e2e.ts': 'what a change of page keeps, brings and leaves',
  'tests/e2e/scroll-positions.e2e.ts': 'every way to a place of a page and back',
  'shared/binder/keeper.ts': 'one class, whose steps depend on each other',
  'shared/binder/keeper.spec.ts': 'what becomes of a binder, step by step',
  'shared/checks/page-attributes.ts': 'the attributes that pages may have, in one list',
  'tests/e2e/development-edits.e2e.ts': 'every kind of edit, in the same two servers',
  'tests/attack/styles/style-attacks.ts': 'the attacks by stylesheets',
};

const generated = ['node_modules', '.git', '.store'];
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !generated.includes(entry.name))
  .map(({ name }) => name);
const lines = new Map(
  folders
    .flatMap((folder) => filesOf(folder, /\.([cm]?[jt]sx?|css)$/))
    .map((file) => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length]),
);

it(`no source file has more than ${most} lines, but for those that say why`, () => {
  expect(lines.size).toBeGreaterThan(500);
  const long = [...lines].filter(([file, count]) => count > most && !content.test(file) && !(file in exempt));
  const advice = 'Split it by subject, into files whose names say what is in them.';
  if (long.length > 0) expect.fail([...long.map(([file, count]) => `${file} has ${count} lines`), advice].join('\n'));
});

it.each(Object.keys(exempt))('%s is there, and long', (file) => {
  expect(lines.get(file)).toBeGreaterThan(most);
});
