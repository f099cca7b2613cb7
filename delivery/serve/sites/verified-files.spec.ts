import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@mint-row/kit/build';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServedCopies } from '../../store/bucket/served-copies.ts';
import { encode } from '../../store/copies.ts';
import { FileStorage } from '../../store/file-storage.ts';
import { liveCacheBytes, VerifiedFiles } from './verified-files.ts';

let folder: string;
let storage: FileStorage;
let errors: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mint-row-verified-'));
  storage = new FileStorage(join(folder, 'store'));
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((message) => void errors.push(String(message)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Stores a page of a thousand bytes, with a copy that is compressed. */
async function page(key: string) {
  const plain = randomBytes(500).toString('hex');
  await storage.write(key, Buffer.from(plain));
  await storage.write(`${key}.br`, await encode(Buffer.from(plain), 'br'));
  return { key, bytes: plain.length, integrity: integrityOf(plain) };
}

it('keeps in memory what was used last, and no more than there is room for', async () => {
  const [a, b, c] = await Promise.all(['a.html', 'b.html', 'c.html'].map(page));
  const files = new VerifiedFiles(storage, 2_500);
  const read = vi.spyOn(storage, 'read');
  for (const file of [a, b, a, c, a, b]) if (file) await files.read(file, null);
  expect(read.mock.calls.flat()).toEqual(['a.html', 'b.html', 'c.html', 'b.html']);
});

it.each([
  ['a small container', 256, 64],
  ['a container', 1024, 128],
  ['a machine without a limit', 0, Math.max(64, totalmem() / 1024 ** 2 / 8)],
])('has an eighth of the memory for a live site, and at least 64 MB: in %s', (_where, limit, size) => {
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(limit * 1024 ** 2);
  expect(liveCacheBytes()).toBe(Math.floor(size * 1024 ** 2));
});

it.each(['br', null] as const)('checks again what has no room in memory each time it is read: %s', async (coding) => {
  const file = await page('a.html');
  const files = new VerifiedFiles(storage, 1);
  const key = coding ? 'a.html.br' : 'a.html';
  const right = (await storage.read(key)) ?? Buffer.alloc(0);
  expect(await files.read(file, coding)).toEqual(right);
  await storage.remove(key);
  await storage.write(key, Buffer.from(right.map((byte, index) => (index === 300 ? byte ^ 1 : byte))));
  expect(await files.read(file, coding)).toBeNull();
  expect(errors).toEqual([expect.stringContaining(`${key} in ${storage.address} is damaged`)]);
  await storage.remove(key);
  await storage.write(key, right);
  expect(await files.read(file, coding)).toEqual(right);
});

it('reads what is far away once, and again only if its copy on this machine is damaged', async () => {
  const file = await page('a.html');
  const served = new ServedCopies('s3://tests/site', join(folder, 'served'));
  const far = Object.assign(storage, { served });
  const read = vi.spyOn(far, 'read');
  const right = await new VerifiedFiles(far, 1).read(file, 'br');
  expect(await new VerifiedFiles(far, 1).read(file, 'br')).toEqual(right);
  expect(read).toHaveBeenCalledTimes(1);
  await served.add(`${file.integrity} br`, Buffer.from('something else'));
  for (let count = 0; count < 2; count += 1) expect(await new VerifiedFiles(far, 1).read(file, 'br')).toEqual(right);
  expect(read).toHaveBeenCalledTimes(2);
  expect(errors).toEqual([]);
});
