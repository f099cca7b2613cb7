import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { storageAt } from '../../delivery/index.ts';
import { useOwnFolder } from './set-up.ts';
import { storageKinds } from './storage-kinds.ts';

const own = useOwnFolder();
const bytes = (text: string) => Buffer.from(text);

describe.each(Object.entries(storageKinds))('%s as a storage', (_kind, openEmpty) => {
  const open = () => openEmpty(own.folder);

  it('has nothing at first, and no folders without keys', async () => {
    const storage = open();
    expect(await storage.read('history/1.json')).toBeNull();
    expect(await storage.list('history/')).toEqual([]);
    await expect(storage.remove('history/1.json')).resolves.toBeUndefined();
  });

  it('reads the written bytes, whatever they are', async () => {
    const storage = open();
    await storage.begin();
    for (const [index, content] of [bytes('one'), Buffer.alloc(0), Buffer.from([0, 255, 10, 13])].entries()) {
      expect(await storage.write(`parts/${index}.json`, content)).toBe('created');
      expect(await storage.read(`parts/${index}.json`)).toEqual(content);
    }
  });

  it('keeps a copy of the bytes, whatever happens to the original', async () => {
    const storage = open();
    await storage.begin();
    const given = bytes('one');
    await storage.write('a', given);
    given.fill(0);
    expect(String(await storage.read('a'))).toBe('one');
  });

  it('lets one of several writers create a key, and changes nothing for the others', async () => {
    const storage = open();
    await storage.begin();
    const texts = ['a', 'b', 'c', 'd', 'e'];
    const created = await Promise.all(texts.map((text) => storage.create('history/1.json', bytes(text))));
    expect(created.filter(Boolean)).toHaveLength(1);
    const winner = texts[created.indexOf(true)];
    expect(String(await storage.read('history/1.json'))).toBe(winner);
    expect(await storage.create('history/1.json', bytes('late'))).toBe(false);
    expect(String(await storage.read('history/1.json'))).toBe(winner);
  });

  it('lists the keys of a folder at any depth, in order, and no others', async () => {
    const storage = open();
    await storage.begin();
    for (const key of ['b/2', 'b/10', 'b/c/1', 'a/1', 'bb/1']) await storage.write(key, bytes(key));
    expect(await storage.list('b/')).toEqual(['b/10', 'b/2', 'b/c/1']);
    await storage.remove('b/2');
    expect(await storage.list('b/')).toEqual(['b/10', 'b/c/1']);
  });
});

describe('the address of a storage', () => {
  it('is a path, or the file: URL of one', async () => {
    const folder = join(own.folder, 'a store');
    expect(storageAt(folder).address).toBe(folder);
    expect(storageAt(pathToFileURL(folder).href).address).toBe(folder);
  });

  it('is s3:// with a bucket and a prefix, or without one', () => {
    expect(storageAt('s3://bucket/a/store/').address).toBe('s3://bucket/a/store');
    expect(storageAt('s3://bucket').address).toBe('s3://bucket');
  });

  it.each(['https://example.com/store', 'memory:', 's3://', 's3://b', 's3://bucket/../other', 's3://bucket/a?b'])(
    'is not %s',
    (address) => {
      expect(() => storageAt(address)).toThrow(`${address} is not the address of a store`);
    },
  );
});
