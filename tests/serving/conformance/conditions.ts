import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { entry, type Serving } from './serving.ts';

/** Conditions of requests: those that hold, fail, or are ignored. */
export function conditions(serving: () => Serving): void {
  let at: Serving['at'];
  beforeAll(() => {
    ({ at } = serving());
  });

  describe('conditions', () => {
    const past = 'Thu, 01 Jan 1970 00:00:01 GMT';

    it.each(['/', '/about', '/registry.json', '/favicon.ico', '/speculation-rules.json', entry])(
      'that match are answered with 304, and exactly the headers that a cache has to renew: %s',
      async (path) => {
        const coding = { 'accept-encoding': 'br' };
        const whole = await ask(at, path, { headers: coding });
        const renewed = Object.entries(whole.headers).filter(([name]) =>
          ['cache-control', 'cross-origin-embedder-policy', 'cross-origin-opener-policy', 'etag', 'vary'].includes(
            name,
          ),
        );
        const etag = String(whole.headers.etag);
        expect(etag).toMatch(/^(W\/)?"[^"]{10,}"$/);
        for (const condition of [etag, `W/${etag.replace(/^W\//, '')}`, `"other", ${etag}`, '*']) {
          for (const method of ['GET', 'HEAD']) {
            const headers = { ...coding, 'if-none-match': condition };
            const { status, headers: all, body } = await ask(at, path, { method, headers });
            expect([condition, status, body.length, Number.isNaN(Date.parse(String(all.date)))]).toEqual([
              condition,
              304,
              0,
              false,
            ]);
            const { date, connection, 'keep-alive': keepAlive, ...others } = all;
            expect(others).toEqual(Object.fromEntries(renewed));
          }
        }
        const other = await ask(at, path, { headers: { ...coding, 'if-none-match': '"other"' } });
        expect([other.status, other.headers]).toEqual([200, { ...whole.headers, date: other.headers.date }]);
      },
    );

    it('about time are ignored, since no file has one', async () => {
      expect((await ask(at, '/about', { headers: { 'if-unmodified-since': past } })).status).toBe(200);
      expect((await ask(at, entry, { headers: { 'if-unmodified-since': past } })).status).toBe(200);
    });

    it('hold if they accept any validator, and not if they name another one or a weak one', async () => {
      const etag = String((await ask(at, '/about')).headers.etag);
      const weak = `W/${etag.replace(/^W\//, '')}`;
      const statuses = async (path: string) =>
        Promise.all(
          ['*', '"other"', weak, `"other", ${weak}`].map(
            async (match) => (await ask(at, path, { headers: { 'if-match': match } })).status,
          ),
        );
      expect(await statuses('/about')).toEqual([200, 412, 412, 412]);
    });

    it('fail if they accept no validator, also before one that holds', async () => {
      const etag = String((await ask(at, '/about')).headers.etag);
      expect((await ask(at, '/about', { headers: { 'if-none-match': '*' } })).status).toBe(304);
      expect((await ask(at, '/about', { headers: { 'if-match': '"other"', 'if-none-match': etag } })).status).toBe(412);
    });

    it.each(['if-match', 'if-none-match', 'if-unmodified-since', 'range'])(
      'are ignored for missing files: %s',
      async (name) => {
        const value = { range: 'bytes=0-1', 'if-unmodified-since': past }[name] ?? '"other"';
        expect((await ask(at, '/nope', { headers: { [name]: value } })).status).toBe(404);
        const etag = String((await ask(at, '/nope')).headers.etag);
        if (name.startsWith('if-')) expect((await ask(at, '/nope', { headers: { [name]: etag } })).status).toBe(404);
      },
    );
  });
}
