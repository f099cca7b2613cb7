import { promisify } from 'node:util';
import {
  type BrotliDecompress,
  brotliCompress,
  brotliDecompress,
  constants,
  type Gunzip,
  gunzip,
  gzip,
  type InputType,
  type ZlibOptions,
} from 'node:zlib';
import { integrityOf } from '@mint-row/kit/build';
import type { Coding } from './codings.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * From this size on, in bytes, the best quality takes too long. The shell's module is smaller: a lower quality would
 * make every first load 8 % larger.
 */
const minFastBytes = 512 * 1024;

/**
 * How hard brotli tries. "best" takes thirty times as long as "fast", and saves an eighth of a document's bytes; the
 * levels in between cost time and save next to nothing (docs/performance.md).
 */
export type Effort = 'best' | 'fast';
const qualities = { best: constants.BROTLI_MAX_QUALITY, fast: 5 } as const;

/** Above this many documents, "best" takes longer than a release should: for a hundred, two seconds on two cores. */
const maxBestDocuments = 100;

/** How hard to try for a given number of documents. */
export function effortFor(documents: number): Effort {
  return documents > maxBestDocuments ? 'fast' : 'best';
}

/** Compresses as well as the coding can by default: it is done once, and the result is served many times. */
export async function encode(bytes: Uint8Array, coding: Coding, effort: Effort = 'best'): Promise<Uint8Array> {
  if (coding === 'gzip') return zip(bytes, { level: 9 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[bytes.length < minFastBytes ? effort : 'fast'],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The value that Node returns with the option `info`; its types do not include it. */
interface Decoded {
  buffer: Buffer;
  engine: BrotliDecompress | Gunzip;
}
type Decode = (bytes: InputType, options: ZlibOptions) => Promise<unknown>;
const decoders: Record<Coding, Decode> = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** A gzip member without a name, a comment or a time (RFC 1952, 2.3.1), made with the best compression. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2]);

/** The size and the hash of a plain file. */
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

/** Decodes a compressed copy; null when it is damaged. */
export async function decode(copy: Uint8Array, coding: Coding): Promise<Buffer | null> {
  return (await decoders[coding](copy, {}).catch(() => null)) as Buffer | null;
}
