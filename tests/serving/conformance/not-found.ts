import { brotliDecompressSync } from 'node:zlib';
import { filesBase } from '@mint-row/kit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredSite } from '../../../delivery/index.ts';
import { ask, askRaw } from '../ask.ts';
import { listed, type Serving } from './serving.ts';

/** Addresses that no server and no host has a file for. */
export const withoutContent = [
  '/nope',
  '/snapshot.json',
  '/live',
  '/history/',
  '/files/',
  '/documents/index.html',
  '/releases/',
  '/.store/live',
  '/.git/config',
  '/remotes/marvel/remoteEntry.0000000000.js',
  '/remotes/marvel/remoteEntry.js',
  '/constructor',
  '/__proto__',
];

/** Requests without content: addresses without a file, attempts to climb, other methods. */
export function notFound(serving: () => Serving): void {
  let at: Serving['at'];
  let site: StoredSite;
  beforeAll(() => {
    ({ at, site } = serving());
  });

  describe('an address without content', () => {
    it.each([...withoutContent, '/404.html', '/remotes/evil/0000000000000000/x.js', '/remotes/marvel/toString'])(
      '%s answers 404 with the not-found page',
      async (path) => {
        const { status, headers, body } = await ask(at, path);
        const notFound = await listed(site, '/nope');
        expect(status).toBe(404);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        for (const [name, value] of Object.entries(notFound.headers)) expect(headers[name.toLowerCase()]).toBe(value);
        expect(body.toString()).toContain('Oops! Page not found');
      },
    );

    it('is compressed as well', async () => {
      const { body } = await ask(at, '/nope', { headers: { 'accept-encoding': 'br' } });
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
      `${filesBase('shell')}..%2fmanifest.json`,
      `${filesBase('shell')}%2e%2e/%2e%2e/%2e%2e/%2e%2e/live`,
      '/..\\live',
      '/%5c..%5clive',
      '/%00',
      '/live%00.html',
      '/%c0%ae%c0%ae/live',
      '/%',
      '//evil.example/%2e%2e',
      '*',
    ])('%s gets no content', async (target) => {
      const { status, body } = await askRaw(at, target);
      expect([400, 404]).toContain(status);
      expect(body).not.toMatch(/^\d+\n$/);
    });

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])('%s is refused', async (method) => {
      const { status, headers } = await ask(at, '/', { method });
      expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
    });

    it('is too long with more than 2,048 characters', async () => {
      expect((await ask(at, `/${'a'.repeat(2048)}`)).status).toBe(414);
    });

    it.each(['//evil.example/', '//evil.example/marvel/', '/\\evil.example/', '///marvel', '/%2f%2fevil.example/'])(
      '%s never leads to another host',
      async (target) => {
        const { headers } = await askRaw(at, target);
        const location = /\r\nlocation: (.*)/i.exec(headers)?.[1];
        if (location !== undefined) expect(location.trim()).toMatch(/^\/(?!\/)/);
      },
    );
  });
}
