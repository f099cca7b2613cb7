import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The content codings made ahead of time, best first, and the ending of their files. */
export const codings = { br: '.br', gzip: '.gz' } as const;
export type Coding = keyof typeof codings;

/** Whether a file is worth compressing: text of at least some hundred bytes. */
export function isCompressible(file: string, bytes: number): boolean {
  return bytes >= 256 && /\.(html|js|css|json|svg|xml|txt)$/.test(file);
}

/** Compresses as well as the coding can: it is done once and served for ever. */
export async function encode(bytes: Uint8Array, coding: Coding): Promise<Uint8Array> {
  if (coding === 'gzip') return zip(bytes, { level: 9 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
