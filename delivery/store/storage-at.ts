import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DeliveryError } from '../common/errors.ts';
import { BucketStorage } from './bucket/bucket-storage.ts';
import { FileStorage } from './file-storage.ts';
import type { Storage } from './storage.ts';

/**
 * The storage at an address, which need not exist: commands ask `openStore` for a store that does.
 * @param address the path of a folder, its "file:" URL, or s3://bucket/prefix
 * @throws DeliveryError when the address is of a kind that no storage has
 */
export function storageAt(address: string): Storage {
  const [, scheme] = /^([a-z][a-z0-9+.-]+):/i.exec(address) ?? [];
  if (!scheme) return new FileStorage(resolve(address));
  if (scheme.toLowerCase() === 'file') return new FileStorage(fileURLToPath(address));
  if (scheme.toLowerCase() === 's3') return new BucketStorage(address);
  throw new DeliveryError(
    `${address} is not the address of a store. Give the path of a folder, its file: URL, or s3://bucket/prefix.`,
  );
}
