import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addressIn } from '@mint-row/kit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredSite } from '../../../delivery/index.ts';
import { routes } from '../../site/addresses.ts';
import { ask, askRaw } from '../ask.ts';
import { listed, type Serving } from './serving.ts';

/** Answers with documents and the other files of a snapshot. */
export function documents(serving: () => Serving): void {
  let at: Serving['at'];
  let site: StoredSite;
  beforeAll(() => {
    ({ at, site } = serving());
  });

  describe('a document', () => {
    it.each(routes)('%s has its type and every header that the site gives it', async (path) => {
      const { status, headers } = await ask(at, path);
      const resource = await listed(site, path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self' 'sha256-/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      for (const [name, value] of Object.entries(resource.headers)) expect(headers[name.toLowerCase()]).toBe(value);
    });

    it('is compressed as the client can take it', async () => {
      const plain = await ask(at, '/');
      const brotli = await ask(at, '/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      const gzip = await ask(at, '/', { headers: { 'accept-encoding': 'gzip' } });
      const neither = await ask(at, '/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(neither.headers['content-encoding']).toBeUndefined();
      for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('Accept-Encoding');
    });

    it('answers HEAD with the same headers and no body', async () => {
      const get = await ask(at, '/about');
      const head = await ask(at, '/about', { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    });

    it('is identified by its content, never by a file’s time', async () => {
      const { headers } = await ask(at, '/');
      expect(headers['last-modified']).toBeUndefined();
      expect(headers.etag).not.toBe((await ask(at, '/about')).headers.etag);
      const since = { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() };
      expect((await ask(at, '/', { headers: since })).status).toBe(200);
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
      const { status, headers } = await ask(at, from);
      expect([status, headers['cache-control']]).toEqual([308, 'no-cache']);
      expect(String(headers.location).replace(`http://127.0.0.1:${at.port}`, '')).toBe(addressIn(at, to));
      expect((await ask(at, to)).status).toBe(200);
    });

    it('does not pass on a query that could be more than one', async () => {
      expect((await askRaw(at, '/about/?a="><script>')).headers).not.toContain('script');
    });
  });

  it.each([
    ['/registry.json', 'application/json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/updates.atom', 'application/atom+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
  ])('%s is %s, revalidated each time', async (path, type) => {
    const { status, headers } = await ask(at, path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache']);
    const again = await ask(at, path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });
}
