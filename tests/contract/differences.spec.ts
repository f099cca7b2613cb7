import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Artifact, diff, integrityListsOf, integrityOf, publish, readArtifact } from '../../delivery/index.ts';
import { temporaryFolder } from '../release/tiny-site.ts';
import { anotherRelease } from '../site/another-release.ts';
import { root } from '../site/root.ts';
import { copyOfSite } from './site.ts';

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  temporary = await temporaryFolder();
});
afterAll(() => temporary.remove());

it('a difference is classified by its cause: the content of pages, their code, or a release name in them', async () => {
  const storage = await copyOfSite(join(temporary.folder, 'store'));
  const built = await readArtifact('marvel', join(root, 'remote-marvel/dist'));
  const releases = [
    await withFile('client/data/marvel/characters.json', (text) => text.replace('"data":{', '"data":{"new":1,')),
    await anotherRelease('marvel', temporary.folder, 'other code'),
    await withFile('client/art/hulk.svg', (text) => `${text} `),
  ];
  for (const release of releases) {
    const author = { who: 'A tester', why: 'a test' };
    await publish(storage, [release], { composer: 'tests', author, effort: 'fast' });
  }
  /** The paths with this kind of change from the built site to a generation. */
  const changed = async (to: string, change: string) => {
    const { pages, files } = await diff(storage, '1', to);
    const found = [...pages, ...files].filter((file) => file.change === change);
    return found.map(({ path }) => path).sort();
  };
  const pages = 'pages' in built.manifest ? built.manifest.pages.map(({ path }) => path) : [];

  expect(await changed('2', 'content')).toEqual(['/marvel/characters']);
  expect(await changed('2', 'code')).toEqual([]);
  expect(await changed('2', 'release')).toEqual(
    [...pages.filter((path) => path !== '/marvel/characters'), '/registry.json'].sort(),
  );
  expect(await changed('3', 'content')).toEqual([]);
  expect(await changed('3', 'code')).toEqual(pages.sort());
  expect(await changed('4', 'content')).toContain('/characters/hulk');
  expect(await changed('4', 'content')).not.toContain('/characters/deadpool');
}, 60_000);

/** Marvel's artifact with one file changed. */
async function withFile(file: string, change: (text: string) => string): Promise<Artifact> {
  const folder = await mkdtemp(join(temporary.folder, 'changed-'));
  await cp(join(root, 'remote-marvel/dist'), folder, { recursive: true });
  const { manifest } = await readArtifact('marvel', folder);
  const put = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    manifest.files[name] = { bytes: Buffer.byteLength(text), integrity: integrityOf(Buffer.from(text)) };
  };
  await put(file, change(await readFile(join(folder, file), 'utf8')));
  for (const [list, text] of integrityListsOf(manifest)) await put(`client/${list}`, text);
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return readArtifact('marvel', folder);
}
