import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
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
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' } };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];
let next: Artifact;

beforeAll(async () => {
  place = await temporaryFolder();
  site = await tinySite(place.folder);
  next = await tinyArtifact(place.folder, { app: 'marvel', text: 'two' });
});
afterAll(() => place.remove());

describe('releases', () => {
  it('are seen whole: 10,000 reads during 100 publishes', async () => {
    const storage = new FileStorage(join(place.folder, 'atomic'));
    await publish(storage, site, options);
    const live = await LiveSite.open(storage);
    const server = serveSite(live).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const one = site.filter(({ app }) => app === 'marvel');
    let publishing = true;
    const writer = (async () => {
      for (let count = 0; count < 100; count += 1) await publish(storage, count % 2 ? one : [next], options);
      publishing = false;
    })();
    const texts = new Map([...one, next].map(({ release }, index) => [release, index ? 'two' : 'one']));
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
    const store = join(place.folder, 'race');
    const storage = new FileStorage(store);
    await publish(storage, site, options);
    const others = await Promise.all(
      (['marvel', 'pokemon', 'starwars', 'editorial'] as const).map((app) =>
        tinyArtifact(place.folder, { app, text: 'racing' }),
      ),
    );
    const named = [...others, ...site.filter(({ app }) => app !== 'shell')].map(
      ({ app, folder }) => `${app}=${folder}`,
    );
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, seed) =>
        runWorker('worker.ts', [store, '25', String(seed), ...named], place.folder),
      ),
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
    const file = join(next.folder, 'manifest.json');
    await expect(publish(new FileStorage(file), site, options)).rejects.toThrow(DeliveryError);
    await expect(publish(new FileStorage(file), site, options)).rejects.toThrow(file);
  });

  describe('under a clock that is wrong', () => {
    afterEach(() => void vi.useRealTimers());

    it.each([-10, 10])('by %i years keep their order', async (years) => {
      const storage = new MemoryStorage();
      await publish(storage, site, options);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + years * 365 * 24 * 3600 * 1000 });
      const { live } = await publish(storage, [next], options);
      vi.useRealTimers();
      expect(live?.generation).toBe(2);
      expect(await readLive(storage)).toEqual(live);
      expect((await publish(storage, site, options)).live?.generation).toBe(3);
    });
  });
});

describe('a server of the store', () => {
  it('serves the newest snapshot that it can read', async () => {
    const storage = new MemoryStorage();
    const { live: first } = await publish(storage, site, options);
    const { live: second } = await publish(storage, [next], options);
    await storage.write(`snapshots/${second?.snapshot}.json`, Buffer.from('{'));
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await (await LiveSite.open(storage)).current()).snapshot).toBe(first?.snapshot);
    expect(silent.mock.calls.join()).toMatch(/snapshots.*damaged.*Generation 1 is served meanwhile/s);
    silent.mockRestore();
  });

  it('finishes a request on the snapshot that it began with', async () => {
    const storage = new FileStorage(join(place.folder, 'in-flight'));
    await publish(storage, site, options);
    const live = await LiveSite.open(storage);
    const begun = await live.current();
    await publish(storage, [next], options);
    await expect.poll(() => live.current()).not.toBe(begun);
    const read = async (of: typeof begun) => String(await (await of.resource('/marvel'))?.read(null));
    expect(await read(begun)).toContain('<h1>one');
    expect(await read(await live.current())).toContain('<h1>two');
  });

  it('says what to do while there is no site', async () => {
    await expect(LiveSite.open(new MemoryStorage())).rejects.toThrow(/no site yet.*publish/);
  });
});

/** Every generation, the oldest first. */
async function wholeHistory(storage: FileStorage): Promise<Generation[]> {
  const history: Generation[] = [];
  for await (const generation of readHistory(storage)) history.unshift(generation);
  return history;
}
