import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildChanged } from '../../delivery/index.ts';
import { copySources } from '../site/copy-sources.ts';
import { root } from '../site/root.ts';

// Follows the guides of CONTRIBUTING.md in a copy of the sources, with the very lines that they give.

const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const marvel = 'remote-marvel/src/pages/index.ts';
let copy = '';

beforeAll(async () => {
  copy = await copySources('contributing');
  await addPage();
  await addGuide();
  await addRemote();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** The code that a guide gives, in its order, as many blocks as are expected. */
function blocksOf(heading: string, count: number): string[] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const blocks = [...(section.split('\n## ')[0] ?? '').matchAll(/^ {3}```\w+\n([\s\S]*?)^ {3}```$/gm)];
  expect(blocks, `the blocks of "${heading}"`).toHaveLength(count);
  return blocks.map(([, code = '']) => code.replaceAll(/^ {3}/gm, ''));
}

async function write(file: string, code = ''): Promise<void> {
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await writeFile(join(copy, file), code);
}

async function insert(file: string, after: string, code = ''): Promise<void> {
  const before = await readFile(join(copy, file), 'utf8');
  expect(before).toContain(after);
  await write(
    file,
    before.replace(after, () => after + code),
  );
}

async function addPage() {
  const [content, page, entry] = blocksOf('Add a page', 3);
  await write('remote-marvel/src/content/sets.ts', content);
  await write('remote-marvel/src/pages/SetsPage.tsx', page);
  await insert(marvel, '', "import { sets } from '../content/sets.ts';\n");
  await insert(marvel, '  pages: [\n', entry);
}

async function addGuide() {
  const [content, figures, page, entry] = blocksOf('Add a guide', 4);
  await write('remote-marvel/src/guides/first-printings/content.ts', content);
  await write('remote-marvel/src/guides/first-printings/figures.ts', figures);
  await write('remote-marvel/src/pages/FirstPrintingsGuidePage.tsx', page);
  await insert(marvel, '', "import { firstPrintings } from '../guides/first-printings/content.ts';\n");
  await insert(marvel, 'const guides = [\n', entry);
}

async function addRemote() {
  const [declaration, styles, pages, page, row] = blocksOf('Add a remote', 5);
  for (const file of ['package.json', 'vite.config.ts', 'tsconfig.json']) {
    await mkdir(join(copy, 'remote-sports'), { recursive: true });
    await cp(join(copy, 'remote-starwars', file), join(copy, 'remote-sports', file));
  }
  await write('remote-sports/remote.json', declaration);
  await write('remote-sports/src/styles.css', styles);
  await write('remote-sports/src/pages/index.ts', pages);
  await write('remote-sports/src/pages/LandingPage.tsx', page);
  await insert('shell/src/route-table.ts', 'const routes: readonly Row[] = [\n', row);
}

it('what the guides add has the right types', async () => {
  // All at once: most of what is checked they have in common.
  await write(
    'tsconfig.json',
    JSON.stringify({
      extends: './remote-marvel/tsconfig.json',
      include: ['remote-marvel', 'remote-sports', 'shell'],
    }),
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: copy, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

it.each([
  ['marvel', ['/marvel/sets', '/guides/first-printings']],
  ['sports', ['/sports']],
])('what the guides add to %s is built', async (remote, added) => {
  await buildChanged([remote], { root: copy });
  const manifest = await readFile(join(copy, `remote-${remote}/dist/manifest.json`), 'utf8');
  const { pages } = JSON.parse(manifest) as { pages: { path: string }[] };
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(added));
});
