import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish, rollbackApps, storageAt } from '../../delivery/index.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { whole } from '../sample.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { bucket, useObjectStore } from './object-store.ts';
import { health, look, type Running, runServer } from './running-server.ts';

const own = useOwnSite();
const url = await useObjectStore();
const { proxy, url: watched } = await FaultyProxy.start(url);
const storage = storageAt(`s3://${bucket}/${randomUUID()}`);

/**
 * The time in which a server may still answer with the site before, in milliseconds: a second. Where all tests run at
 * once, no process gets its turn in time: there the test requires only that the new site is found at all.
 */
const promised = whole ? 1_000 : 15_000;

let servers: Running[];

beforeAll(async () => {
  await own.putInto(storage);
  servers = await Promise.all([0, 1].map(() => runServer(storage.address, watched)));
});
afterAll(() => {
  for (const server of servers) server.process.kill();
  proxy.stop();
});

/**
 * Whether all texts are in a list in its order, with others in between: then no server went back to an earlier release.
 */
function isWithin(texts: readonly (string | undefined)[], order: readonly string[]): boolean {
  let from = 0;
  return texts.every((text = '') => {
    const at = order.indexOf(text, from);
    from = at + 1;
    return at >= 0;
  });
}

describe('two servers of one bucket', () => {
  it('answer from one snapshot at a time, within a second the live one, during releases and a rollback', async () => {
    let isOver = false;
    let looks = 0;
    const [a, b] = servers as [Running, Running];
    /** @returns the texts, in order, without repetitions */
    const visitor = async (page: Running, code: Running) => {
      const texts: (string | undefined)[] = [];
      while (!isOver) {
        const seen = await look(page, code);
        expect(seen).toEqual({ statuses: [200, 200], page: seen.page, code: seen.page });
        if (seen.page !== texts.at(-1)) texts.push(seen.page);
        looks += 1;
      }
      return texts;
    };
    const visitors = [visitor(a, b), visitor(b, a), visitor(a, a), visitor(b, b)];
    const order = ['one', 'two', 'three', 'four', 'three'];
    const release = async (text: string, make: () => Promise<unknown>) => {
      await make();
      const live = performance.now();
      for (const server of servers) {
        let asked = live;
        while ((await look(server, server)).page !== text) {
          expect(asked - live).toBeLessThan(promised);
          asked = performance.now();
        }
      }
    };
    const steps = (async () => {
      for (const text of order.slice(1, -1)) {
        const artifact = await own.marvel({ text });
        await release(text, () => publish(storage, [artifact], options));
      }
      await release('three', () => rollbackApps(storage, ['marvel'], options));
    })().finally(() => {
      isOver = true;
    });
    const [, ...seen] = await Promise.all([steps, ...visitors]);
    for (const texts of seen) expect(isWithin(texts, order)).toBe(true);
    expect(looks).toBeGreaterThan(40);
  });

  it('list no keys while they look for a new generation', async () => {
    const [one, other] = servers as [Running, Running];
    await Promise.all(servers.map(health));
    const before = proxy.passed.length;
    await publish(storage, [own.next], options);
    await expect.poll(async () => (await look(one, other)).page, { timeout: 20_000 }).toBe('two');
    const lists = proxy.passed.slice(before).filter(({ path }) => path.includes('list-type'));
    expect(proxy.passed.length).toBeGreaterThan(before);
    expect(lists).toEqual([]);
  });

  it('serve their copies while the object store is away, and report it', async () => {
    const [one] = servers as [Running];
    const before = await health(one);
    expect(before).toMatchObject({ status: 200, cached: 'no-store', store: 'readable' });
    await look(one, one);
    proxy.faultOf = () => 'cut';
    await expect.poll(() => health(one), { timeout: 20_000 }).toEqual({ ...before, store: 'unreadable' });
    expect(await look(one, one)).toEqual({ statuses: [200, 200], page: 'two', code: 'two' });
    await expect.poll(one.output).toMatch(/does not answer.*\nGeneration \d+ is served meanwhile\./);
    proxy.faultOf = () => 'none';
    await expect.poll(() => health(one), { timeout: 20_000 }).toEqual(before);
    await expect.poll(one.output).toContain('The store can be read again.');
  });
});
