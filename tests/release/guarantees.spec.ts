import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  closeServer,
  DeliveryError,
  FileStorage,
  publish,
  readLive,
  SiteFollower,
  serveSite,
} from '../../delivery/index.ts';
import { whole } from '../sample.ts';
import { MemoryStorage } from './memory-storage.ts';
import { race } from './race.ts';
import { options, useOwnSite } from './set-up.ts';

const own = useOwnSite();
/** The number of concurrent operations: the full one if SUITE=whole. */
const amount = whole ? { publishes: 100, reads: 10_000, turns: 25 } : { publishes: 12, reads: 1200, turns: 3 };

describe('releases', () => {
  it(`are seen whole: ${amount.reads} reads during ${amount.publishes} publishes`, async () => {
    const storage = new FileStorage(join(own.folder, 'atomic'));
    await own.putInto(storage);
    const live = await SiteFollower.open(storage);
    const server = serveSite(live).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const one = own.site.filter(({ app }) => app === 'marvel');
    let publishing = true;
    const writer = (async () => {
      for (let count = 0; count < amount.publishes; count += 1)
        await publish(storage, count % 2 ? one : [own.next], options);
      publishing = false;
    })();
    const seen = new Set<string>();
    let reads = 0;
    const reader = async () => {
      while (publishing || reads < amount.reads) {
        const page = await fetch(`${url}/marvel`);
        const html = await page.text();
        const [asset = ''] = /\/remotes\/marvel\/remoteEntry\.[\w-]+\.js/.exec(html) ?? [];
        const [, text = ''] = /<h1>(one|two)/.exec(html) ?? [];
        const script = await fetch(url + asset);
        expect([page.status, script.status]).toEqual([200, 200]);
        expect(await script.text()).toBe(`// ${text}`);
        seen.add(text);
        reads += 2;
      }
    };
    await Promise.all([writer, ...Array.from({ length: 8 }, reader)]);
    await closeServer(server, 0);
    expect([...seen].sort()).toEqual(['one', 'two']);
    expect((await readLive(storage))?.generation).toBe(1 + amount.publishes);
  }, 120_000);

  it(`race without loss: 8 processes with ${amount.turns} publishes and rollbacks each make one line of history`, async () => {
    await race(new FileStorage(join(own.folder, 'race')), own, { writers: 8, turns: amount.turns });
  }, 180_000);

  it('into an impossible place fail with the place and the remedy', async () => {
    const file = join(own.next.folder, 'manifest.json');
    await expect(publish(new FileStorage(file), own.site, options)).rejects.toThrow(DeliveryError);
    await expect(publish(new FileStorage(file), own.site, options)).rejects.toThrow(file);
  });

  describe('under a clock that is wrong', () => {
    afterEach(() => void vi.useRealTimers());

    it.each([-10, 10])('by %i years keep their order', async (years) => {
      const storage = new MemoryStorage();
      await own.putInto(storage);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + years * 365 * 24 * 3600 * 1000 });
      const { live } = await publish(storage, [own.next], options);
      vi.useRealTimers();
      expect(live?.generation).toBe(2);
      expect(await readLive(storage)).toEqual(live);
      expect((await publish(storage, own.site, options)).live?.generation).toBe(3);
    });
  });
});
