import { createHash } from 'node:crypto';

/** The first bytes of a delta: a skippable frame of Zstandard with the hash of the dictionary (RFC 9842, 5). */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const headerLength = magic.length + 32;

/** The highest level that needs no more memory than browsers grant. Higher ones save nothing. */
const compressionLevel = 19;

/**
 * Node has dictionaries for Zstandard from 22.19 on; we support 20.19. The library is loaded only when there is something
 * to encode or to check.
 */
let library: Promise<typeof import('@bokuweb/zstd-wasm')> | undefined;

async function zstd() {
  library ??= import('@bokuweb/zstd-wasm').then(async (loaded) => {
    await loaded.init();
    return loaded;
  });
  return library;
}

/** Compresses bytes for those who have a dictionary, in the content coding `dcz`. */
export async function encodeDelta(bytes: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const { createCCtx, freeCCtx, compressUsingDict } = await zstd();
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, bytes, dictionary, compressionLevel);
    return Buffer.concat([magic, createHash('sha256').update(dictionary).digest(), frame]);
  } finally {
    freeCCtx(context);
  }
}

/** The bytes that a delta stands for; null when it is damaged, or for another dictionary. */
export async function decodeDelta(delta: Buffer, dictionary: Uint8Array): Promise<Buffer | null> {
  const header = Buffer.concat([magic, createHash('sha256').update(dictionary).digest()]);
  if (!delta.subarray(0, headerLength).equals(header)) return null;
  const { createDCtx, freeDCtx, decompressUsingDict } = await zstd();
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, delta.subarray(headerLength), dictionary));
  } catch {
    return null;
  } finally {
    freeDCtx(context);
  }
}
