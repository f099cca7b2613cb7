import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { integrityOf } from '../artifact/artifact.ts';
import type { ComposedFile } from '../compose/composed-file.ts';
import { inlineHashes } from '../compose/inline-hashes.ts';
import { DeliveryError } from '../delivery-error.ts';
import { type Effort, writeEncoded } from './encode.ts';
import { layout } from './layout.ts';
import { type Part, partSchema, type Snapshot, type SnapshotFile, snapshotSchema } from './snapshot.ts';
import type { Storage } from './storage.ts';

const endings = {
  'text/html': 'html',
  'application/json': 'json',
  'application/speculationrules+json': 'json',
  'application/xml': 'xml',
  'text/plain': 'txt',
  'image/x-icon': 'ico',
};

/** A part as it lies in the store. */
export type StoredPart = Part & { key: string; integrity: string };

/**
 * Puts a composed file and its compressed copies into the store.
 * @returns what a snapshot says of it, and what it weighs on its way to a browser, in bytes
 */
export async function putComposed(
  storage: Storage,
  { type, body }: ComposedFile,
  effort?: Effort,
): Promise<{ record: SnapshotFile; compressed: number }> {
  const bytes = Buffer.from(body);
  // A name that its content gives it.
  const key = `${layout.composed}${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${endings[type]}`;
  const compressed = await writeEncoded(storage, key, bytes, effort);
  await storage.write(key, bytes);
  const hashes = type === 'text/html' ? inlineHashes(body) : {};
  return { record: { key, type, bytes: bytes.length, integrity: integrityOf(bytes), ...hashes }, compressed };
}

export async function addPart(storage: Storage, key: string, part: Part): Promise<StoredPart> {
  const bytes = toBytes(part);
  await storage.write(layout.part(key), bytes);
  return { ...part, key, integrity: integrityOf(bytes) };
}

/** A part, or null when it has to be composed: it is not there, or cannot be read. */
export async function readPart(storage: Storage, key: string): Promise<StoredPart | null> {
  const bytes = await storage.read(layout.part(key));
  const part = parse(partSchema, bytes);
  return bytes && part && { ...part, key, integrity: integrityOf(bytes) };
}

export async function addSnapshot(storage: Storage, snapshot: Snapshot): Promise<void> {
  await storage.write(layout.snapshot(snapshot.id), toBytes(snapshot));
}

/** A snapshot, or null when it is not in the store or cannot be read. */
export async function findSnapshot(storage: Storage, id: string): Promise<Snapshot | null> {
  return parse(snapshotSchema, await storage.read(layout.snapshot(id)));
}

/** @throws DeliveryError when the snapshot or one of its parts is not in the store, or cannot be read */
export async function readSnapshot(storage: Storage, id: string): Promise<{ snapshot: Snapshot; parts: StoredPart[] }> {
  const snapshot = await findSnapshot(storage, id);
  if (!snapshot) throw unreadable(storage, layout.snapshot(id));
  const parts = await Promise.all(
    snapshot.parts.map(async ({ key }) => {
      const part = await readPart(storage, key);
      if (!part) throw unreadable(storage, layout.part(key));
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

/** As files of the store are written: for people to read, the same bytes for the same content. */
export function toBytes(content: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
}

function unreadable(storage: Storage, key: string): DeliveryError {
  return new DeliveryError(
    `${key} is missing or damaged in the store (${storage.place}). Roll back to another snapshot, or publish any application: what is missing is made anew.`,
  );
}

function parse<Schema extends z.ZodType>(schema: Schema, bytes: Buffer | null): z.infer<Schema> | null {
  if (!bytes) return null;
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}
