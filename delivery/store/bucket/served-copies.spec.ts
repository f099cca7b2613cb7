import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ServedCopies } from './served-copies.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mint-row-served-'));
});
afterEach(() => rm(folder, { recursive: true }));

const store = 's3://tests/site';
const bytes = Buffer.alloc(5_000, 'x');
const room = 12_000;

it('keep what was used last, and no more than there is room for', async () => {
  const copies = new ServedCopies(store, folder, room);
  for (const name of ['a', 'b']) await copies.add(name, bytes);
  await copies.read('a');
  await copies.add('c', bytes);
  await expect.poll(() => readdir(folder)).toHaveLength(2);
  const kept = await Promise.all(['a', 'b', 'c'].map((name) => copies.read(name)));
  expect(kept).toEqual([bytes, null, bytes]);
});

it('are found by the next process, and what others have left takes room, too', async () => {
  await new ServedCopies(store, folder, room).add('a', bytes);
  await writeFile(join(folder, 'half-written'), bytes);
  const next = new ServedCopies(store, folder, room);
  expect(await next.read('a')).toEqual(bytes);
  await next.add('b', bytes);
  await expect.poll(() => readdir(folder)).toHaveLength(2);
});

it('do without a folder that cannot be written, and without any', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  for (const none of [join(file, 'folder'), null]) {
    const copies = new ServedCopies(store, none, room);
    await copies.add('a', bytes);
    expect(await copies.read('a')).toBeNull();
  }
});
