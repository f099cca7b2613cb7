import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
  diff,
  integrityListsOf,
  integrityOf,
  MemoryStorage,
  publish,
  readArtifact,
} from '../../delivery/index.ts';
import { anotherRelease } from '../site/another-release.ts';
import { appNames } from '../site/applications.ts';
import { root } from '../site/root.ts';
import { options, useOwnFolder } from './set-up.ts';

// The real pages are composed several times.
vi.setConfig({ testTimeout: 120_000 });

const own = useOwnFolder();

describe('a difference', () => {
  it('is told by what changed: the content of pages, their code, or the release that they name', async () => {
    const storage = new MemoryStorage();
    const site = await Promise.all(
      appNames.map((app) => readArtifact(app, join(root, app === 'shell' ? app : `remote-${app}`, 'dist'))),
    );
    await publish(storage, site, options);
    await publish(
      storage,
      [await withFile('client/data/marvel/characters.json', (text) => text.replace('"data":{', '"data":{"new":1,'))],
      options,
    );
    await publish(
      storage,
      site.filter(({ app }) => app === 'marvel'),
      options,
    );
    await publish(storage, [await anotherRelease('marvel', own.folder, 'other code')], options);
    await publish(
      storage,
      site.filter(({ app }) => app === 'marvel'),
      options,
    );
    await publish(storage, [await withFile('client/art/hulk.svg', (text) => `${text} `)], options);

    const changed = async (from: string, to: string, change: string) =>
      (await diff(storage, from, to)).files.filter((file) => file.change === change).map(({ path }) => path);
    const pages = site
      .flatMap(({ app, manifest }) => (app === 'marvel' && 'pages' in manifest ? manifest.pages : []))
      .map(({ path }) => path);

    expect(await changed('1', '2', 'content')).toEqual(['/marvel/characters']);
    expect(await changed('1', '2', 'code')).toEqual([]);
    expect(await changed('1', '2', 'release')).toEqual(
      [...pages.filter((path) => path !== '/marvel/characters'), '/registry.json'].sort(),
    );
    expect(await changed('3', '4', 'content')).toEqual([]);
    expect(await changed('3', '4', 'code')).toEqual(pages.sort());
    expect(await changed('5', '6', 'content')).toContain('/characters/hulk');
    expect(await changed('5', '6', 'content')).not.toContain('/characters/thor');
  });
});

/** Marvel's artifact with one file changed. */
async function withFile(file: string, change: (text: string) => string): Promise<Artifact> {
  const folder = await mkdtemp(join(own.folder, 'changed-'));
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
