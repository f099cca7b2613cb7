import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Artifact, closeServer, publish, SiteFollower, serveSite, storageAt } from '../../delivery/index.ts';
import { keyOfEntry } from '../release/keys-of-release.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { ask } from '../serving/ask.ts';
import { listening } from '../serving/listening.ts';
import { entryOf } from '../serving/served-store.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { bucket, useObjectStore } from './object-store.ts';

const own = useOwnSite();
const url = await useObjectStore();
const { proxy, url: watched } = await FaultyProxy.start(url);
const storage = storageAt(`s3://${bucket}/${randomUUID()}`);
let live: SiteFollower;
let server: Server;
let port: number;
/** A release that is neither live nor a fallback. */
let earlier: Artifact;
/** Every address of the live site, and of the code of a remote. */
let addresses: string[];

beforeAll(async () => {
  earlier = await own.marvel({ text: 'zero' });
  await publish(storage, [...own.site.filter(({ app }) => app !== 'marvel'), earlier], options);
  for (const artifact of [own.next, ...own.site.filter(({ app }) => app === 'marvel')]) {
    await publish(storage, [artifact], options);
  }
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Releases do not pass through the proxy.
  vi.stubEnv('AWS_ENDPOINT_URL_S3', watched);
  // Nor do the servers share a cache with other test files on this machine.
  vi.stubEnv('XDG_CACHE_HOME', join(process.env.XDG_CACHE_HOME ?? '', randomUUID()));
  live = await SiteFollower.open(storageAt(storage.address));
  server = serveSite(live);
  port = await listening(server);
  const site = await live.current();
  addresses = [...site.paths(), ...own.site.map(entryOf).filter((path) => !path.startsWith('/shell/'))];
});
afterAll(async () => {
  await closeServer(server, 0);
  proxy.stop();
});

/** The files that went over the network since a request, without the history. */
const filesSince = (first: number) =>
  proxy.passed.slice(first).flatMap(({ method, path }) => {
    const [, file] = /\/(files\/[^?]*)/.exec(path) ?? [];
    return method === 'GET' && file ? file : [];
  });

const codings = ['br', 'gzip', 'identity'];
const statuses = async (paths: readonly string[]) => {
  const answers = paths.flatMap((path) =>
    codings.map(async (coding) => (await ask(port, path, { headers: { 'accept-encoding': coding } })).status),
  );
  return new Set(await Promise.all(answers));
};

it('a server answers every address of the live site while the object store is away, requested before or not', async () => {
  await live.ahead.done;
  proxy.faultOf = () => 'cut';
  expect(addresses.length).toBeGreaterThan(10);
  expect(await statuses(addresses)).toEqual(new Set([200]));
});

it('a server answers 503 with a time to retry for a file that it has never read, and later with the file', async () => {
  const lacking = await ask(port, entryOf(earlier));
  expect([lacking.status, lacking.headers['retry-after'], lacking.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(String(lacking.body)).toMatch(/cannot read this file at the moment.*again/);
  expect(await live.health()).toMatchObject({ store: 'unreadable' });
  // Another server may have named a release to this browser that the store has.
  const unknown = await ask(port, entryOf({ ...earlier, release: '0123456789abcdef' }));
  expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '5']);
  proxy.faultOf = () => 'none';
  await expect.poll(async () => (await ask(port, entryOf(earlier))).status, { timeout: 20_000 }).toBe(200);
});

it('a server reads the new files after a release, without a request, and nothing twice', async () => {
  await live.ahead.done;
  const released = await own.marvel({ text: 'three' });
  // What this machine has written it does not read again.
  const cache = process.env.XDG_CACHE_HOME;
  vi.stubEnv('XDG_CACHE_HOME', `${own.folder}/another-machine`);
  await publish(storageAt(storage.address), [released], options);
  vi.stubEnv('XDG_CACHE_HOME', cache);
  const first = proxy.passed.length;
  await expect.poll(async () => (await live.current()).releases.marvel).toBe(released.release);
  await live.ahead.done;
  const files = filesSince(first);
  expect(new Set(files).size).toBe(files.length);
  const entryKey = keyOfEntry(released);
  expect(files).toContain(entryKey);
  const pokemon = own.site.find(({ app }) => app === 'pokemon');
  const entryOfPokemon = keyOfEntry(pokemon);
  expect(files).not.toContain(entryOfPokemon);
  proxy.faultOf = () => 'cut';
  expect(await statuses([entryOf(released), '/marvel', '/characters/thor'])).toEqual(new Set([200]));
  proxy.faultOf = () => 'none';
});

it('a server goes on reading when the object store is back', async () => {
  await expect.poll(async () => (await live.health()).store, { timeout: 20_000 }).toBe('readable');
  const released = await own.marvel({ text: 'four' });
  await publish(storage, [released], options);
  const isCode = (path: string) => path.includes('/client/');
  proxy.faultOf = ({ path }) => (isCode(path) ? 'cut' : 'none');
  await expect.poll(async () => (await live.current()).releases.marvel, { timeout: 20_000 }).toBe(released.release);
  proxy.faultOf = () => 'cut';
  await expect.poll(async () => (await live.health()).store, { timeout: 20_000 }).toBe('unreadable');
  proxy.faultOf = () => 'none';
  await expect.poll(async () => (await live.health()).store, { timeout: 20_000 }).toBe('readable');
  await live.ahead.done;
  proxy.faultOf = () => 'cut';
  expect(await statuses([entryOf(released), '/marvel'])).toEqual(new Set([200]));
  proxy.faultOf = () => 'none';
});
