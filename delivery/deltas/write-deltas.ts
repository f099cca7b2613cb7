import { integrityOf, releaseOf } from '@mint-row/kit/build';
import type { AppName } from '@mint-row/kit/contract';
import { manifestFile } from '../artifact/manifest-file.ts';
import { readOutline } from '../artifact/outline.ts';
import { codings } from '../store/codings.ts';
import type { Plain } from '../store/copies.ts';
import { halfName } from '../store/copies.ts';
import { deltaKey, readDeltaKey } from '../store/delta-key.ts';
import { hashOf, layout } from '../store/layout.ts';
import type { Storage } from '../store/storage.ts';
import { decodeDelta, encodeDelta } from './delta.ts';
import { patternOf, sameFileIn } from './dictionaries.ts';

/** A release in the store. */
export interface StoredFiles {
  app: AppName;
  release: string;
  files: Readonly<Record<string, Plain>>;
}

/**
 * Limits for the deltas against one earlier release: a shell has a dozen files of 450 KB, which take 0.2 s. Files
 * beyond that are sent as they are; the largest come first.
 */
const maxFiles = 40;
const maxBytes = 4 * 1024 ** 2;

/** Files below this size, in bytes, fit into one packet as they are. */
const minFileBytes = 1024;

/** A delta is kept if it has at most this part of the bytes that the file has with brotli. */
const maxSizeRatio = 0.75;

/**
 * Writes the deltas of a release's modules and styles: copies for browsers that have an earlier release. Those that are
 * there and whole stay. A file of the earlier release that is missing or damaged is left out.
 * @param made a release whose files are there
 * @param earlier the names of earlier releases
 */
export async function writeDeltas(storage: Storage, made: StoredFiles, earlier: readonly string[]): Promise<void> {
  const files = largestFiles(made);
  if (earlier.length === 0 || files.length === 0) return;
  const read = readerOf(storage);
  const there = (await storage.list(layout.deltas(layout.release(made.app, made.release)))).map(readDeltaKey);
  for (const from of earlier) {
    const old = { app: made.app, release: from, files: await releaseFilesOf(storage, made.app, from) };
    for (const file of files) {
      const known = there.find((one) => one?.from === from && one.file === file);
      if (known && (await readDelta(storage, known.key))) continue;
      const target = await read(made, file);
      const dictionary = await readDictionary(read, old, file);
      const delta = target && dictionary && (await makeDelta(storage, made, file, { target, dictionary }));
      if (!delta) continue;
      const named = { from, file, dictionary: halfName(dictionary), own: halfName(delta) };
      await storage.write(deltaKey(made.app, made.release, named), delta);
    }
  }
}

/** The files that are worth it, the largest first, within the limits. */
function largestFiles({ app, files }: StoredFiles): string[] {
  const size = (file: string) => files[file]?.bytes ?? 0;
  let bytes = 0;
  return Object.keys(files)
    .filter((file) => size(file) >= minFileBytes && patternOf(app, file) !== null)
    .sort((one, other) => size(other) - size(one))
    .slice(0, maxFiles)
    .filter((file) => {
      bytes += size(file);
      return bytes <= maxBytes;
    });
}

/** @returns null when the delta is not worth it */
async function makeDelta(
  storage: Storage,
  made: StoredFiles,
  file: string,
  { target, dictionary }: Record<'target' | 'dictionary', Buffer>,
): Promise<Buffer | null> {
  const delta = await encodeDelta(target, dictionary);
  const copy = await storage.read(`${layout.release(made.app, made.release)}/${file}${codings.br}`);
  if (delta.length > maxSizeRatio * (copy ?? target).length) return null;
  // A browser that cannot decode it would have no module: what the library made is tried before it is stored.
  return (await decodeDelta(delta, dictionary))?.equals(target) ? delta : null;
}

/** Reads a file of a release; null when it is missing or damaged. */
type Read = (of: StoredFiles, file: string) => Promise<Buffer | null>;

/** Reads each content once: most files are the same in several releases. */
export function readerOf(storage: Storage): Read {
  const known = new Map<string | undefined, Buffer>();
  return async ({ app, release, files }, file) => {
    const integrity = files[file]?.integrity;
    const bytes = known.get(integrity) ?? (await storage.read(`${layout.release(app, release)}/${file}`));
    if (!bytes || integrityOf(bytes) !== integrity) return null;
    known.set(integrity, bytes);
    return bytes;
  };
}

/**
 * The file of an earlier release that browsers use as the dictionary of a file.
 * @returns null when there is none, or it is missing or damaged
 */
export async function readDictionary(read: Read, old: StoredFiles, file: string): Promise<Buffer | null> {
  const same = sameFileIn(old.app, file, Object.keys(old.files));
  return same === null ? null : read(old, same);
}

/**
 * Reads a delta.
 * @returns null when it is missing, or its bytes are not those of its name
 */
export async function readDelta(storage: Storage, key: string): Promise<Buffer | null> {
  const bytes = await storage.read(key);
  return bytes && readDeltaKey(key)?.own === halfName(bytes) ? bytes : null;
}

/** The files of a release; none when it is not in the store any more, or its manifest is damaged. */
export async function releaseFilesOf(storage: Storage, app: AppName, release: string): Promise<StoredFiles['files']> {
  const key = `${layout.release(app, release)}/${manifestFile}`;
  const text = await storage.read(key);
  return text && releaseOf(text) === hashOf(release) ? readOutline(app, key, text.toString()).files : {};
}
