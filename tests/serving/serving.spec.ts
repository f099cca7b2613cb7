import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { ask, askRaw } from './ask.ts';
import { conforms } from './conformance.ts';

let served: Served;

beforeAll(async () => {
  served = await serveBuiltSite('dist');
}, 60_000);
afterAll(() => served.stop());

describe('our server', () => {
  conforms(() => served);

  it('gives each coding of a page a validator of its own', async () => {
    const codings = ['identity', 'gzip', 'br'];
    const answers = await Promise.all(
      codings.map((coding) => ask(served.port, '/', { headers: { 'accept-encoding': coding } })),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it.each(['ftp://localhost/', 'localhost:80'])('refuses %s', async (target) => {
    expect((await askRaw(served.port, target)).status).toBe(400);
  });

  it('checks conditions against strong validators: a client may name the version that it has', async () => {
    const { headers, body } = await ask(served.port, '/about');
    const etag = String(headers.etag);
    expect((await ask(served.port, '/about', { headers: { 'if-match': `"other", ${etag}` } })).status).toBe(200);
    const part = await ask(served.port, '/about', { headers: { range: 'bytes=0-9', 'if-range': etag } });
    expect([part.status, part.body]).toEqual([206, body.subarray(0, 10)]);
  });

  it('ignores a range that runs backwards', async () => {
    expect((await ask(served.port, '/about', { headers: { range: 'bytes=5-2' } })).status).toBe(200);
  });
});
