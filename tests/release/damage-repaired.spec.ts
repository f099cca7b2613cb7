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
    ['a document', /^composed\/.*\.html$/],
    ['a copy of a document', /^composed\/.*\.html\.br$/],
    ['the other copy of a document', /^composed\/.*\.html\.gz$/],
    ['the registry', /^composed\/.*\.json$/],
    ['a copy of the registry', /^composed\/.*\.json\.br$/],
    ['the sitemap', /^composed\/.*\.xml$/],
    ['a part', /^parts\//],
    ['the snapshot', /^snapshots\//],
    ['a manifest', /^releases\/.*\/manifest\.json$/],
    ['a module', /^releases\/.*\/remoteEntry\.js$/],
    ['a copy of a module', /^releases\/.*\/remoteEntry\.js\.br$/],
    ['code of the server', /^releases\/.*\/server\//],
    ['a drawing', /^releases\/.*\/thor\.svg$/],
  ];

  it.each(kinds)('%s that is damaged or missing', async (_what, kind) => {
    const storage = await inMemory(store);
    const before = await readLive(storage);
    const keys = (await liveKeys(storage)).filter((key) => kind.test(key)).slice(0, whole ? 2 : 1);
    expect(keys).not.toEqual([]);
    for (const key of keys) {
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

/** Every key that the live site needs. */
async function liveKeys(storage: Storage): Promise<string[]> {
  const live = await readLive(storage);
  const read = await readSnapshot(storage, live?.snapshot ?? '');
  const places = [
    ...Object.entries({ ...live?.releases }).map(([app, release]) => `releases/${app}/${release}/`),
    ...[...snapshotFiles(read).values()].map(({ key }) => key),
    ...read.parts.map(({ key }) => `parts/${key}`),
    `snapshots/${live?.snapshot}`,
  ];
  return [...store.keys()].filter((key) => places.some((one) => key.startsWith(one)));
}
