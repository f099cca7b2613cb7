import { DeliveryError } from '../delivery-error.ts';
import { layout } from '../store/layout.ts';
import { openStorage } from '../store/open-storage.ts';
import type { Storage } from '../store/storage.ts';

/**
 * Opens the store at an address.
 * @param create whether the store need not exist yet: the first release makes it
 * @throws DeliveryError when there is no store, so that a misspelled address is not mistaken for an empty store
 */
export async function openStore(address: string, { create = false } = {}): Promise<Storage> {
  const storage = openStorage(address);
  if (create || (await storage.list(layout.history)).length > 0) return storage;
  throw new DeliveryError(
    `${storage.place} is not a store: it has no history. Check --store; to make a new store, add --create: npm run release -- publish shell … --create\nSee docs/operations.md#first-deployment`,
  );
}
