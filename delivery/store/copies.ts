import { promisify } from 'node:util';
import {
  type BrotliDecompress,
  brotliDecompress,
  type Gunzip,
  gunzip,
  type InputType,
  type ZlibOptions,
} from 'node:zlib';
import { integrityOf } from '@mint-row/kit/build';
import { type Coding, codings, isCompressible } from './codings.ts';
import type { Storage } from './storage.ts';

/** What Node returns with the option `info`; its types do not include it. */
interface Decoded {
  buffer: Buffer;
  engine: BrotliDecompress | Gunzip;
}
type Decode = (bytes: InputType, options: ZlibOptions) => Promise<unknown>;
const decoders: Record<Coding, Decode> = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** A gzip member without a name, a comment or a time (RFC 1952, 2.3.1), made with the best compression. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2]);

/** What is known about the plain file. */
export interface Plain {
  /** Its size, in bytes. */
  bytes: number;
  integrity: string;
}

/**
 * Whether a compressed copy decodes to its file, with nothing after it. No hash of a copy is kept: another version of
 * Node, or less effort, may compress the same file to different bytes.
 */
export async function isCopyOf(plain: Plain, copy: Buffer, coding: Coding): Promise<boolean> {
  if (coding === 'gzip' && !copy.subarray(0, gzipHeader.length).equals(gzipHeader)) return false;
  try {
    const { buffer, engine } = (await decoders[coding](copy, {
      info: true,
      maxOutputLength: plain.bytes,
    })) as Decoded;
    return engine.bytesWritten === copy.length && integrityOf(buffer) === plain.integrity;
  } catch {
    return false;
  }
}

/**
 * Whether stored bytes need not be replaced by those that would be written now: they are the same, or the same file
 * compressed by another version of Node or with another effort.
 */
export async function isAsGood(key: string, stored: Buffer, written: Uint8Array): Promise<boolean> {
  if (stored.equals(written)) return true;
  const coding = (Object.keys(codings) as Coding[]).find((each) => key.endsWith(codings[each]));
  if (!coding) return false;
  const plain = await decode(written, coding);
  return plain !== null && isCopyOf({ bytes: plain.length, integrity: integrityOf(plain) }, stored, coding);
}

/** What a compressed copy decodes to; null when it is damaged. */
export async function decode(copy: Uint8Array, coding: Coding): Promise<Buffer | null> {
  return (await decoders[coding](copy, {}).catch(() => null)) as Buffer | null;
}

/** The keys of a file's compressed copies. */
export function copiesOf(key: string, bytes: number): [Coding, string][] {
  if (!isCompressible(key, bytes)) return [];
  return (Object.keys(codings) as Coding[]).map((coding) => [coding, key + codings[coding]]);
}

/**
 * Finds what is wrong with a stored file and its compressed copies.
 * @param copied whether it should have copies; only files that browsers request have them
 * @returns a line for each key that is missing or damaged
 */
export async function storedFileFaults(storage: Storage, key: string, plain: Plain, copied = true): Promise<string[]> {
  const bytes = await storage.read(key);
  const faults: string[] = [];
  if (!bytes) faults.push(`${key} is missing.`);
  else if (integrityOf(bytes) !== plain.integrity) faults.push(`${key} is damaged: it does not match its hash.`);
  for (const [coding, place] of copied ? copiesOf(key, plain.bytes) : []) {
    const copy = await storage.read(place);
    if (!copy) faults.push(`${place} is missing: it should be a compressed copy of its file.`);
    else if (!(await isCopyOf(plain, copy, coding))) faults.push(`${place} is damaged: it is not a copy of its file.`);
  }
  return faults;
}
