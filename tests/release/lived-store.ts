import { beforeAll } from 'vitest';
import {
  FileStorage,
  prune,
  publish,
  readLive,
  readSnapshot,
  rollbackApps,
  type Storage,
  snapshotFiles,
} from '../../delivery/index.ts';
import { overwrite } from './overwrite.ts';
import { author, copyOfStore, options, useOwnSite } from './set-up.ts';
import { storageKinds } from './storage-kinds.ts';
import { previewOf } from './store-with-preview.ts';

/** A store of the test file's own with two releases, a rollback, a prune and a preview: four generations. */
export function useLivedStore() {
  const own = useOwnSite();
  const base = () => new FileStorage(`${own.folder}/base`);

  beforeAll(async () => {
    await own.putInto(base());
    await publish(base(), [await own.marvel({ text: 'three' })], options);
    await rollbackApps(base(), ['marvel'], options);
    await prune(base(), { keep: 1, days: 0, author });
    await previewOf(own, base());
  });
  return {
    own,
    base,
    /** The same, for a test that changes it. */
    source: async () => new FileStorage(await copyOfStore(base().address)),
    /** An empty place in a bucket. */
    bucket: () => storageKinds['a bucket']?.('') as Storage,
    /** Damages the first document of this store in a place, and returns its key. */
    damage: async (storage: Storage) => {
      const { snapshot } = (await readLive(base())) ?? {};
      const { key = '' } = snapshotFiles(await readSnapshot(base(), snapshot ?? '')).get('/marvel') ?? {};
      await overwrite(storage, key, Buffer.from('damaged'));
      return key;
    },
  };
}
