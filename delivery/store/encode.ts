import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Coding, codings, isCompressible } from './codings.ts';
import type { Storage } from './storage.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * From this size on, in bytes, the best quality takes too long. The shell's module is smaller: a lower quality would
 * make every first load 8 % larger.
 */
const large = 512 * 1024;

/**
 * How hard brotli tries. "best" takes thirty times as long as "fast", and saves an eighth of a document's bytes; the
 * levels in between cost time and save next to nothing (docs/performance.md).
 */
export type Effort = 'best' | 'fast';
const qualities = { best: constants.BROTLI_MAX_QUALITY, fast: 5 } as const;

/** Above this many documents, "best" takes longer than a release should: for a hundred, two seconds on two cores. */
const many = 100;

/** How hard to try for a given number of documents. */
export function effortFor(documents: number): Effort {
  return documents > many ? 'fast' : 'best';
}

/** Compresses as well as the coding can by default: it is done once, and the result is served many times. */
export async function encode(bytes: Uint8Array, coding: Coding, effort: Effort = 'best'): Promise<Uint8Array> {
  if (coding === 'gzip') return zip(bytes, { level: 9 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[bytes.length < large ? effort : 'fast'],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/**
 * Writes the compressed copies of a file beside it, if it is worth compressing.
 * @returns the size of the best copy, in bytes
 */
export async function writeEncoded(storage: Storage, key: string, bytes: Uint8Array, effort?: Effort): Promise<number> {
  if (!isCompressible(key, bytes.length)) return bytes.length;
  const sizes = await Promise.all(
    (Object.keys(codings) as Coding[]).map(async (coding) => {
      const encoded = await encode(bytes, coding, effort);
      await storage.write(key + codings[coding], encoded);
      return encoded.length;
    }),
  );
  return Math.min(...sizes);
}
