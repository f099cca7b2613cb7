import { createHash } from 'node:crypto';
import { integrityOf } from '@mint-row/kit/build';
import { releaseCommand } from '../common/commands.ts';
import { DeliveryError } from '../common/errors.ts';
import { decode, isCopyOf } from './copies.ts';
import { contentOf, layout } from './layout.ts';
import type { Reading, Written } from './storage.ts';

/** How one kind of storage puts these bytes at this key. */
interface Puts {
  /** If the key has none: returns false, and changes nothing, when it has some. */
  create: () => Promise<boolean>;
  /** The bytes that are there. */
  replace: () => Promise<void>;
}

/**
 * Writes to a store as `Storage.write` promises it, in every kind of storage.
 * @throws DeliveryError when the key has other bytes that are not damaged
 */
export async function writeOnce(
  storage: Reading,
  key: string,
  bytes: Uint8Array,
  { create, replace }: Puts,
): Promise<Written> {
  const isMutable = key === layout.hint;
  if (!isMutable && (await create())) return 'created';
  if (!isMutable && (await isThere(storage, key, bytes))) return 'kept';
  await replace();
  return 'replaced';
}

/**
 * @returns whether the key has bytes that are as good as these; false if they are damaged or were just removed
 * @throws DeliveryError when the key has bytes that are not damaged, and stands for others
 */
async function isThere(storage: Reading, key: string, bytes: Uint8Array): Promise<boolean> {
  const stored = await storage.read(key);
  // A prune may have removed it a moment ago.
  if (!stored) return false;
  if (stored.equals(bytes)) return true;
  // Another version of Node, or less effort, may compress the same file to different bytes.
  if (contentOf(key) && (await isIntact(key, bytes))) return isIntact(key, stored);
  throw new DeliveryError(
    `${key} exists already in ${storage.address} with other content, and nothing in a store is overwritten. Nothing live has changed. Run: ${releaseCommand(storage.address, 'verify')}`,
  );
}

/**
 * Whether bytes are what their key stands for: the hash in it is theirs, or that of the file of which they are a
 * compressed copy. No key of a generation or a preview tells: what is there stays.
 */
export async function isIntact(key: string, bytes: Uint8Array): Promise<boolean> {
  const content = contentOf(key);
  if (!content) return true;
  const { hash, coding } = content;
  if (!coding) return hexOf(bytes).startsWith(hash);
  const plain = await decode(bytes, coding);
  if (!plain || hexOf(plain) !== hash) return false;
  return isCopyOf({ bytes: plain.length, integrity: integrityOf(plain) }, Buffer.from(bytes), coding);
}

function hexOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
