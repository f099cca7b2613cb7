import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildChanged } from '../../delivery/index.ts';
import { workspaceOf } from '../site/applications.ts';
import { copySources } from '../site/copy-sources.ts';
import { editFile } from '../site/edit-file.ts';
import { writeSportsRemote } from '../site/sports-remote.ts';

let copy = '';

const page = (name: string) => `remote-sports/src/pages/${name}Page.tsx`;

beforeAll(async () => {
  copy = await copySources('changed-modules');
  await writeSportsRemote(copy);
  for (const name of ['Landing', 'Article']) {
    const withAccent = (text: string) =>
      text.replace(/import \{ accent \}.*\n/, '').replace(/^/, "import { accent } from './accent.ts';\n");
    await editFile(join(copy, page(name)), withAccent);
  }
  await editFile(join(copy, page('Article')), (text) => text.replace('<div ', '<div data-accent={accent} '));
  await buildChanged(['shell', 'sports'], { root: copy });
}, 180_000);

const edits: readonly [
  what: string,
  app: 'shell' | 'sports',
  file: string,
  change: Replacement[],
  modules: string[],
][] = [
  ['a line of the shell', 'shell', 'shell/src/layout/Header.tsx', [['noopener', 'noreferrer']], ['main']],
  [
    'a module that then takes more from the shell’s entry',
    'shell',
    'shared/runtime/Toasts.tsx',
    [
      ['import { layer,', 'import { layer, watchSections,'],
      ['function Stack', 'watchSections();\nfunction Stack'],
    ],
    ['Toasts', 'main'],
  ],
  ['a page', 'sports', page('Article'), [['py-section', 'mt-6']], ['__federation_expose_ArticlePage']],
  ['what pages share', 'sports', 'remote-sports/src/pages/accent.ts', [['accent }', 'accent = "red" }']], ['common']],
];
type Replacement = [from: string, to: string];

it.each(edits)('a change of %s changes its modules, and no other', async (_what, app, file, changes, modules) => {
  const before = await modulesOf(app);
  const undo = await editFile(join(copy, file), (text) =>
    changes.reduce((changed, [from, to]) => changed.replace(from, to), text),
  );
  await buildChanged([app], { root: copy });
  const after = await modulesOf(app);
  await undo();
  await buildChanged([app], { root: copy });
  expect(await modulesOf(app), 'the first build, again').toEqual(before);
  expect([...after.keys()], 'the names of modules').toEqual([...before.keys()]);
  expect([...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name)).toEqual(modules);
});

it('the shell’s modules have names that say what they are for', async () => {
  expect([...(await modulesOf('shell')).keys()]).toEqual([
    'Notices',
    'Toasts',
    'TooltipLayer',
    'beacon',
    'binder',
    'main',
    'mark-sections',
    'radix',
    'react',
    'recovery',
    'search',
    'share',
    'shine-foil',
  ]);
});

/** The modules of the last build, sorted: their hashes by name. */
async function modulesOf(app: 'shell' | 'sports'): Promise<Map<string, string>> {
  const folder = join(copy, workspaceOf(app), 'dist/client');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js')).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(folder, file));
        return [file.split('.')[0] ?? '', createHash('sha256').update(bytes).digest('hex')] as const;
      }),
    ),
  );
}
