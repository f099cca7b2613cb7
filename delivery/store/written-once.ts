import { integrityOf, releaseOf } from '@mint-row/kit/build';
import { manifestFile } from '../artifact/manifest-file.ts';
import { readOutline } from '../artifact/outline.ts';
import { DeliveryError } from '../common/errors.ts';
import { type Coding, codings } from './codings.ts';
import { decode, isAsGood, isCopyOf } from './copies.ts';
import { hashOf, layout, releaseName, storedName } from './layout.ts';
import { unseal } from './seal.ts';
import { composedHash, partSchema, snapshotSchema } from './snapshots.ts';
import type { Reading, Written } from './storage.ts';

/** The keys whose bytes may change. All others are written once, and replaced only while their bytes are damaged. */
const mutableKeys: ReadonlySet<string> = new Set([layout.hint]);

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
  const isMutable = mutableKeys.has(key);
  if (!isMutable && (await create())) return 'created';
  if (!isMutable && !(await needsRepair(storage, key, bytes))) return 'kept';
  await replace();
  return 'replaced';
}

/**
 * Decides about a write to a key that has bytes.
 * @returns whether the bytes there are damaged and have to be replaced; false if they are as good as the new ones
 * @throws DeliveryError when the key stands for other bytes than the new ones
 */
export async function needsRepair(storage: Reading, key: string, bytes: Uint8Array): Promise<boolean> {
  const stored = await storage.read(key);
  // A prune may have removed it a moment ago.
  if (!stored) return true;
  if (await isAsGood(key, stored, bytes)) return false;
  if (!(await isIntact(storage, key, stored))) return true;
  throw new DeliveryError(
    `${key} exists already in ${storage.place} with other content, and nothing in a store is overwritten. Nothing live has changed. Run: npm run release -- verify`,
  );
}

const composed = new RegExp(`^${layout.composed}(${storedName})\\.[a-z]+$`);
const released = new RegExp(`^(${layout.releases}([^/]+)/(${releaseName}))/(.+)$`);
const recorded = new RegExp(`^(${layout.snapshots}|${layout.parts})(${storedName})\\.json$`);

/**
 * Whether bytes can be what their key stands for, as far as its name and the manifest of its release tell. Nothing tells
 * for a generation or a preview: what is there stays.
 */
export async function isIntact(storage: Reading, key: string, bytes: Buffer): Promise<boolean> {
  const [, folder, name = ''] = recorded.exec(key) ?? [];
  if (folder === layout.parts) return unseal(partSchema, bytes) !== null;
  if (folder === layout.snapshots) return unseal(snapshotSchema, bytes)?.id === name;
  const coding = (Object.keys(codings) as Coding[]).find((each) => key.endsWith(codings[each]));
  if (!coding) return isFile(storage, key, bytes);
  const plain = await decode(bytes, coding);
  if (!plain || !(await isCopyOf({ bytes: plain.length, integrity: integrityOf(plain) }, bytes, coding))) return false;
  return isFile(storage, key.slice(0, -codings[coding].length), plain);
}

/** The same of a composed file, or of a file of a release. */
async function isFile(storage: Reading, key: string, bytes: Buffer): Promise<boolean> {
  const [, composedName] = composed.exec(key) ?? [];
  if (composedName !== undefined) return composedHash(bytes) === hashOf(composedName);
  const [, place, app = '', release = '', path = ''] = released.exec(key) ?? [];
  if (place === undefined) return true;
  if (path === manifestFile) return releaseOf(bytes) === hashOf(release);
  // Without its manifest a release does not exist: an earlier attempt may have left anything.
  const manifest = await storage.read(`${place}/${manifestFile}`);
  return (
    manifest !== null &&
    releaseOf(manifest) === hashOf(release) &&
    readOutline(app, manifestFile, manifest.toString()).files[path]?.integrity === integrityOf(bytes)
  );
}
