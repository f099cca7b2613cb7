import { createHash } from 'node:crypto';
import { appNameSchema, integritySchema } from '@mint-row/kit/contract/manifest';
import { z } from 'zod';
import { DeliveryError } from '../common/errors.ts';
import { type ComposedType, composedTypes, nameOfComposed } from './codings.ts';
import { layout, partName, releaseName } from './layout.ts';
import { placeSchema } from './place.ts';
import type { Reading, Storage } from './storage.ts';
import { fileKey, type RecordedFile } from './stored-files.ts';
import { isIntact } from './written-once.ts';

/** The beginning of a record's hash and, if it was stored after a prune, the number of that prune. */
const name = z.string().regex(new RegExp(`^${releaseName}$`));

/** The release of each application in a site. */
export const releasesSchema = z.record(appNameSchema, name);
export type Releases = z.infer<typeof releasesSchema>;

/** The file has the key of its hash: see `fileKey`. */
const composedFile = z.strictObject({
  type: z.enum(Object.keys(composedTypes) as [ComposedType, ...ComposedType[]]),
  bytes: z.int().nonnegative(),
  integrity: integritySchema,
  /** Hashes of its inline scripts and styles, for the security policy. */
  scriptHashes: z.array(z.string()).optional(),
  styleHashes: z.array(z.string()).optional(),
});

const partFile = composedFile.extend({
  /** The hash of all that the file depends on: a file of the same inputs need not be composed again. */
  inputs: z.string(),
  /** The addresses that a document links to, except within itself, as indexes of the part's `targets`. */
  links: z.array(z.int().nonnegative()),
});

/** The composed documents of one application in a site. */
const partSchema = z.strictObject({
  app: appNameSchema,
  /** By address on the site. */
  files: z.record(z.string(), partFile),
  /** Every address that its documents link to. */
  targets: z.array(z.string()),
});

/** One complete, immutable state of the site: the exact releases, and every file composed from them. */
const snapshotSchema = z.strictObject({
  /** The composer that made it: another version may compose different bytes from the same releases. */
  composer: z.string(),
  /** Where the site is: every document depends on it. */
  place: placeSchema,
  releases: releasesSchema,
  /** The fallback release of each remote that has one. */
  fallbacks: z.record(appNameSchema, name),
  /** The names of its parts. */
  parts: z.array(z.string().regex(new RegExp(`^${partName}$`))),
  /** The files of the whole site, such as the registry and the sitemap, by address. */
  files: z.record(z.string(), composedFile),
  /** The present path of each page whose address has changed, by former address; left out if there are none. */
  moved: z.record(z.string(), z.string()).optional(),
});

export type SnapshotFile = z.infer<typeof composedFile>;
export type PartFile = z.infer<typeof partFile>;
export type Part = z.infer<typeof partSchema>;
export type Snapshot = z.infer<typeof snapshotSchema>;

/** A stored part, with its name. */
export type StoredPart = Part & { name: string };
/** A stored snapshot, with its name. */
export type StoredSnapshot = Snapshot & { id: string };

/** A composed file, as it is stored. */
export function recordedFile({ type, bytes, integrity }: SnapshotFile): RecordedFile {
  return { name: nameOfComposed(type), bytes, integrity, isServed: true };
}

/** The bytes of a record: the same for the same content. */
function toBytes(record: Part | Snapshot): Buffer {
  return Buffer.from(`${JSON.stringify(record)}\n`);
}

/** The name of a part, without a prune's number: the beginning of the hash of its bytes. */
export function partHash(part: Part): string {
  return createHash('sha256').update(toBytes(part)).digest('hex').slice(0, 32);
}

/** The name of a snapshot, without a prune's number: the beginning of the hash of its bytes. */
export function snapshotHash(snapshot: Snapshot): string {
  return createHash('sha256').update(toBytes(snapshot)).digest('hex').slice(0, 16);
}

export async function addPart(storage: Storage, part: Part, name: string): Promise<StoredPart> {
  await storage.write(layout.part(name), toBytes(part));
  return { ...part, name };
}

export async function addSnapshot(storage: Storage, snapshot: Snapshot, id: string): Promise<StoredSnapshot> {
  await storage.write(layout.snapshot(id), toBytes(snapshot));
  return { ...snapshot, id };
}

/** A part, or null when it is not in the store or is damaged. */
export async function findPart(storage: Reading, name: string): Promise<StoredPart | null> {
  const part = await readRecord(storage, layout.part(name), partSchema);
  return part && { ...part, name };
}

/** A snapshot, or null when it is not in the store or is damaged. */
export async function findSnapshot(storage: Reading, id: string): Promise<StoredSnapshot | null> {
  const snapshot = await readRecord(storage, layout.snapshot(id), snapshotSchema);
  return snapshot && { ...snapshot, id };
}

async function readRecord<Schema extends z.ZodType>(
  storage: Reading,
  key: string,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const bytes = await storage.read(key);
  if (!bytes || !(await isIntact(key, bytes))) return null;
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}

/** @throws DeliveryError when the snapshot or one of its parts is not in the store, or is damaged */
export async function readSnapshot(
  storage: Reading,
  id: string,
): Promise<{ snapshot: StoredSnapshot; parts: StoredPart[] }> {
  const snapshot = await findSnapshot(storage, id);
  if (!snapshot) throw unreadable(storage, layout.snapshot(id));
  const parts = await Promise.all(
    snapshot.parts.map(async (name) => {
      const part = await findPart(storage, name);
      if (!part) throw unreadable(storage, layout.part(name));
      return part;
    }),
  );
  return { snapshot, parts };
}

/** A composed file, and its key in the store. */
export type KeyedFile = SnapshotFile & RecordedFile & { key: string };

/** Every file of a snapshot, by its address. */
export function snapshotFiles({
  snapshot,
  parts,
}: {
  snapshot: StoredSnapshot;
  parts: readonly StoredPart[];
}): Map<string, KeyedFile> {
  const keyed = (owner: string, files: Readonly<Record<string, SnapshotFile>>) =>
    Object.entries(files).map(
      ([path, file]) => [path, { ...file, ...recordedFile(file), key: fileKey(file, owner) }] as const,
    );
  return new Map([...parts.flatMap(({ name, files }) => keyed(name, files)), ...keyed(snapshot.id, snapshot.files)]);
}

function unreadable(storage: Reading, key: string): DeliveryError {
  return new DeliveryError(
    `${key} is missing or damaged in the store (${storage.address}). If a prune removed it, publish the artifacts again; if it is damaged, publish what is live again, or roll back to another snapshot. See docs/operations.md#housekeeping`,
  );
}
