import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releaseBase } from '@mint-row/shared/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../delivery/index.ts';
import { builtArtifacts } from '../contract/site.ts';
import { routes } from '../site/addresses.ts';
import { ask, askRaw } from './ask.ts';
import { observatoryScore } from './observatory.ts';

/** A server that serves a site, and the site that it must serve. */
export interface Serving {
  port: number;
  site: Site;
}

const { shell, remotes } = await builtArtifacts();
const entry = releaseBase('shell', shell.release) + shell.manifest.entry;

/** What every server of the site must do: ours, and those that it writes configurations for. */
export function conforms(serving: () => Serving): void {
  let port: number;
  let site: Site;
  beforeAll(() => {
    ({ port, site } = serving());
  });

  const listed = async (path: string) => {
    const resource = await site.resource(path);
    if (!resource) throw new Error(`${path} cannot be read.`);
    return resource;
  };

  describe('a document', () => {
    it.each(routes)('%s has its type and every header that the site gives it', async (path) => {
      const { status, headers } = await ask(port, path);
      const resource = await listed(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self' 'sha256-/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      for (const [name, value] of Object.entries(resource.headers)) expect(headers[name.toLowerCase()]).toBe(value);
    });

    it('comes compressed as the client can take it', async () => {
      const plain = await ask(port, '/');
      const brotli = await ask(port, '/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      const gzip = await ask(port, '/', { headers: { 'accept-encoding': 'gzip' } });
      const neither = await ask(port, '/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(neither.headers['content-encoding']).toBeUndefined();
      for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('Accept-Encoding');
    });

    it('answers HEAD with the same headers and no body', async () => {
      const get = await ask(port, '/about');
      const head = await ask(port, '/about', { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    });

    it('answers a condition that holds with 304, and the headers that a cache has to renew', async () => {
      const coding = { 'accept-encoding': 'br' };
      const { headers } = await ask(port, '/about', { headers: coding });
      const etag = String(headers.etag);
      expect(etag).toMatch(/^(W\/)?"[^"]{16,}"$/);
      for (const condition of [etag, `W/${etag.replace('W/', '')}`, `"other", ${etag}`]) {
        const again = await ask(port, '/about', { headers: { ...coding, 'if-none-match': condition } });
        expect([condition, again.status]).toEqual([condition, 304]);
        expect(again.body).toHaveLength(0);
        for (const name of ['etag', 'cache-control', 'content-security-policy', 'vary']) {
          expect(again.headers[name], name).toBe(headers[name]);
        }
      }
      const other = await ask(port, '/about', { headers: { ...coding, 'if-none-match': '"other"' } });
      expect(other.status).toBe(200);
    });

    it('is told from others by what is in it, never by a file’s time', async () => {
      const { headers } = await ask(port, '/');
      expect(headers['last-modified']).toBeUndefined();
      expect(headers.etag).not.toBe((await ask(port, '/about')).headers.etag);
      const since = { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() };
      expect((await ask(port, '/', { headers: since })).status).toBe(200);
    });

    it.each([
      ['/marvel/', '/marvel'],
      ['/Marvel', '/marvel'],
      ['//marvel//characters/', '/marvel/characters'],
      ['/marvel.html', '/marvel'],
      ['/index.html', '/'],
      ['//', '/'],
      ['/%6Darvel', '/marvel'],
      ['/characters/Iron-Man.HTML', '/characters/iron-man'],
      ['/about/?from=mail', '/about?from=mail'],
      ['/about/?from=%22mail%22&a=b', '/about?from=%22mail%22&a=b'],
      ['/about/?', '/about'],
    ])('has one address: %s leads to %s', async (from, to) => {
      const { status, headers } = await ask(port, from);
      expect([status, headers['cache-control']]).toEqual([308, 'no-cache']);
      expect(String(headers.location).replace(`http://127.0.0.1:${port}`, '')).toBe(to);
      expect((await ask(port, to)).status).toBe(200);
    });

    it('carries no query on that could be more than one', async () => {
      expect((await askRaw(port, '/about/?a="><script>')).headers).not.toContain('script');
    });
  });

  describe('a request whose target is a whole address', () => {
    it.each(['http://localhost/about', 'HTTP://evil.example:81/about?a=b', 'https://[::1]/about'])(
      '%s is answered as its path is',
      async (target) => {
        const { status, body } = await askRaw(port, target);
        expect(status).toBe(200);
        expect(body).toContain((await ask(port, '/about')).body.toString('latin1').slice(-1000));
      },
    );

    it('has one address as well, and no path is the home page', async () => {
      expect((await askRaw(port, 'http://localhost/about/')).headers).toMatch(/ 308 .*\r\nlocation: \/about(\r|$)/is);
      expect((await askRaw(port, 'http://localhost')).status).toBe(200);
    });

    it.each(['http://u:p@localhost/about', 'http://a b/about', 'http:///about'])('%s is malformed', async (target) => {
      expect((await askRaw(port, target)).status).toBe(400);
    });
  });

  it.each(['a b', 'u:p@localhost', 'localhost:port', 'local/host', 'local"host'])(
    'the host “%s” is malformed',
    async (host) => {
      expect((await askRaw(port, '/about', { host })).status).toBe(400);
    },
  );

  it.each(['localhost', 'localhost:8080', '[::1]:80', 'a.example.'])('the host “%s” is one', async (host) => {
    expect((await askRaw(port, '/about', { host })).status).toBe(200);
  });

  describe('conditions', () => {
    const past = 'Thu, 01 Jan 1970 00:00:01 GMT';

    it('about time are ignored, for nothing has one', async () => {
      expect((await ask(port, '/about', { headers: { 'if-unmodified-since': past } })).status).toBe(200);
      expect((await ask(port, entry, { headers: { 'if-unmodified-since': past } })).status).toBe(200);
    });

    it('that accept any validator hold, and those that name another one or a weak one do not', async () => {
      const etag = String((await ask(port, '/about')).headers.etag);
      const weak = `W/${etag.replace('W/', '')}`;
      const statuses = async (path: string) =>
        Promise.all(
          ['*', '"other"', weak, `"other", ${weak}`].map(
            async (match) => (await ask(port, path, { headers: { 'if-match': match } })).status,
          ),
        );
      expect(await statuses('/about')).toEqual([200, 412, 412, 412]);
    });

    it('that accept no validator, or fail before one that holds, say so', async () => {
      const etag = String((await ask(port, '/about')).headers.etag);
      expect((await ask(port, '/about', { headers: { 'if-none-match': '*' } })).status).toBe(304);
      expect((await ask(port, '/about', { headers: { 'if-match': '"other"', 'if-none-match': etag } })).status).toBe(
        412,
      );
    });

    it.each(['if-match', 'if-none-match', 'if-unmodified-since', 'range'])(
      'are ignored where there is nothing: %s',
      async (name) => {
        const value = { range: 'bytes=0-1', 'if-unmodified-since': past }[name] ?? '"other"';
        expect((await ask(port, '/nope', { headers: { [name]: value } })).status).toBe(404);
        const etag = String((await ask(port, '/nope')).headers.etag);
        if (name.startsWith('if-')) expect((await ask(port, '/nope', { headers: { [name]: etag } })).status).toBe(404);
      },
    );
  });

  it.each([
    ['/registry.json', 'application/json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
  ])('%s is %s, asked for again each time', async (path, type) => {
    const { status, headers } = await ask(port, path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache']);
    const again = await ask(port, path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });

  describe('an asset', () => {
    it('is kept for ever', async () => {
      const { status, headers } = await ask(port, entry);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
      const again = await ask(port, entry, { headers: { 'if-none-match': String(headers.etag) } });
      expect([again.status, again.headers['cache-control']]).toEqual([304, headers['cache-control']]);
    });

    it('comes compressed', async () => {
      const plain = await ask(port, entry);
      const brotli = await ask(port, entry, { headers: { 'accept-encoding': 'br' } });
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(plain.headers.vary).toBe('Accept-Encoding');
    });

    it('answers ranges', async () => {
      const whole = await ask(port, entry);
      const part = await ask(port, entry, { headers: { range: 'bytes=10-19' } });
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
      expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(part.body).toEqual(whole.body.subarray(10, 20));
      const beyond = await ask(port, entry, { headers: { range: 'bytes=99999999-' } });
      expect(beyond.status).toBe(416);
      expect(beyond.headers['content-range']).toBe(`bytes */${whole.body.length}`);
    });

    it.each(['bytes=a-b', 'bytes=0-1,3-4', 'bytes=0-1,3-4x', 'lines=0-1', 'bytes=--1'])(
      'is sent whole for what is no single range: %s',
      async (range) => {
        const whole = await ask(port, entry);
        const { status, body } = await ask(port, entry, { headers: { range } });
        expect([status, body.length]).toEqual([200, whole.body.length]);
      },
    );

    it('sends its end, and no more than there is', async () => {
      const whole = await ask(port, entry);
      const length = whole.body.length;
      for (const [range, first] of [
        ['bytes=-7', length - 7],
        [`bytes=${length - 5}-`, length - 5],
        [`bytes=${length - 5}-${length + 5}`, length - 5],
        [`bytes=-${length + 5}`, 0],
      ] as const) {
        const { status, headers, body } = await ask(port, entry, { headers: { range } });
        expect([range, status, headers['content-range']]).toEqual([
          range,
          206,
          `bytes ${first}-${length - 1}/${length}`,
        ]);
        expect(body).toEqual(whole.body.subarray(first));
      }
    });

    it('answers HEAD as if it asked for no range', async () => {
      const { headers } = await ask(port, entry, { method: 'HEAD' });
      for (const range of ['bytes=0-1', 'bytes=99999999-']) {
        const again = await ask(port, entry, { method: 'HEAD', headers: { range } });
        expect([range, again.status]).toEqual([range, 200]);
        expect([again.headers['content-length'], again.headers['content-range']]).toEqual([
          headers['content-length'],
          undefined,
        ]);
      }
    });

    it.each(['"other"', 'W/', 'Thu, 01 Jan 1970 00:00:01 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT'])(
      'is sent whole when the range names another validator, or a weak one: %s',
      async (condition) => {
        const { headers, body } = await ask(port, entry);
        const ifRange = condition === 'W/' ? `W/${String(headers.etag).replace('W/', '')}` : condition;
        const again = await ask(port, entry, { headers: { range: 'bytes=0-9', 'if-range': ifRange } });
        expect([again.status, again.body.length]).toEqual([200, body.length]);
      },
    );

    it.each([shell, ...remotes])('of every file of $app’s release is served', async ({ app, release, manifest }) => {
      for (const file of Object.keys(manifest.files).filter((name) => name.startsWith('client/'))) {
        const path = releaseBase(app, release) + file.slice('client/'.length);
        const { status, headers, body } = await ask(port, path);
        expect([file, status]).toEqual([file, 200]);
        expect(headers['content-type']).toBe((await listed(path)).type);
        expect(body).toHaveLength(manifest.files[file]?.bytes ?? -1);
      }
    });

    it.each(['manifest.json', 'server/render.mjs', '../server/render.mjs', `../../${shell.release}/manifest.json`])(
      'of an artifact’s server build or manifest is not: %s',
      async (file) => {
        const base = releaseBase('shell', shell.release);
        expect((await askRaw(port, base + file)).status).toBeGreaterThanOrEqual(400);
        expect((await askRaw(port, base + encodeURIComponent(file))).status).toBeGreaterThanOrEqual(400);
      },
    );

    it.each([`${entry}.br`, `${entry}.gz`, `${entry}/`, `/${entry}`, entry.toUpperCase(), entry.replace(/[^/]+$/, '')])(
      'has one address: %s is none',
      async (path) => {
        expect((await ask(port, path)).status).toBe(404);
      },
    );
  });

  describe('what is not there', () => {
    it.each([
      '/nope',
      '/404.html',
      '/snapshot.json',
      '/live',
      '/history/',
      '/composed/',
      '/releases/',
      '/.store/live',
      '/.git/config',
      '/remotes/marvel/0000000000000000/remoteEntry.js',
      '/remotes/evil/0000000000000000/x.js',
      '/constructor',
      '/__proto__',
      '/remotes/marvel/toString',
    ])('%s answers 404 with the not-found page', async (path) => {
      const { status, headers, body } = await ask(port, path);
      const notFound = await listed('/nope');
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      for (const [name, value] of Object.entries(notFound.headers)) expect(headers[name.toLowerCase()]).toBe(value);
      expect(body.toString()).toContain('Oops! Page not found');
    });

    it('comes compressed as well', async () => {
      const { body } = await ask(port, '/nope', { headers: { 'accept-encoding': 'br' } });
      expect(brotliDecompressSync(body).toString()).toContain('Oops! Page not found');
    });

    it.each([
      '/../live',
      '/%2e%2e/live',
      '/..%2flive',
      '/%252e%252e/live',
      '/.%2e/live',
      '/marvel/../live',
      '/marvel/..%2f..%2flive',
      '/remotes/marvel/..%2f..%2f..%2flive',
      `${releaseBase('shell', shell.release)}..%2fmanifest.json`,
      `${releaseBase('shell', shell.release)}%2e%2e/%2e%2e/%2e%2e/%2e%2e/live`,
      '/..\\live',
      '/%5c..%5clive',
      '/%00',
      '/live%00.html',
      '/%c0%ae%c0%ae/live',
      '/%',
      '//evil.example/%2e%2e',
      '*',
    ])('%s gets nothing', async (target) => {
      const { status, body } = await askRaw(port, target);
      expect([400, 404]).toContain(status);
      expect(body).not.toMatch(/^\d+\n$/);
    });

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])('%s is refused', async (method) => {
      const { status, headers } = await ask(port, '/', { method });
      expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
    });

    it('is an address of more than 2,048 characters', async () => {
      expect((await ask(port, `/${'a'.repeat(2048)}`)).status).toBe(414);
    });

    it.each(['//evil.example/', '//evil.example/marvel/', '/\\evil.example/', '///marvel', '/%2f%2fevil.example/'])(
      '%s never leads to another host',
      async (target) => {
        const { headers } = await askRaw(port, target);
        const location = /\r\nlocation: (.*)/i.exec(headers)?.[1];
        if (location !== undefined) expect(location.trim()).toMatch(/^\/(?!\/)/);
      },
    );
  });

  it.each<[string, string, Parameters<typeof ask>[2], number]>([
    ['page', '/', {}, 135],
    ['404', '/nope', {}, 135],
    ['asset', entry, {}, 130],
    ['redirect', '/marvel/', {}, 130],
    ['405', '/', { method: 'POST' }, 130],
    ['400', '/..%2f', {}, 130],
    ['414', `/${'a'.repeat(2048)}`, {}, 130],
    ['416', entry, { headers: { range: 'bytes=99999999-' } }, 130],
  ])('%s: has the security headers', async (_kind, path, options = {}, points) => {
    const { headers, body } = await ask(port, path, options);
    const overTls = { ...headers, 'strict-transport-security': 'max-age=63072000' };
    expect(observatoryScore({ headers: overTls, body: body.toString() }, { preloaded: false }).score).toBe(points);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
  });
}
