import { createHash } from 'node:crypto';
import { integrityOf } from '@mint-row/kit/build';
import { appNameSchema, integritySchema } from '@mint-row/kit/contract/manifest';
import type { InlineHashes } from '@mint-row/kit/headers';
import { z } from 'zod';
import { DeliveryError } from '../common/errors.ts';
import { type Effort, writeEncoded } from './copies.ts';
import { layout, nameAfter, pruneOf, storedName } from './layout.ts';
import { seal, unseal } from './seal.ts';
import type { Reading, Storage } from './storage.ts';

/** A hash and, if it was stored after a prune, the number of that prune. */
const name = z.string().regex(new RegExp(`^${storedName}$`));

/** The release of each application in a site. */
export const releasesSchema = z.record(appNameSchema, name);
export type Releases = z.infer<typeof releasesSchema>;

const composedFile = z.strictObject({
  /** Its place in the store. */
  key: z.string().regex(new RegExp(`^composed/${storedName}\\.[a-z]+$`)),
  type: z.enum([
    'text/html',
    'application/json',
    'application/xml',
    'application/atom+xml',
    'application/speculationrules+json',
    'text/javascript',
    'text/plain',
    'application/manifest+json',
    'image/x-icon',
    'image/png',
  ]),
  bytes: z.int().nonnegative(),
  integrity: integritySchema,
  /** Hashes of its inline scripts and styles, for the security policy. */
  scriptHashes: z.array(z.string()).optional(),
  styleHashes: z.array(z.string()).optional(),
});

const files = z.record(z.string(), composedFile);

/** The composed documents of one application in a site. They depend only on what the key identifies. */
export const partSchema = z.strictObject({
  app: appNameSchema,
  /** By address on the site. */
  files,
  /** Addresses that its documents link to, except within the same document; each with one document that links there. */
  links: z.record(z.string(), z.string()),
});

/** One complete, immutable state of the site: the exact releases, and every file composed from them. */
export const snapshotSchema = z.strictObject({
  id: name,
  /** The composer that made it: another version may compose different bytes from the same releases. */
  composer: z.string(),
  releases: releasesSchema,
  /** The fallback release of each remote that has one. */
  fallbacks: z.record(appNameSchema, name),
  parts: z.array(z.strictObject({ key: name, integrity: integritySchema })),
  /** The files of the whole site, such as the registry and the sitemap, by address. */
  files,
});

export type SnapshotFile = z.infer<typeof composedFile>;
export type Part = z.infer<typeof partSchema>;
export type Snapshot = z.infer<typeof snapshotSchema>;

/** The file extensions of composed files, by content type. */
export const fileExtensions: Readonly<Record<SnapshotFile['type'], string>> = {
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
  { type, body }: { type: SnapshotFile['type']; body: string | Uint8Array },
  owner: string,
  { effort, hashes }: { effort?: Effort; hashes?: InlineHashes | undefined } = {},
): Promise<{ record: SnapshotFile; compressed: number }> {
  const bytes = Buffer.from(body);
  const key = layout.composedFile(nameAfter(composedHash(bytes), pruneOf(owner)), fileExtensions[type]);
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
export function snapshotHash({ composer, releases, fallbacks, parts, files }: SnapshotContent): string {
  const content = JSON.stringify({ composer, releases, fallbacks, parts, files });
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
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
export function snapshotFiles({
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
