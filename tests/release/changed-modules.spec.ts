import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildChanged } from '../../delivery/index.ts';
import { workspaceOf } from '../site/applications.ts';
import { copySources } from '../site/copy-sources.ts';
import { editFile } from '../site/edit-file.ts';
import { writeSportsRemote } from '../site/sports-remote.ts';

/** How long the builds of one test may take on a busy machine. */
const buildTimeoutMs = 180_000;

let copy = '';

const page = (name: string) => `remote-sports/src/pages/${name}Page.tsx`;

beforeAll(async () => {
  copy = await copySources('changed-modules');
  await writeSportsRemote(copy);
  // Both of its pages use the module.
  await editFile(
    join(copy, page('Article')),
    (text) => `import { accent } from './accent.ts';\n${text.replace('<div ', '<div data-accent={accent} ')}`,
  );
  await buildChanged(['shell', 'sports'], { root: copy });
}, buildTimeoutMs);

type App = 'shell' | 'sports';
type Replacement = [from: string, to: string];

/**
 * Edits, each of what the last one left, with the modules whose bytes it changes. Remotes' modules contain the published
 * names of what they import, so their importers change too.
 */
const edits: readonly [what: string, app: App, file: string, changes: Replacement[], modules: string[]][] = [
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
  ['a page', 'sports', page('Article'), [['py-section', 'mt-6']], ['__federation_expose_ArticlePage', 'remoteEntry']],
  [
    'what pages share',
    'sports',
    'remote-sports/src/pages/accent.ts',
    [['accent }', 'accent = "red" }']],
    ['__federation_expose_ArticlePage', '__federation_expose_LandingPage', 'common', 'remoteEntry'],
  ],
];

it.each(edits)(
  'a change of %s changes its modules and those that name them, and no other',
  async (_what, app, file, changes, modules) => {
    const before = await modulesOf(app);
    await editFile(join(copy, file), (text) => changes.reduce((edited, [from, to]) => edited.replace(from, to), text));
    await buildChanged([app], { root: copy });
    const after = await modulesOf(app);
    expect([...after.keys()], 'the names of modules').toEqual([...before.keys()]);
    expect([...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name)).toEqual(modules);
  },
  buildTimeoutMs,
);

it('the shell’s modules have names that say what they are for', async () => {
  expect([...(await modulesOf('shell')).keys()]).toEqual([
    'Notices',
    'Toasts',
    'TooltipLayer',
    'beacon',
    'binder',
    'lamp',
    'main',
    'mark-sections',
    'offline-worker',
    'other-react',
    'page-reader',
    'radix',
    'react',
    'recovery',
    'search',
    'share',
    'shine-foil',
    'vitals',
  ]);
});

/** The modules of the last build, sorted: their hashes by name. */
async function modulesOf(app: App): Promise<Map<string, string>> {
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
