import { resolve } from 'node:path';
import { DeliveryError } from '../delivery-error.ts';
import { FileStorage } from '../store/file-storage.ts';
import { layout } from '../store/layout.ts';

/**
 * Opens the store in a folder.
 * @param create whether the folder may be none yet: its first release makes it a store
 * @throws DeliveryError when the folder is no store, so that a misspelled one is not taken for an empty store
 */
export async function openStore(folder: string, { create = false } = {}): Promise<FileStorage> {
  const storage = new FileStorage(resolve(folder));
  if (create || (await storage.list(layout.history)).length > 0) return storage;
  throw new DeliveryError(
    `${storage.place} is not a store: it has no history. Check --store; to make a new store, say --create: npm run release -- publish shell … --create`,
  );
}
