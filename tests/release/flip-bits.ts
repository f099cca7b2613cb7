import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Storage, verify } from '../../delivery/index.ts';
import { whole } from '../sample.ts';
import { MemoryStorage } from './memory-storage.ts';
import { overwrite } from './overwrite.ts';

/** The contents of a store: the bytes of each key. */
export type Stored = ReadonlyMap<string, Buffer>;

export async function inMemory(stored: Stored): Promise<Storage> {
  const storage = new MemoryStorage();
  for (const [key, bytes] of stored) await storage.write(key, bytes);
  return storage;
}

/** The kind of a key: the key without hashes and numbers. */
const kindOf = (key: string) => key.replaceAll(/[0-9a-f]{16,}/g, '#').replaceAll(/-\d+(?=[./])/g, '-n');

/** The number of keys of a kind that are tried. Their keys do not tell which files are modules, documents or lists. */
const ofKind = (key: string) => (key.startsWith('files/') ? 4 : 1) * (whole ? 2 : 1);

/** Keys of each kind, and every generation. `live` is left out, since it is only a hint. */
export function sampled(stored: Stored): string[] {
  const seen = new Map<string, number>();
  return [...stored.keys()].filter((key) => {
    const count = seen.get(kindOf(key)) ?? 0;
    seen.set(kindOf(key), count + 1);
    return key !== 'live' && (count < ofKind(key) || key.startsWith('history/'));
  });
}

export async function isNoticed(storage: Storage): Promise<boolean> {
  return (await verify(storage)).faults.length > 0;
}

/**
 * Flips one bit at a time in every kind of file, and asks `verify`.
 * @param each the number of bits of a file, spread over it
 * @returns the number of flipped bits, the number of those without effect, and the places that `verify` overlooks
 */
export async function flipBits(stored: Stored, each: number) {
  const storage = await inMemory(stored);
  const unnoticed: string[] = [];
  let [flips, harmless] = [0, 0];
  for (const key of sampled(stored)) {
    const bytes = stored.get(key) as Buffer;
    for (let sample = 0; sample < each; sample += 1) {
      const position = Math.floor((sample * (bytes.length - 1)) / (each - 1));
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(position) ^ (1 << ((position + sample) % 8)), position);
      await overwrite(storage, key, changed);
      flips += 1;
      if (await isNoticed(storage)) continue;
      if (decodesAlike(key, changed, bytes)) harmless += 1;
      else unnoticed.push(`${key} at ${position}`);
    }
    await overwrite(storage, key, bytes);
  }
  return { flips, harmless, unnoticed };
}

/**
 * Whether browsers decode a damaged copy alike: spare bits at its end and the system's name in a gzip header do not
 * matter.
 */
function decodesAlike(key: string, one: Buffer, other: Buffer): boolean {
  if (!/\.(br|gz)$/.test(key)) return false;
  const decode = key.endsWith('.br') ? brotliDecompressSync : gunzipSync;
  return decode(one).equals(decode(other));
}
