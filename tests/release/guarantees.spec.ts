import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  closeServer,
  DeliveryError,
  FileStorage,
  type Generation,
  LiveSite,
  MemoryStorage,
  publish,
  readHistory,
  readLive,
  serveSite,
  verify,
} from '../../delivery/index.ts';
import { runWorker } from './run-worker.ts';
import { options, useOwnSite } from './set-up.ts';
import { tinyArtifact } from './tiny-site.ts';

const own = useOwnSite();

describe('releases', () => {
  it('are seen whole: 10,000 reads during 100 publishes', async () => {
    const storage = new FileStorage(join(own.folder, 'atomic'));
    await publish(storage, own.site, options);
    const live = await LiveSite.open(storage);
    const server = serveSite(live).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const one = own.site.filter(({ app }) => app === 'marvel');
    let publishing = true;
    const writer = (async () => {
      for (let count = 0; count < 100; count += 1) await publish(storage, count % 2 ? one : [own.next], options);
      publishing = false;
    })();
    const texts = new Map([...one, own.next].map(({ release }, index) => [release, index ? 'two' : 'one']));
    const seen = new Set<string>();
    let reads = 0;
    const reader = async () => {
      while (publishing || reads < 10_000) {
        const page = await fetch(`${url}/marvel`);
        const html = await page.text();
        const [asset = '', release = ''] = /\/remotes\/marvel\/([0-9a-f]{16})\/remoteEntry\.js/.exec(html) ?? [];
        const script = await fetch(url + asset);
        expect([page.status, script.status]).toEqual([200, 200]);
        expect([release, html, await script.text()]).toEqual([
          release,
          expect.stringContaining(`<h1>${texts.get(release)}`),
          `// ${texts.get(release)}`,
        ]);
        seen.add(release);
        reads += 2;
      }
    };
    await Promise.all([writer, ...Array.from({ length: 8 }, reader)]);
    await closeServer(server, 0);
    expect(seen.size).toBe(2);
    expect((await readLive(storage))?.generation).toBe(101);
  }, 120_000);

  it('race without loss: 8 processes with 25 publishes and rollbacks each make one line of history', async () => {
    const store = join(own.folder, 'race');
    const storage = new FileStorage(store);
    await publish(storage, own.site, options);
    const others = await Promise.all(
      (['marvel', 'pokemon', 'starwars', 'editorial'] as const).map((app) =>
        tinyArtifact(own.folder, { app, text: 'racing' }),
      ),
    );
    const named = [...others, ...own.site.filter(({ app }) => app !== 'shell')].map(
      ({ app, folder }) => `${app}=${folder}`,
    );
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, seed) => runWorker('worker.ts', [store, '25', String(seed), ...named], own.folder)),
    );
    expect(made.map(({ code }) => code)).toEqual(Array(8).fill(0));
    const history = await wholeHistory(storage);
    expect(history.length).toBe(1 + made.reduce((sum, { said }) => sum + Number(said), 0));
    expect(history.map(({ generation }) => generation)).toEqual(history.map((_, index) => index + 1));
    history.slice(1).forEach((generation, index) => {
      const [app = 'shell'] = generation.apps;
      // Only what the command was about is other than before: nobody's release was lost.
      expect({ ...generation.releases, [app]: null }).toEqual({ ...history[index]?.releases, [app]: null });
    });
    expect((await verify(storage)).faults).toEqual([]);
  }, 180_000);

  it('into a place that cannot be one say where and what to do', async () => {
    const file = join(own.next.folder, 'manifest.json');
    await expect(publish(new FileStorage(file), own.site, options)).rejects.toThrow(DeliveryError);
    await expect(publish(new FileStorage(file), own.site, options)).rejects.toThrow(file);
  });

  describe('under a clock that is wrong', () => {
    afterEach(() => void vi.useRealTimers());

    it.each([-10, 10])('by %i years keep their order', async (years) => {
      const storage = new MemoryStorage();
      await publish(storage, own.site, options);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + years * 365 * 24 * 3600 * 1000 });
      const { live } = await publish(storage, [own.next], options);
      vi.useRealTimers();
      expect(live?.generation).toBe(2);
      expect(await readLive(storage)).toEqual(live);
      expect((await publish(storage, own.site, options)).live?.generation).toBe(3);
    });
  });
});

/** Every generation, the oldest first. */
async function wholeHistory(storage: FileStorage): Promise<Generation[]> {
  const history: Generation[] = [];
  for await (const generation of readHistory(storage)) history.unshift(generation);
  return history;
}
