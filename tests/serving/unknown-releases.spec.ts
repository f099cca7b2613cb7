import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, publish, SiteFollower, serveSite } from '../../delivery/index.ts';
import { MemoryStorage } from '../release/memory-storage.ts';
import { renderHere } from '../release/render-here.ts';
import { temporaryFolder, tinySite } from '../release/tiny-site.ts';
import { listening } from './listening.ts';

/** Counts reads, and among them those of the live generation, with which a look at the store begins. */
class CountingStorage extends MemoryStorage {
  looks = 0;
  reads = 0;

  override async read(key: string): Promise<Buffer | null> {
    this.reads += 1;
    if (key === 'history/0000000001.json') this.looks += 1;
    return super.read(key);
  }
}

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  temporary = await temporaryFolder();
});
afterAll(() => temporary.remove());

it('a client that requests made-up files of releases costs the store twenty looks a second, however many requests it sends', async () => {
  const storage = new CountingStorage();
  await publish(storage, await tinySite(temporary.folder), {
    composer: 'tests',
    startUnconfined: renderHere,
    author: { who: 'tests', why: 'a site' },
  });
  const server = serveSite(await SiteFollower.open(storage));
  const url = `http://127.0.0.1:${await listening(server)}`;
  storage.looks = 0;
  storage.reads = 0;
  const began = performance.now();
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        fetch(`${url}/remotes/marvel/a.${(round * 40 + index).toString(16).padStart(10, '0')}.js`),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
  const maxLooks = (performance.now() - began) / 50 + 2;
  await closeServer(server, 1000);
  expect(storage.looks).toBeGreaterThan(0);
  expect(storage.looks).toBeLessThanOrEqual(maxLooks);
  expect(storage.reads).toBeLessThan(400);
});
