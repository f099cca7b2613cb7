import { expect, it } from 'vitest';
import { describeBehindVarnish, stale, useVarnish } from './behind-varnish.ts';

describeBehindVarnish('Varnish in front of our server', () => {
  const { made, get, page, entry } = useVarnish();

  it('keeps one copy of a page for all queries, and later only revalidates it', async () => {
    for (const query of ['?a=1', '?b=2', '']) expect(await page(`/marvel${query}`)).toBe('200 one');
    await stale();
    expect(await page('/marvel')).toBe('200 one');
    const statuses = made.answered.map((one) => one.slice(0, 3));
    expect(statuses.filter((status) => status !== '304')).toEqual(['200']);
    expect(statuses.length).toBeGreaterThan(1);
  });

  it('keeps the files of releases', async () => {
    for (const query of ['?a=1', '', '?b=2']) {
      expect((await get(entry() + query)).status).toBe(200);
      await stale();
    }
    expect(made.answered).toEqual([`200 ${entry()}?a=1`]);
  });

  it('redirects each request with its own query', async () => {
    for (const query of ['?a=1', '?b=2', '']) {
      const { status, headers } = await get(`/marvel/${query}`);
      expect([status, headers.location]).toEqual([308, `/marvel${query}`]);
    }
  });

  it('gives each client a copy that it accepts', async () => {
    for (const _time of [1, 2])
      for (const [accepted, coding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip;q=0', undefined],
      ] as const) {
        const { headers } = await get('/marvel', { 'accept-encoding': accepted });
        expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding']);
      }
  });

  it('answers 304 to a browser with the newest copy', async () => {
    const { etag } = (await get('/marvel')).headers;
    expect((await get('/marvel', { 'if-none-match': String(etag) })).status).toBe(304);
  });

  it('insists on TLS for requests that used it, whoever came first', async () => {
    for (const scheme of ['http', 'https', 'http']) {
      const { headers } = await get('/marvel', { 'x-forwarded-proto': scheme });
      expect('strict-transport-security' in headers, scheme).toBe(scheme === 'https');
    }
  });

  it('keeps no preview, and mixes none with the live site', async () => {
    const preview = { host: `${made.preview.id}.preview.localhost` };
    for (const path of ['/marvel', '/marvel', entry(), entry()]) await get(path, preview);
    expect(made.answered).toHaveLength(4);
    expect([await page('/marvel', preview), await page('/marvel')]).toEqual(['200 two', '200 one']);
  });
});
