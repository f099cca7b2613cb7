import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
  publish,
  readLive,
  readSnapshot,
  type Storage,
  snapshotFiles,
  verify,
} from '../../delivery/index.ts';
import { whole } from '../sample.ts';
import { storeOfEveryKind } from './every-kind.ts';
import { inMemory, isNoticed, type Stored } from './flip-bits.ts';
import { filesOfRelease } from './keys-of-release.ts';
import { overwrite } from './overwrite.ts';
import { options, useOwnFolder } from './set-up.ts';

vi.setConfig({ testTimeout: 240_000 });

const own = useOwnFolder();
/** The artifacts that are live. */
let latest: Artifact[];
let store: Stored;

beforeAll(async () => {
  ({ latest, stored: store } = await storeOfEveryKind(own.folder));
});

describe('publishing the live release again repairs', () => {
  const kinds: [string, RegExp][] = [
    ['a document', /^text\/html$/],
    ['a copy of a document', /^text\/html\.br$/],
    ['the other copy of a document', /^text\/html\.gz$/],
    ['the registry', /^application\/json$/],
    ['a copy of the registry', /^application\/json\.br$/],
    ['the sitemap', /^application\/xml$/],
    ['a part', /^parts\//],
    ['the snapshot', /^snapshots\//],
    ['a manifest', /^releases\//],
    ['a module', /^client\/remoteEntry\.js$/],
    ['a copy of a module', /^client\/remoteEntry\.js\.br$/],
    ['code of the server', /^server\//],
    ['a drawing', /^client\/art\/thor\.svg$/],
  ];

  it.each(kinds)('%s that is damaged or missing', async (_what, kind) => {
    const storage = await inMemory(store);
    const before = await readLive(storage);
    const keys = [...(await liveKeys(storage))].flatMap(([key, what]) => (kind.test(what) ? [key] : []));
    expect(keys).not.toEqual([]);
    for (const key of keys.slice(0, whole ? 2 : 1)) {
      for (const spoil of ['damage', 'remove'] as const) {
        if (spoil === 'damage') await overwrite(storage, key, Buffer.from('damaged'));
        else await storage.remove(key);
        expect(await isNoticed(storage)).toBe(true);
        expect((await publish(storage, latest, options)).live).toEqual(before);
        expect(Buffer.compare((await storage.read(key)) ?? Buffer.alloc(0), store.get(key) as Buffer), key).toBe(0);
        expect((await verify(storage)).faults).toEqual([]);
      }
    }
  });
});

/** Every key that the live site needs, with what it is: the name of a file of a release, a content type or a folder. */
async function liveKeys(storage: Storage): Promise<Map<string, string>> {
  const live = await readLive(storage);
  const read = await readSnapshot(storage, live?.snapshot ?? '');
  const found = new Map<string, string>();
  const add = (key: string, what: string) => {
    for (const ending of ['', '.br', '.gz']) if (store.has(key + ending)) found.set(key + ending, what + ending);
  };
  for (const [app, release] of Object.entries({ ...live?.releases })) {
    add(`releases/${app}/${release}.json`, 'releases/');
    for (const [name, key] of Object.entries(await filesOfRelease(storage, app, release))) add(key, name);
  }
  for (const { key, type } of snapshotFiles(read).values()) add(key, type);
  for (const { name } of read.parts) add(`parts/${name}.json`, 'parts/');
  add(`snapshots/${live?.snapshot}.json`, 'snapshots/');
  return found;
}
