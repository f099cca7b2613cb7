import { integrityOf } from '@mint-row/kit/build';
import { type Coding, codings, isCompressible } from './codings.ts';
import { type Effort, encode, isCopyOf, type Plain } from './copies.ts';
import { layout, nameAfter, pruneOf } from './layout.ts';
import type { Reading, Storage } from './storage.ts';

/** A file that a record lists. */
export interface RecordedFile extends Plain {
  /** Its name, whose extension tells whether it has compressed copies. */
  name: string;
  /** Whether browsers request it: only such files have compressed copies. */
  isServed: boolean;
}

/**
 * The key of a file: its hash, and the number of the prune in the name of the record that lists it.
 * @param owner the name of that record: a release, a part or a snapshot
 */
export function fileKey({ integrity }: Pick<Plain, 'integrity'>, owner: string): string {
  const hash = Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex');
  return `${layout.files}${nameAfter(hash, pruneOf(owner))}`;
}

/** The compressed copies of a file: their codings and keys. */
export function copiesOf({ name, bytes, isServed }: RecordedFile, key: string): [Coding, string][] {
  if (!isServed || !isCompressible(name, bytes)) return [];
  return (Object.keys(codings) as Coding[]).map((coding) => [coding, key + codings[coding]]);
}

/** The keys of a file and its compressed copies. */
export function keysOf(file: RecordedFile, owner: string): string[] {
  const key = fileKey(file, owner);
  return [key, ...copiesOf(file, key).map(([, copy]) => copy)];
}

/** The files of a release, as its manifest names them. */
export function releaseFiles(files: Readonly<Record<string, Plain>>): RecordedFile[] {
  return Object.entries(files).map(([name, { bytes, integrity }]) => ({
    name,
    bytes,
    integrity,
    isServed: name.startsWith('client/'),
  }));
}

/**
 * Writes a file and its compressed copies.
 * @param owner the name of the record that lists it
 * @returns the size of the best copy, in bytes
 */
export async function putFile(
  storage: Storage,
  file: Pick<RecordedFile, 'name' | 'isServed'>,
  { bytes, owner, effort }: { bytes: Uint8Array; owner: string; effort?: Effort | undefined },
): Promise<number> {
  const recorded = { ...file, bytes: bytes.length, integrity: integrityOf(bytes) };
  const key = fileKey(recorded, owner);
  const sizes = await Promise.all(
    copiesOf(recorded, key).map(async ([coding, copy]) => {
      const encoded = await encode(bytes, coding, effort);
      await storage.write(copy, encoded);
      return encoded.length;
    }),
  );
  await storage.write(key, bytes);
  return Math.min(bytes.length, ...sizes);
}

/**
 * Copies a file with its compressed copies, as they are, for another record.
 * @param from the name of the record that lists it
 * @returns false when something of it is missing or damaged
 */
export async function copyFileFor(storage: Storage, file: RecordedFile, from: string, to: string): Promise<boolean> {
  if ((await fileFaults(storage, file, from)).length > 0) return false;
  const [sources, targets] = [keysOf(file, from), keysOf(file, to)];
  for (const [index, source] of sources.entries()) {
    const bytes = await storage.read(source);
    if (!bytes) return false;
    await storage.write(targets[index] as string, bytes);
  }
  return true;
}

/**
 * Finds what is wrong with a stored file and its compressed copies.
 * @param owner the name of the record that lists it
 * @returns a line for each key that is missing or damaged
 */
export async function fileFaults(storage: Reading, file: RecordedFile, owner: string): Promise<string[]> {
  const key = fileKey(file, owner);
  const bytes = await storage.read(key);
  const faults: string[] = [];
  if (!bytes) faults.push(`${key} is missing.`);
  else if (integrityOf(bytes) !== file.integrity) faults.push(`${key} is damaged: it does not match its hash.`);
  for (const [coding, place] of copiesOf(file, key)) {
    const copy = await storage.read(place);
    if (!copy) faults.push(`${place} is missing: it should be a compressed copy of its file.`);
    else if (!(await isCopyOf(file, copy, coding))) faults.push(`${place} is damaged: it is not a copy of its file.`);
  }
  return faults;
}

/**
 * Reads a file that records list, from this machine's disk if it was read or written here before.
 * @returns null when it is missing or damaged
 */
export async function readFileOf(storage: Storage, { integrity }: Plain, owner: string): Promise<Buffer | null> {
  const kept = await storage.served?.read(servedName(integrity, null));
  if (kept && integrityOf(kept) === integrity) return kept;
  const bytes = await storage.read(fileKey({ integrity }, owner));
  if (!bytes || integrityOf(bytes) !== integrity) return null;
  await storage.served?.add(servedName(integrity, null), bytes);
  return bytes;
}

/** The name that a file, or a copy of it, has on this machine's disk. */
export function servedName(integrity: string, coding: Coding | null): string {
  return `${integrity} ${coding}`;
}
