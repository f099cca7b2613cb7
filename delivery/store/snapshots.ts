import { createHash } from 'node:crypto';
import { integrityOf } from '@mint-row/kit/build';
import type { InlineHashes } from '@mint-row/kit/headers';
import type { ComposedFile } from '../compose/composed-file.ts';
import { DeliveryError } from '../delivery-error.ts';
import { type Effort, writeEncoded } from './encode.ts';
import { layout } from './layout.ts';
import { nameAfter, pruneOf } from './name.ts';
import { seal, unseal } from './seal.ts';
import { type Part, partSchema, type Snapshot, type SnapshotFile, snapshotSchema } from './snapshot.ts';
import type { Reading, Storage } from './storage.ts';

/** The file extensions of composed files, by content type. */
export const endings = {
  'text/html': 'html',
  'application/json': 'json',
  'application/speculationrules+json': 'json',
  'application/xml': 'xml',
  'application/atom+xml': 'atom',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/manifest+json': 'webmanifest',
  'image/x-icon': 'ico',
  'image/png': 'png',
};

/** A stored part, with the hash of its file. */
export type StoredPart = Part & { key: string; integrity: string };
/** A stored snapshot, with the hash of its file. */
export type StoredSnapshot = Snapshot & { integrity: string };

/**
 * Puts a composed file and its compressed copies into the store.
 * @param owner the name of the part or snapshot that the file belongs to
 * @param options.hashes of the inline scripts and styles of a document
 * @returns its record in a snapshot, and its compressed size, in bytes
 */
export async function putComposed(
  storage: Storage,
  { type, body }: Pick<ComposedFile, 'type' | 'body'>,
  owner: string,
  { effort, hashes }: { effort?: Effort; hashes?: InlineHashes | undefined } = {},
): Promise<{ record: SnapshotFile; compressed: number }> {
  const bytes = Buffer.from(body);
  const key = layout.composedFile(nameAfter(composedHash(bytes), pruneOf(owner)), endings[type]);
  const compressed = await writeEncoded(storage, key, bytes, effort);
  await storage.write(key, bytes);
  return { record: { key, type, bytes: bytes.length, integrity: integrityOf(bytes), ...hashes }, compressed };
}

/** The name of a composed file without a prune's number. */
export function composedHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

export async function addPart(storage: Storage, key: string, part: Part): Promise<StoredPart> {
  const bytes = seal(part);
  await storage.write(layout.part(key), bytes);
  return { ...part, key, integrity: integrityOf(bytes) };
}

/** A part, or null when it is missing or cannot be read, and so has to be composed. */
export async function readPart(storage: Reading, key: string): Promise<StoredPart | null> {
  const bytes = await storage.read(layout.part(key));
  const part = unseal(partSchema, bytes);
  return bytes && part && { ...part, key, integrity: integrityOf(bytes) };
}

export async function addSnapshot(storage: Storage, snapshot: Snapshot): Promise<StoredSnapshot> {
  const bytes = seal(snapshot);
  await storage.write(layout.snapshot(snapshot.id), bytes);
  return { ...snapshot, integrity: integrityOf(bytes) };
}

/** All that the bytes of a snapshot depend on. */
type SnapshotContent = Omit<Snapshot, 'id' | 'files'> & {
  /** The hashes of the files of the whole site, by address, of a registry without the snapshot's id. */
  files: Record<string, string>;
};

/** The name of a snapshot without a prune's number: the hash of its content. */
export function snapshotHash({ composer, releases, previous, parts, files }: SnapshotContent): string {
  return shortHashOf({ composer, releases, previous, parts, files });
}

/** The name that earlier versions gave to a snapshot, without a prune's number: it did not depend on the files. */
export function earlierSnapshotHash({ composer, releases, previous }: Snapshot): string {
  return shortHashOf({ composer, releases, previous });
}

function shortHashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/** A snapshot, or null when it is not in the store or cannot be read. */
export async function findSnapshot(storage: Reading, id: string): Promise<StoredSnapshot | null> {
  const bytes = await storage.read(layout.snapshot(id));
  const snapshot = unseal(snapshotSchema, bytes);
  return bytes && snapshot && snapshot.id === id ? { ...snapshot, integrity: integrityOf(bytes) } : null;
}

/**
 * @param integrity the hash of the snapshot's file, if the history records it
 * @throws DeliveryError when the snapshot or one of its parts is not in the store, or is damaged
 */
export async function readSnapshot(
  storage: Reading,
  id: string,
  integrity?: string | null,
): Promise<{ snapshot: StoredSnapshot; parts: StoredPart[] }> {
  const snapshot = await findSnapshot(storage, id);
  if (!snapshot || (integrity && snapshot.integrity !== integrity)) throw unreadable(storage, layout.snapshot(id));
  const parts = await Promise.all(
    snapshot.parts.map(async ({ key, integrity }) => {
      const part = await readPart(storage, key);
      if (part?.integrity !== integrity) throw unreadable(storage, layout.part(key));
      return part;
    }),
  );
  return { snapshot, parts };
}

/** Every file of a snapshot, by its address. */
export function filesOf({
  snapshot,
  parts,
}: {
  snapshot: Snapshot;
  parts: readonly Part[];
}): Map<string, SnapshotFile> {
  return new Map([...parts.map(({ files }) => files), snapshot.files].flatMap((files) => Object.entries(files)));
}

function unreadable(storage: Reading, key: string): DeliveryError {
  return new DeliveryError(
    `${key} is missing or damaged in the store (${storage.place}). If a prune removed it, publish the artifacts again; if it is damaged, publish what is live again, or roll back to another snapshot. See docs/operations.md#housekeeping`,
  );
}
