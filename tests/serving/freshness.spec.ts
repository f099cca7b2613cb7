import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseBase } from '@mint-row/shared/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
  closeServer,
  exportSite,
  FileStorage,
  LiveSite,
  prune,
  publish,
  serveSite,
} from '../../delivery/index.ts';
import { temporaryFolder, tinyArtifact, tinySite } from '../release/tiny-site.ts';
import { ask } from './ask.ts';
import { listening } from './listening.ts';

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let first: Artifact[];
let next: Artifact[];
let storage: FileStorage;
let server: ReturnType<typeof serveSite>;
let port: number;
let stores = 0;

beforeAll(async () => {
  place = await temporaryFolder();
  first = await tinySite(place.folder);
  next = await Promise.all(['two', 'three', 'four'].map((text) => tinyArtifact(place.folder, { app: 'marvel', text })));
});
afterAll(() => place.remove());
beforeEach(async () => {
  stores += 1;
  storage = new FileStorage(`${place.folder}/store-${stores}`);
  await publish(storage, first, options);
  server = serveSite(await LiveSite.open(storage));
  port = await listening(server);
  await page();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closeServer(server, 0);
});

const page = async () => {
  const { status, body } = await ask(port, '/marvel');
  return `${status} ${/<h1>(\w+)/.exec(String(body))?.[1]}`;
};
const entryOf = ({ app, release }: Artifact) => `${releaseBase(app, release)}remoteEntry.js`;
const status = async (path: string) => (await ask(port, path)).status;
const marvel = () => first.filter(({ app }) => app === 'marvel');
/** Until the server knows only what is too old. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 260));

describe('the first request after', () => {
  it('a release, and after one back, gets the new site', async () => {
    for (const [artifacts, text] of [
      [next.slice(0, 1), 'two'],
      [marvel(), 'one'],
    ] as const) {
      await publish(storage, artifacts, options);
      await idle();
      expect(await page()).toBe(`200 ${text}`);
    }
  });

  it('a prune gets the new site, and 404 for what was removed', async () => {
    const [asset = ''] = marvel().map(entryOf);
    expect(await status(asset)).toBe(200);
    for (const artifact of next) await publish(storage, [artifact], options);
    await prune(storage, { keep: 1, days: 0, author });
    // At once as well: what cannot be read is looked for anew.
    expect(await page()).toBe('200 four');
    expect(await status(asset)).toBe(404);
    await idle();
    expect(await page()).toBe('200 four');
    expect(await status(asset)).toBe(404);
  });

  it('a removal by hand gets 404', async () => {
    const [artifact] = marvel();
    await rm(join(storage.place, `releases/marvel/${artifact?.release}`), { recursive: true });
    expect(await status(artifact ? entryOf(artifact) : '')).toBe(404);
  });
});

it('a release that another server has named a moment ago is served', async () => {
  await publish(storage, next.slice(0, 1), options);
  expect(await status(entryOf(next[0] as Artifact))).toBe(200);
});

it('what is in the store and not named by the history is not there, for an export as well', async () => {
  const refused = next[0] as Artifact;
  await publish(
    new FileStorage(`${place.folder}/elsewhere-${stores}`),
    [...first.filter(({ app }) => app !== 'marvel'), refused],
    options,
  );
  await mkdir(join(storage.place, 'releases/marvel'), { recursive: true });
  await rename(
    join(`${place.folder}/elsewhere-${stores}`, `releases/marvel/${refused.release}`),
    join(storage.place, `releases/marvel/${refused.release}`),
  );
  expect(await status(entryOf(refused))).toBe(404);
  const out = `${place.folder}/out-${stores}`;
  await exportSite(storage, out, 'nginx');
  const exported = (await new FileStorage(join(out, 'current')).list('files/releases/marvel/')).join();
  expect(exported).toContain(marvel()[0]?.release);
  expect(exported).not.toContain(refused.release);
});

it('releases before the live one stay, and those of a restarted server', async () => {
  for (const artifact of next) await publish(storage, [artifact], options);
  const restarted = serveSite(await LiveSite.open(storage));
  const other = await listening(restarted);
  for (const artifact of [...marvel(), ...next]) {
    expect(await status(entryOf(artifact))).toBe(200);
    expect((await ask(other, entryOf(artifact))).status).toBe(200);
  }
  await closeServer(restarted, 0);
});

describe('a store that cannot be read', () => {
  it('leaves the site as it was, and is told of once, as is that it can be read again', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await rename(storage.place, `${storage.place}-away`);
    for (let count = 0; count < 4; count += 1) {
      await idle();
      expect(await page()).toBe('200 one');
    }
    expect(errors).toHaveBeenCalledTimes(1);
    expect(String(errors.mock.calls[0])).toMatch(/no history any more.*Generation 1 is served/s);
    await rename(`${storage.place}-away`, storage.place);
    await idle();
    expect(await page()).toBe('200 one');
    expect(String(errors.mock.calls[1])).toMatch(/can be read again/);
    expect(errors).toHaveBeenCalledTimes(2);
  });

  it('at its newest generation is told of once, and a restart serves the newest that can be read', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await publish(storage, next.slice(0, 1), options);
    await idle();
    expect(await page()).toBe('200 two');
    await storage.write('history/0000000003.json', Buffer.from('{'));
    for (let count = 0; count < 4; count += 1) {
      await idle();
      expect(await page()).toBe('200 two');
    }
    expect(errors).toHaveBeenCalledTimes(1);
    await closeServer(server, 0);
    server = serveSite(await LiveSite.open(storage));
    port = await listening(server);
    expect(await page()).toBe('200 two');
    expect(errors).toHaveBeenCalledTimes(2);
    for (const [said] of errors.mock.calls) expect(said).toMatch(/0000000003.*damaged.*Generation 2 is served/s);
  });

  it('that does not answer holds a request for a second at most, and others not at all', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const slow = serveSite(await hanging());
    const other = await listening(slow);
    expect((await ask(other, '/marvel')).status).toBe(200);
    const began = performance.now();
    expect((await ask(other, '/marvel')).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(500);
    expect(String(errors.mock.calls)).toContain('does not answer');
    await closeServer(slow, 0);
  });
});

/** A live site that has opened, and has its page in memory, before its store stops to answer. */
async function hanging(): Promise<LiveSite> {
  const live = await LiveSite.open(storage);
  await (await (await live.current()).resource('/marvel'))?.read(null);
  vi.spyOn(storage, 'read').mockImplementation(() => new Promise(() => {}));
  await idle();
  return live;
}
