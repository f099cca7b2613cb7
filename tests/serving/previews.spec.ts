import type { Server } from 'node:http';
import { site } from '@mint-row/kit/content';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  closeServer,
  type Preview,
  PreviewHost,
  Previews,
  preview,
  publishPreview,
  SiteFollower,
  serveSite,
  setPlace,
} from '../../delivery/index.ts';
import { MemoryStorage } from '../release/memory-storage.ts';
import { overwrite } from '../release/overwrite.ts';
import { author, options, useOwnSite } from '../release/set-up.ts';
import { previewing, previewOf, storeWithPreview } from '../release/store-with-preview.ts';
import { type Answer, ask, askRaw } from './ask.ts';
import { listening } from './listening.ts';

const own = useOwnSite();
const storage = new MemoryStorage();
const servers: Server[] = [];
let port: number;
let made: Preview;

beforeAll(async () => {
  ({ made } = await storeWithPreview(own, storage));
  port = await serve(storage, new Previews(storage, new PreviewHost('*.preview.localhost')));
});
afterAll(() => Promise.all(servers.map((server) => closeServer(server, 0))));

async function serve(from: MemoryStorage, previews?: Previews): Promise<number> {
  const server = serveSite(await SiteFollower.open(from), previews && { previews });
  servers.push(server);
  return listening(server);
}

const askAt = (host: string, path: string, headers = {}): Promise<Answer> =>
  ask(port, path, { headers: { host, ...headers } });
const hostOf = ({ id }: Preview) => `${id}.preview.localhost:${port}`;
const read = async (path: string) => {
  const site = await (await SiteFollower.open(storage)).current();
  return (await site.resource(path))?.read(null);
};

describe('a server of previews', () => {
  it('answers a preview at a host of its own, and the live site at every other', async () => {
    expect(String((await askAt(hostOf(made), '/marvel')).body)).toContain('<h1>two');
    for (const host of ['localhost', 'preview.localhost', `${made.id}.preview.localhost.example`, made.id]) {
      const { body, headers } = await askAt(host, '/marvel');
      expect(String(body), host).toContain('<h1>one');
      expect(headers).not.toHaveProperty('x-robots-tag');
    }
    expect(String((await askAt(hostOf(made).toUpperCase(), '/marvel')).body)).toContain('<h1>two');
  });

  it('uses the host of a whole address, and refuses one that differs from the header: a sign-in may use the header', async () => {
    const { body } = await askRaw(port, `http://${hostOf(made)}/marvel`, { host: hostOf(made) });
    expect(body).toContain('<h1>two');
    for (const [target, host] of [
      [hostOf(made), 'localhost'],
      ['localhost', hostOf(made)],
    ] as const) {
      const refused = await askRaw(port, `http://${target}/marvel`, { host });
      expect([refused.status, refused.body]).toEqual([400, expect.not.stringContaining('<h1>')]);
    }
    expect((await askRaw(port, 'http://mintrow.example/marvel', { host: 'localhost' })).body).toContain('<h1>one');
  });

  it('mixes nothing: each preview has its own registry, and only its own releases', async () => {
    const [registry, live] = await Promise.all([hostOf(made), 'x'].map((host) => askAt(host, '/registry.json')));
    expect(JSON.parse(String(registry?.body)).remotes.marvel.release).toBe(own.next.release);
    expect(JSON.parse(String(live?.body)).remotes.marvel.release).not.toBe(own.next.release);
    const asset = `/remotes/marvel/${own.next.manifest.entry}`;
    expect((await askAt(hostOf(made), asset)).status).toBe(200);
    expect((await askAt('localhost', asset)).status).toBe(404);
  });

  it('sends the document that would be live, then the mark', async () => {
    const { body, headers } = await askAt(hostOf(made), '/marvel');
    const other = new MemoryStorage();
    for (const key of await storage.list('')) await other.write(key, (await storage.read(key)) as Buffer);
    await publishPreview(other, made.id, author);
    const document = await (await (await SiteFollower.open(other)).current()).resource('/marvel');
    const bytes = (await document?.read(null)) ?? Buffer.alloc(0);
    expect(body.subarray(0, bytes.length)).toEqual(bytes);
    expect(String(body.subarray(bytes.length))).toMatch(
      /^<link rel="stylesheet" href="\/preview-mark\.css"><aside class="preview-mark".*Preview of marvel: not live/,
    );
    expect(headers['content-security-policy']).toBe(document?.headers['Content-Security-Policy']);
    expect(headers['content-length']).toBe(String(body.length));
    const unchanged = await askAt(hostOf(made), '/marvel', { 'if-none-match': headers.etag });
    expect(unchanged.status).toBe(304);
    expect(Object.keys(unchanged.headers).sort()).toEqual([
      ...['cache-control', 'connection', 'cross-origin-embedder-policy', 'cross-origin-opener-policy', 'date', 'etag'],
    ]);
    const styles = await askAt(hostOf(made), '/preview-mark.css');
    expect([styles.status, styles.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('marks the not-found page, too', async () => {
    const { status, body } = await askAt(hostOf(made), '/nothing-here');
    expect([status, String(body)]).toEqual([404, expect.stringContaining('Preview of marvel')]);
  });

  it('keeps search engines and shared caches out of every answer', async () => {
    const asset = `/remotes/marvel/${own.next.manifest.entry}`;
    const paths = ['/marvel', '/MARVEL/', '/nothing-here', '/registry.json', '/robots.txt', '/preview-mark.css', asset];
    for (const path of paths) {
      const { headers } = await askAt(hostOf(made), path);
      expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex']);
      expect(headers['cache-control'], path).toMatch(/^private, (no-cache$|max-age)/);
    }
    expect(String((await askAt(hostOf(made), '/robots.txt')).body)).toBe('User-agent: *\nDisallow: /\n');
  });

  it.each(['ffffffffffffffff', 'x', '..', '%2e%2e', ''])('has no preview %j', async (id) => {
    const { status, headers, body } = await askAt(`${id}.preview.localhost`, '/marvel');
    expect([status, headers['x-robots-tag'], String(body)]).toEqual([
      404,
      'noindex',
      expect.stringMatching(/no such preview.*release -- previews/),
    ]);
  });

  it('without previews, treats their hosts like any others', async () => {
    const { body, headers } = await ask(await serve(storage), '/marvel', { headers: { host: hostOf(made) } });
    expect([body, headers['x-robots-tag']]).toEqual([await read('/marvel'), undefined]);
  });

  it('answers 500 for an unreadable preview, reports it once, and serves the live site', async () => {
    const broken = await preview(storage, [await own.marvel({ text: 'broken' })], previewing);
    await overwrite(storage, `snapshots/${broken?.snapshot}.json`, Buffer.from('{'));
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const _ of [1, 2]) {
      expect((await askAt(`${broken?.id}.preview.localhost`, '/marvel')).status).toBe(500);
      expect((await askAt('localhost', '/marvel')).status).toBe(200);
    }
    expect(errors.mock.calls).toEqual([[expect.stringMatching(/preview .* cannot be served: snapshots.*damaged/)]]);
    errors.mockRestore();
  });

  it('answers a preview of a site in a folder there, with its mark', async () => {
    const inFolder = new MemoryStorage();
    await own.putInto(inFolder);
    await setPlace(inFolder, { ...site.examplePlace, folder: '/cards/' }, options);
    const { id } = await previewOf(own, inFolder);
    const previews = new Previews(inFolder, new PreviewHost('*.preview.localhost'));
    const at = { port: await serve(inFolder, previews), folder: '/cards/' };
    const headers = { host: `${id}.preview.localhost` };
    const { status, body } = await ask(at, '/marvel', { headers });
    expect([status, String(body)]).toEqual([200, expect.stringContaining('<h1>two')]);
    const [, styles = ''] = /<link rel="stylesheet" href="\/cards(\/[^"]+)"><aside/.exec(String(body)) ?? [];
    expect((await ask(at, styles, { headers })).status).toBe(200);
    expect((await ask(at.port, '/marvel', { headers })).status).toBe(404);
  });

  it('answers a preview no more once it has ended, or has been published', async () => {
    const short = await preview(storage, [await own.marvel({ text: 'short' })], { ...previewing, lifetimeMs: 1_000 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    expect((await askAt(`${short?.id}.preview.localhost`, '/marvel')).status).toBe(404);
    vi.useRealTimers();
    await publishPreview(storage, made.id, author);
    expect((await askAt(hostOf(made), '/marvel')).status).toBe(404);
    await expect.poll(async () => String((await askAt('localhost', '/marvel')).body)).toContain('<h1>two');
  });
});
