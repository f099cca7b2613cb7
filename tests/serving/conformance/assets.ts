import { brotliDecompressSync } from 'node:zlib';
import { filesBase } from '@mint-row/kit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredSite } from '../../../delivery/index.ts';
import { ask, askRaw } from '../ask.ts';
import { entry, listed, remotes, type Serving, shell } from './serving.ts';

/** Answers with the files of releases. */
export function assets(serving: () => Serving): void {
  let at: Serving['at'];
  let site: StoredSite;
  beforeAll(() => {
    ({ at, site } = serving());
  });

  describe('an asset', () => {
    it('is kept forever', async () => {
      const { status, headers } = await ask(at, entry);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
      const again = await ask(at, entry, { headers: { 'if-none-match': String(headers.etag) } });
      expect([again.status, again.headers['cache-control']]).toEqual([304, headers['cache-control']]);
    });

    it('is compressed', async () => {
      const plain = await ask(at, entry);
      const brotli = await ask(at, entry, { headers: { 'accept-encoding': 'br' } });
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      for (const { headers } of [plain, brotli]) expect(headers.vary).toMatch(/^Accept-Encoding\b/);
    });

    it('answers ranges', async () => {
      const whole = await ask(at, entry);
      const part = await ask(at, entry, { headers: { range: 'bytes=10-19' } });
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
      expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(part.body).toEqual(whole.body.subarray(10, 20));
      const beyond = await ask(at, entry, { headers: { range: 'bytes=99999999-' } });
      expect(beyond.status).toBe(416);
      expect(beyond.headers['content-range']).toBe(`bytes */${whole.body.length}`);
    });

    it.each(['bytes=a-b', 'bytes=0-1,3-4', 'bytes=0-1,3-4x', 'lines=0-1', 'bytes=--1'])(
      'is sent whole for anything but a single range: %s',
      async (range) => {
        const whole = await ask(at, entry);
        const { status, body } = await ask(at, entry, { headers: { range } });
        expect([status, body.length]).toEqual([200, whole.body.length]);
      },
    );

    it('sends its end, and no more bytes than it has', async () => {
      const whole = await ask(at, entry);
      const length = whole.body.length;
      for (const [range, first] of [
        ['bytes=-7', length - 7],
        [`bytes=${length - 5}-`, length - 5],
        [`bytes=${length - 5}-${length + 5}`, length - 5],
        [`bytes=-${length + 5}`, 0],
      ] as const) {
        const { status, headers, body } = await ask(at, entry, { headers: { range } });
        expect([range, status, headers['content-range']]).toEqual([
          range,
          206,
          `bytes ${first}-${length - 1}/${length}`,
        ]);
        expect(body).toEqual(whole.body.subarray(first));
      }
    });

    it('answers HEAD as if it requested no range', async () => {
      const { headers } = await ask(at, entry, { method: 'HEAD' });
      for (const range of ['bytes=0-1', 'bytes=99999999-']) {
        const again = await ask(at, entry, { method: 'HEAD', headers: { range } });
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
        const { headers, body } = await ask(at, entry);
        const ifRange = condition === 'W/' ? `W/${String(headers.etag).replace(/^W\//, '')}` : condition;
        const again = await ask(at, entry, { headers: { range: 'bytes=0-9', 'if-range': ifRange } });
        expect([again.status, again.body.length]).toEqual([200, body.length]);
      },
    );

    it.each([shell, ...remotes])('is served: every file of $app’s release', async ({ app, manifest }) => {
      for (const file of Object.keys(manifest.files).filter((name) => name.startsWith('client/'))) {
        const path = filesBase(app) + file.slice('client/'.length);
        const { status, headers, body } = await ask(at, path);
        expect([file, status]).toEqual([file, 200]);
        expect(headers['content-type']).toBe((await listed(site, path)).type);
        expect(body).toHaveLength(manifest.files[file]?.bytes ?? -1);
      }
    });

    it.each(['manifest.json', 'server/render.mjs', '../server/render.mjs', `../../${shell.release}/manifest.json`])(
      'is not served of an artifact’s server build or manifest: %s',
      async (file) => {
        const base = filesBase('shell');
        expect((await askRaw(at, base + file)).status).toBeGreaterThanOrEqual(400);
        expect((await askRaw(at, base + encodeURIComponent(file))).status).toBeGreaterThanOrEqual(400);
      },
    );

    it.each([`${entry}.br`, `${entry}.gz`, `${entry}/`, `/${entry}`, entry.toUpperCase(), entry.replace(/[^/]+$/, '')])(
      'has one address, which is not %s',
      async (path) => {
        expect((await ask(at, path)).status).toBe(404);
      },
    );
  });
}
