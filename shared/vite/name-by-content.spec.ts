import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainName } from '../contract/index.ts';
import type { ClientBuild } from './client-build.ts';
import { nameByContent } from './name-by-content.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mint-row-names-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const files = {
  'entry.js': 'const get = () => import("./page.js");',
  'page.js': 'import{a as b}from"./common.js";const picture=new URL(`picture.svg`,import.meta.url);',
  'common.js': 'export const a = "common.js is no address here";',
  'common.css': '@font-face{src:url(./font.woff2)}',
  'font.woff2': 'font',
  'picture.svg': '<svg/>',
};

/** Names files, and gives their published names and contents by their plain names. */
async function named(contents: Record<string, string>, options = {}) {
  const folder = await mkdtemp(join(root, 'client-'));
  for (const [file, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const build: ClientBuild = {
    imports: { 'page.js': ['common.js'] },
    chunks: new Map([['/src/Page.tsx', 'page.js']]),
    styles: ['common.css'],
    pageStyles: new Map(),
    fonts: ['font.woff2'],
    serverImports: {},
  };
  const result = await nameByContent(folder, build, Object.keys(contents), options);
  const names = new Map((await readdir(folder)).map((name) => [plainName(name), name]));
  const textOf = async (file: string) => readFile(join(folder, names.get(file) ?? file), 'utf8');
  return { result, names, textOf };
}

it('files get names of their content, and name each other by them', async () => {
  const { result, names, textOf } = await named(files);
  expect(await textOf('page.js')).toContain(`from"./${names.get('common.js')}"`);
  expect(await textOf('page.js')).toContain(`\`${names.get('picture.svg')}\``);
  expect(await textOf('entry.js')).toContain(`import("./${names.get('page.js')}")`);
  expect(await textOf('common.css')).toContain(`url(./${names.get('font.woff2')})`);
  expect(await textOf('common.js')).toBe(files['common.js']);
  expect(result.imports).toEqual({ [names.get('page.js') ?? '']: [names.get('common.js')] });
  expect(result.styles).toEqual([names.get('common.css')]);
});

it('a changed file changes its name and those of the files that name it, and no others', async () => {
  const before = await named(files);
  const after = await named({ ...files, 'common.js': 'export const a = 2;' });
  const changed = [...before.names].filter(([plain, name]) => after.names.get(plain) !== name).map(([plain]) => plain);
  expect(changed.sort()).toEqual(['common.js', 'entry.js', 'page.js']);
});

it('modules that keep their imports change with their own content alone', async () => {
  const before = await named(files, { keepsImports: () => true });
  const after = await named({ ...files, 'common.js': 'export const a = 2;' }, { keepsImports: () => true });
  const changed = [...before.names].filter(([plain, name]) => after.names.get(plain) !== name).map(([plain]) => plain);
  expect(changed).toEqual(['common.js']);
  expect(await after.textOf('page.js')).toContain('from"./common.js"');
});

it('a module that keeps its imports alone changes with its own content alone', async () => {
  const options = { keepsImports: (file: string) => file === 'entry.js' };
  const before = await named(files, options);
  const after = await named({ ...files, 'common.js': 'export const a = 2;' }, options);
  const changed = [...before.names].filter(([plain, name]) => after.names.get(plain) !== name).map(([plain]) => plain);
  expect(changed.sort()).toEqual(['common.js', 'page.js']);
});

it('modules that import each other in a circle change together', async () => {
  const circle = { 'a.js': 'import"./b.js";', 'b.js': 'import"./a.js";' };
  const before = await named(circle);
  const after = await named({ ...circle, 'b.js': 'import"./a.js";let b;' });
  for (const file of ['a.js', 'b.js']) expect(after.names.get(file)).not.toBe(before.names.get(file));
});
