import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { publish, SiteFollower, storageAt } from '../../delivery/index.ts';
import { commandLine } from '../release/command.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { entryOf } from '../serving/served-store.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { bucket, useObjectStore } from './object-store.ts';
import { health, look, type Running } from './running-server.ts';

// A server tries to reach an unavailable store for some seconds before it continues without.
vi.setConfig({ testTimeout: 60_000 });

const own = useOwnSite();
const url = await useObjectStore();
const { proxy, url: watched } = await FaultyProxy.start(url);
const address = `s3://${bucket}/${randomUUID()}`;
const cache = join(process.env.XDG_CACHE_HOME ?? '', randomUUID());
let addresses: string[];

beforeAll(async () => {
  await own.putInto(storageAt(address));
  await publish(storageAt(address), [own.next], options);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', watched);
  vi.stubEnv('XDG_CACHE_HOME', cache);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = await SiteFollower.open(storageAt(address));
  await before.ahead.done;
  addresses = [...(await before.current()).paths(), ...own.site.map(entryOf), entryOf(own.next)];
});
afterAll(() => proxy.stop());

/** Starts the command `serve`, as after a restart of the machine. */
async function serve(store = address): Promise<Running> {
  const [program, ...args] = commandLine('serve');
  const server = spawn(program, [...args, '--store', store, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void server.kill());
  let output = '';
  server.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.stdout.on('data', (printed) => {
      const found = /http:\/\/localhost:(\d+)/.exec(String(printed))?.[1];
      if (found) resolve(Number(found));
    });
    server.on('exit', () => reject(new Error(output)));
  });
  return { process: server, port, output: () => output };
}

it('a server starts with the copies on its disk while the object store answers 503, reports it, and follows it later', async () => {
  proxy.faultOf = () => '503';
  const server = await serve();
  expect(await look(server, server)).toEqual({ statuses: [200, 200], page: 'two', code: 'two' });
  expect(await health(server)).toMatchObject({ status: 200, generation: 2, store: 'unreadable' });
  expect(server.output()).toMatch(/503.*\nGeneration 2 is served meanwhile\./);
  proxy.faultOf = () => 'none';
  await publish(storageAt(address), [await own.marvel({ text: 'three' })], options);
  await expect.poll(async () => (await look(server, server)).page, { timeout: 20_000 }).toBe('three');
  expect(await health(server)).toMatchObject({ generation: 3, store: 'readable' });
});

it('a server starts only with copies of its own store', async () => {
  proxy.faultOf = () => '503';
  await expect(serve(`${address}-other`)).rejects.toThrow(/-other at .*cannot list "history\/".*503/);
});

it('a server sends no damaged copy from its disk', async () => {
  proxy.faultOf = () => 'none';
  const right = await bodies(await SiteFollower.open(storageAt(address)));
  proxy.faultOf = () => 'cut';
  const storage = storageAt(address);
  let refused = 0;
  let lacking = 0;
  const errors = vi.spyOn(console, 'error').mockClear();
  expect(await bodies(await SiteFollower.open(storage))).toEqual(right);
  const folder = join(cache, 'mint-row-served');
  for (const file of await readdir(folder)) {
    const bytes = await readFile(join(folder, file));
    // Records, and pages in JSON.
    if (!bytes.subarray(0, 1).equals(Buffer.from('{'))) continue;
    await writeFile(join(folder, file), bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1));
    const live = await SiteFollower.open(storage).catch(() => null);
    const served = live && (await bodies(live));
    for (const [index, body] of served?.entries() ?? []) {
      if (body) expect(body).toEqual(right[index]);
      else lacking += 1;
    }
    refused += live ? 0 : 1;
    await writeFile(join(folder, file), bytes);
  }
  // Without the record of the site, its snapshot or a part; and without manifests and files.
  expect([refused > 2, lacking > 2]).toEqual([true, true]);
  // The log does not blame the store for a fault of the disk.
  expect(errors.mock.calls.join('\n')).not.toMatch(/damaged|missing/);
});

/** The body at each address; null where the server sends none. */
async function bodies(live: SiteFollower): Promise<(string | null)[]> {
  await live.ahead.done;
  const site = await live.current();
  return Promise.all(
    addresses.map(async (path) => {
      const bytes = await (await site.resource(path))?.read(null);
      return bytes ? Buffer.from(bytes).toString() : null;
    }),
  );
}

it('a server starts with the copies on its disk while the object store refuses connections', async () => {
  proxy.stop();
  const server = await serve();
  expect((await look(server, server)).statuses).toEqual([200, 200]);
  expect(await health(server)).toMatchObject({ store: 'unreadable' });
});
