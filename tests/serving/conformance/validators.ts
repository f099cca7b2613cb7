import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import type { Serving } from './serving.ts';

type Server = () => Pick<Serving, 'at'>;

/** The behaviour of servers that can give each copy of a file a strong validator: ours, and the worker. */
export function strongValidators(server: Server): void {
  it('gives each coding of a page a validator of its own', async () => {
    const codings = ['identity', 'gzip', 'br'];
    const answers = await Promise.all(
      codings.map((coding) => ask(server().at, '/', { headers: { 'accept-encoding': coding } })),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('compares conditions with strong validators: a client may name its version', async () => {
    const { at } = server();
    const { headers, body } = await ask(at, '/about');
    const etag = String(headers.etag);
    expect((await ask(at, '/about', { headers: { 'if-match': `"other", ${etag}` } })).status).toBe(200);
    const part = await ask(at, '/about', { headers: { range: 'bytes=0-9', 'if-range': etag } });
    expect([part.status, part.body]).toEqual([206, body.subarray(0, 10)]);
  });

  it('ignores a range that runs backwards', async () => {
    expect((await ask(server().at, '/about', { headers: { range: 'bytes=5-2' } })).status).toBe(200);
  });
}

/** The behaviour of the others, which cannot be configured to match our server's, as docs/operations.md explains. */
export function weakValidators(server: Server): void {
  it('differs: its validators are weak, so no named validator matches, and a range that runs backwards is refused', async () => {
    const { at } = server();
    const etag = String((await ask(at, '/about')).headers.etag);
    expect(etag).toMatch(/^W\//);
    expect((await ask(at, '/about', { headers: { 'if-match': etag } })).status).toBe(412);
    expect((await ask(at, '/about', { headers: { range: 'bytes=5-2' } })).status).toBe(416);
  });
}
