import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Artifact, diff, publish, readArtifact } from '../../delivery/index.ts';
import { temporaryFolder } from '../release/tiny-site.ts';
import { anotherRelease, changedRelease } from '../site/another-release.ts';
import { root } from '../site/root.ts';
import { copyOfSite } from './site.ts';

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  temporary = await temporaryFolder();
});
afterAll(() => temporary.remove());

it('a difference is classified by its cause: the content of pages, their code, or a list of releases', async () => {
  const storage = await copyOfSite(join(temporary.folder, 'store'));
  const built = await readArtifact('marvel', join(root, 'remote-marvel/dist'));
  const releases = [
    await withFile('data/marvel/characters.json', (text) => text.replace('"data":{', '"data":{"new":1,')),
    await anotherRelease('marvel', temporary.folder, 1),
    await withFile('art/hulk.svg', (text) => `${text} `),
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
  expect(await changed('2', 'release')).toEqual(['/offline.json', '/registry.json']);
  expect(await changed('3', 'content')).toEqual([]);
  expect(await changed('3', 'code')).toEqual(pages.sort());
  expect(await changed('4', 'content')).toContain('/characters/hulk');
  expect(await changed('4', 'content')).not.toContain('/characters/deadpool');
}, 60_000);

/** Marvel's artifact with one of its published files changed. */
function withFile(plain: string, change: (text: string) => string): Promise<Artifact> {
  return changedRelease('marvel', temporary.folder, (path, content) =>
    path === `client/${plain}` ? change(content.toString()) : null,
  );
}
