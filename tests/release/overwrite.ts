import type { Storage } from '../../delivery/index.ts';

/** Damages a stored file, or puts it back: a disk may do that, `Storage.write` refuses it. */
export async function overwrite(storage: Storage, key: string, bytes: Uint8Array): Promise<void> {
  await storage.remove(key);
  if (!(await storage.create(key, bytes))) throw new Error(`${key} cannot be overwritten.`);
}
