import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { pictures, publishedAs } from './pictures.ts';

it.each([
  ['pages/card.png', 'pages-card.png'],
  ['guides/my cards/Fräulein.jpeg', 'guides-my-cards-Fraulein.jpg'],
  ['../node_modules/a/b.svg', 'node-modules-a-b.svg'],
])('a picture %s is published as %s', (path, name) => {
  expect(publishedAs(path)).toBe(name);
});

const { transform } = pictures('sports', '/site/remote-sports') as unknown as {
  transform: (code: string, id: string) => { code: string } | null;
};

it('imports a picture that a module names by an address', () => {
  const code = "const card = new URL('./card.png', import.meta.url).href;";
  expect(transform(code, '/site/remote-sports/src/Page.tsx')?.code).toBe(
    'import __picture0 from "./card.png";const card = { href: __picture0, pathname: __picture0, toString: () => __picture0 }.href;',
  );
});

it('leaves other files to Vite', () => {
  const code = "fetch(new URL('./rates.json', import.meta.url));";
  expect(transform(code, '/site/remote-sports/src/Page.tsx')).toBeNull();
});

const inDevelopment = (consumer: 'client' | 'server') => ({
  environment: { mode: 'dev', config: { consumer } },
  addWatchFile: () => {},
  error: (message: string) => {
    throw new Error(message);
  },
});

/** A folder with a picture. */
async function folderWithPicture() {
  const folder = await mkdtemp(join(tmpdir(), 'mint-row-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'table.svg');
  const draw = (width: number) =>
    writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"></svg>`);
  await draw(60);
  return { folder, file, draw };
}

it('gives a photograph one address in documents and in browsers, and another when it was replaced', async () => {
  const { file, draw } = await folderWithPicture();
  const { load } = pictures('sports', process.cwd()) as unknown as {
    load: (this: object, id: string) => Promise<{ code: string }>;
  };
  const loaded = async (consumer: 'client' | 'server') =>
    (await load.call(inDevelopment(consumer), `${file}?photograph`)).code;
  const first = await loaded('server');
  expect(first).toMatch(/"src":"\/@fs\/[^"]*\/table\.svg\?bytes=[0-9a-f]{8}","width":60,"height":40/);
  expect(await loaded('client')).toBe(first);
  await draw(90);
  const renewed = await loaded('client');
  expect(renewed.replace('"width":90', '"width":60')).not.toBe(first);
  expect(await loaded('server')).toBe(renewed);
});

it('says of a picture that is not there who imports it, and from which folder', async () => {
  const { folder } = await folderWithPicture();
  await mkdir(join(folder, 'empty'));
  const { resolveId } = pictures('sports', folder) as unknown as {
    resolveId: (this: object, id: string, importer: string) => null;
  };
  const resolved = (id: string) => resolveId.call(inDevelopment('server'), id, join(folder, 'SetsPage.tsx'));
  expect(resolved('./table.svg?photograph')).toBeNull();
  expect(() => resolved('./tabel.svg?photograph')).toThrow(
    /SetsPage\.tsx imports the picture tabel\.svg from .*, which has table\.svg\.$/,
  );
  expect(() => resolved('./empty/table.png')).toThrow(/empty, which has no pictures\.$/);
  expect(() => resolved('./art/table.png')).toThrow(/art, which does not exist\.$/);
});
