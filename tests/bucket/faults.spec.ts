import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prune, publish, readLive, rollbackApps, storageAt, verify } from '../../delivery/index.ts';
import { author, options, useOwnSite } from '../release/set-up.ts';
import { whole } from '../sample.ts';
import { type Fault, FaultyProxy } from './faulty-proxy.ts';
import { bucket, useObjectStore } from './object-store.ts';

const own = useOwnSite();
const url = await useObjectStore();
const { proxy, url: faulty } = await FaultyProxy.start(url);
beforeAll(() => void vi.stubEnv('AWS_ENDPOINT_URL_S3', faulty));
afterAll(() => proxy.stop());

const open = () => storageAt(`s3://${bucket}/${randomUUID()}`);
const bytes = (text: string) => Buffer.from(text);
/** One fault for the next request with a method, then none. */
const once = (fault: Fault, method: string) => {
  let isOver = false;
  proxy.faultOf = (request) => {
    if (isOver || request.method !== method) return 'none';
    isOver = true;
    return fault;
  };
};

const faults: readonly Fault[] = ['slow', '503', 'cut', 'torn', 'lost'];

/** There is a fault at every nth request. */
const often = whole ? 5 : 11;

it(`an object store with faults at one of ${often} requests loses no release, and makes none twice`, async () => {
  const storage = open();
  let count = 0;
  proxy.faultOf = (_request, passed) => {
    if (passed % often > 0) return 'none';
    count += 1;
    return faults[count % faults.length] ?? 'none';
  };
  expect((await publish(storage, own.site, options)).live?.generation).toBe(1);
  expect((await publish(storage, [own.next], options)).live?.generation).toBe(2);
  expect((await rollbackApps(storage, ['marvel'], options)).live?.generation).toBe(3);
  expect((await prune(storage, { keep: 1, days: 0, author })).length).toBeGreaterThan(5);
  expect((await verify(storage)).faults).toEqual([]);
  proxy.faultOf = () => 'none';
  expect((await readLive(storage))?.generation).toBe(4);
  expect(count).toBeGreaterThan(15);
});

it.each(faults)('an object store with the fault "%s" lets one of several writers create a key', async (fault) => {
  const storage = open();
  const first = proxy.passed.length;
  // The faults hit the first requests of all writers, but fewer than the number of attempts.
  proxy.faultOf = (_request, count) => (count - first <= 7 ? fault : 'none');
  const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
  const created = await Promise.all(texts.map((text) => storage.create('history/1.json', bytes(text))));
  proxy.faultOf = () => 'none';
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(String(await storage.read('history/1.json'))).toBe(texts[created.indexOf(true)]);
});

describe('a create whose answer is lost', () => {
  it('is known to have succeeded', async () => {
    const storage = open();
    once('lost', 'PUT');
    expect(await storage.create('a', bytes('mine'))).toBe(true);
    expect(String(await storage.read('a'))).toBe('mine');
  });

  it('is known to have failed if another writer has the key', async () => {
    const storage = open();
    await storage.create('a', bytes('theirs'));
    once('lost', 'PUT');
    expect(await storage.create('a', bytes('mine'))).toBe(false);
    expect(String(await storage.read('a'))).toBe('theirs');
  });
});

it('a file that arrives half is read again', async () => {
  const storage = open();
  await storage.create('a', Buffer.alloc(300_000, 'x'));
  once('torn', 'GET');
  expect((await storage.read('a'))?.length).toBe(300_000);
});

it('an object store that recovers too late is given up, with a remedy', async () => {
  const storage = open();
  const before = proxy.passed.length;
  proxy.faultOf = () => '503';
  await expect(storage.create('a', bytes('mine'))).rejects.toThrow(
    /cannot write "a": the object store does not answer as it should.*503.*release -- status.*run the command again/,
  );
  proxy.faultOf = () => 'none';
  expect(proxy.passed.length - before).toBe(8);
});
