import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildChanged } from '../../delivery/index.ts';
import { whole } from '../sample.ts';
import { copySources } from '../site/copy-sources.ts';
import { root } from '../site/root.ts';

// Follows the guides of docs/CONTRIBUTING.md in a copy of the sources, with their exact commands.

const text = readFileSync(join(root, 'docs/CONTRIBUTING.md'), 'utf8');
const commands = [...text.matchAll(/(?:^|`)npm run new -- ([^`\n]+)/gm)]
  .map(([, rest = '']) => rest)
  .filter((rest) => !rest.endsWith('--help'));
let copy = '';

beforeAll(async () => {
  copy = await copySources('contributing');
  for (const command of commands) {
    const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const { status, stderr } = node(['--import', 'tsx', 'lab/scaffold/new.ts', ...words]);
    expect(status, stderr).toBe(0);
  }
  // Six programs, one after another: on a busy machine each takes ten seconds.
}, 180_000);
afterAll(async () => {
  for (const made of [copy, alone()]) await rm(made, { recursive: true, force: true });
});

/** The folder of the guide's remote in its own repository. */
const alone = () => join(copy, '../racing');

/** Runs a program of Node in the copy. */
function node(args: readonly string[]) {
  return spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: copy },
  });
}

it('the guides add a character, a page, a guide, a remote with a character here, and a remote elsewhere', async () => {
  const kinds = commands.map((command) => command.split(' ')[0]);
  expect(kinds).toEqual(['character', 'page', 'guide', 'remote', 'character', 'remote']);
  expect(await readdir(alone())).toEqual(
    expect.arrayContaining(['remote.json', expect.stringMatching(/^mint-row-kit-.*\.tgz$/)]),
  );
  // With the types of what it may import.
  expect(await readFile(join(alone(), 'package.json'), 'utf8')).toContain('"@types/react-dom"');
});

it('the row of a new remote has no link, which would lead nowhere until the remote is released', async () => {
  const table = await readFile(join(copy, 'shell/src/route-table.ts'), 'utf8');
  expect(table).toContain("{ pattern: '/sports/*', remotes: ['sports'] },");
});

it('the files that they add have the right types', async () => {
  // All at once, since they have most of the checked files in common.
  await writeFile(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: './remote-marvel/tsconfig.json',
      include: ['remote-marvel', 'remote-sports', 'shell'],
    }),
  );
  const { stdout, status } = node([join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
  expect(status, stdout).toBe(0);
});

it('the files that they add are formatted like the rest', () => {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stderr, status } = node([biome, 'check', 'remote-marvel', 'remote-sports', 'shell']);
  expect(status, stderr).toBe(0);
});

/** Existing remotes are built only if SUITE=whole; their types are checked above. */
const made: [remote: string, added: readonly string[]][] = [
  ['sports', ['/sports', '/sports/characters', '/characters/honus-wagner']],
  ...(whole
    ? [['marvel', ['/characters/storm', '/marvel/sets', '/guides/first-printings']] satisfies [string, string[]]]
    : []),
];

it.each(made)('the pages that they add to %s are built', async (remote, added) => {
  await buildChanged([remote], { root: copy });
  const manifest = await readFile(join(copy, `remote-${remote}/dist/manifest.json`), 'utf8');
  const { pages } = JSON.parse(manifest) as { pages: { path: string }[] };
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...added]));
});
