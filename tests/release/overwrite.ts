import type { Storage } from '../../delivery/index.ts';

/** Damages or repairs a stored file, like a disk; `Storage.write` refuses that. */
export async function overwrite(storage: Storage, key: string, bytes: Uint8Array): Promise<void> {
  await storage.remove(key);
  if (!(await storage.create(key, bytes))) throw new Error(`${key} cannot be overwritten.`);
}
