import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { closeServer, FileStorage, publish, SiteFollower, serveSite } from '../../delivery/index.ts';
import { overwrite } from '../release/overwrite.ts';
import { renderHere } from '../release/render-here.ts';
import { temporaryFolder, tinyArtifact, tinySite } from '../release/tiny-site.ts';
import { type Answer, ask } from './ask.ts';
import { listening } from './listening.ts';

const codings = { br: '.br', gzip: '.gz', identity: '' };
type Coding = keyof typeof codings;
const author = { composer: 'tests', startUnconfined: renderHere, author: { who: 'A tester', why: 'a test' } };
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let storage: FileStorage;
let files: { path: string; key: string }[];
let errors: MockInstance<typeof console.error>;

beforeAll(async () => {
  temporary = await temporaryFolder();
  storage = new FileStorage(`${temporary.folder}/store`);
  const others = (await tinySite(temporary.folder)).filter(({ app }) => app !== 'marvel');
  const marvel = await tinyArtifact(temporary.folder, { app: 'marvel', text: 'one '.repeat(200) });
  await publish(storage, [...others, marvel], author);
  const site = await (await SiteFollower.open(storage)).current();
  const paths = ['/marvel', '/registry.json', `/remotes/marvel/${marvel.manifest.entry}`];
  files = await Promise.all(paths.map(async (path) => ({ path, key: (await site.resource(path))?.key ?? '' })));
});
afterAll(() => temporary.remove());
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => errors.mockRestore());

const damages: Record<string, (bytes: Buffer) => Buffer | null> = {
  missing: () => null,
  truncated: (bytes) => bytes.subarray(0, -1),
  'cut to nothing': () => Buffer.alloc(0),
  longer: (bytes) => Buffer.concat([bytes, Buffer.from('x')]),
  altered: (bytes) => Buffer.from(bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte))),
};

describe.each(Object.keys(damages))('a file that is %s', (damage) => {
  it.each(Object.keys(codings) as Coding[])('is not sent: %s', async (coding) => {
    for (const { path, key } of files) {
      const whole = await whileDamaged({}, asked(path, coding));
      expect(whole.headers['content-encoding'] ?? 'identity').toBe(coding);
      const spoilt = await whileDamaged({ [key + codings[coding]]: damage }, asked(path, coding));
      expect(errors.mock.calls.join()).toContain(key + codings[coding]);
      if (coding === 'identity') {
        expect([spoilt.status, spoilt.headers['cache-control']]).toEqual([500, 'no-store']);
      } else {
        expect([spoilt.status, content(spoilt)]).toEqual([whole.status, content(whole)]);
        expect(spoilt.headers['content-encoding']).toBeUndefined();
        expect(spoilt.headers.etag).not.toBe(whole.headers.etag);
      }
    }
  });
});

it('a damaged file is sent as the next best copy', async () => {
  const [page = { path: '', key: '' }] = files;
  const both = { 'accept-encoding': 'br, gzip' };
  const answer = await whileDamaged({ [page.key]: 'missing', [`${page.key}.br`]: 'altered' }, (port) =>
    ask(port, page.path, { headers: both }),
  );
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
});

it('a damaged file is reported once for all requests, and served again once it is repaired', async () => {
  const [page = { path: '', key: '' }] = files;
  const bytes = (await storage.read(page.key)) ?? Buffer.alloc(0);
  await serving(async (port) => {
    await overwrite(storage, page.key, bytes.subarray(1));
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(port, page.path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
    expect(errors).toHaveBeenCalledTimes(1);
    await overwrite(storage, page.key, bytes);
    expect((await ask(port, page.path)).status).toBe(200);
  });
});

it('a file is sent from its checked bytes, whatever happens to it on the disk', async () => {
  const [page = { path: '', key: '' }] = files;
  const bytes = (await storage.read(page.key)) ?? Buffer.alloc(0);
  await serving(async (port) => {
    const before = await ask(port, page.path);
    await writeFile(join(storage.address, page.key), 'something else');
    expect((await ask(port, page.path)).body).toEqual(before.body);
    await overwrite(storage, page.key, bytes);
  });
});

it('a file of a release with a damaged manifest is not sent, and reported once', async () => {
  const { path, key } = files.at(-1) ?? { path: '', key: '' };
  const manifest = key.replace(/client\/.*/, 'manifest.json');
  const answers = await whileDamaged({ [manifest]: 'altered' }, (port) =>
    Promise.all(Array.from({ length: 5 }, () => ask(port, path))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(500));
  expect(errors).toHaveBeenCalledTimes(1);
});

function asked(path: string, coding: Coding): (port: number) => Promise<Answer> {
  return (port) => ask(port, path, { headers: { 'accept-encoding': coding } });
}

function content({ body, headers }: Answer): string {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
  return String(decode ? decode(body) : body);
}

async function serving<Result>(act: (port: number) => Promise<Result>): Promise<Result> {
  const server = serveSite(await SiteFollower.open(storage));
  try {
    return await act(await listening(server));
  } finally {
    await closeServer(server, 0);
  }
}

/** Damages keys of the store, runs a function with a fresh server, and repairs the keys. */
async function whileDamaged<Result>(
  keys: Record<string, string>,
  act: (port: number) => Promise<Result>,
): Promise<Result> {
  const before = new Map<string, Buffer>();
  for (const [key, damage] of Object.entries(keys)) {
    const bytes = (await storage.read(key)) ?? Buffer.alloc(0);
    before.set(key, bytes);
    const after = damages[damage]?.(bytes);
    if (after) await overwrite(storage, key, after);
    else await rm(join(storage.address, key));
  }
  try {
    return await serving(act);
  } finally {
    for (const [key, bytes] of before) await overwrite(storage, key, bytes);
  }
}
