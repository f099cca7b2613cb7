import { filesBase } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { integrityOf } from '../../../delivery/index.ts';
import { ask } from '../ask.ts';
import { entry, remotes, type Serving } from './serving.ts';

/** Headers of the connection, or of the moment. */
const ofTheMoment = ['connection', 'date', 'keep-alive'];

/** A drawing of each remote that has some. */
const drawings = remotes.flatMap(({ app, manifest }) => {
  const [drawing] = Object.values(manifest.pages.find((page) => page.drawings)?.drawings ?? {});
  return drawing === undefined ? [] : [filesBase(app) + drawing];
});

/** Tests that a server's answers equal those of our server: status, headers and bytes. */
export function sameAnswers(serving: () => Serving & { ours: Serving['at'] }): void {
  const expectSame = async (path: string, options: Parameters<typeof ask>[2] = {}) => {
    const { at, ours } = serving();
    const [answer, own] = await Promise.all(
      [at, ours].map(async (each) => {
        const { status, headers, body } = await ask(each, path, options);
        const lasting = Object.entries(headers).filter(([name]) => !ofTheMoment.includes(name));
        return { status, headers: Object.fromEntries(lasting), body: integrityOf(body) };
      }),
    );
    expect(answer).toEqual(own);
    return own;
  };

  it.each(['identity', 'gzip', 'br', 'gzip, br;q=0'])(
    'answers every address of the site like our server, for a client that accepts %s',
    async (coding) => {
      const headers = { 'accept-encoding': coding };
      for (const path of [...serving().site.paths(), entry, ...drawings, '/nope']) {
        for (const method of ['GET', 'HEAD']) {
          const own = await expectSame(path, { method, headers });
          const etag = String(own?.headers.etag);
          await expectSame(path, { method, headers: { ...headers, 'if-none-match': etag } });
        }
      }
    },
  );

  it.each<[string, string, Parameters<typeof ask>[2]]>([
    ['a redirect', '/About/?a=b', {}],
    ['another method', '/', { method: 'POST' }],
    ['a malformed address', '/%2e%2e/live', {}],
    ['too long an address', `/${'a'.repeat(2048)}`, {}],
    ['a part', '/about', { headers: { range: 'bytes=5-9', 'accept-encoding': 'br' } }],
    ['a part that is not there', entry, { headers: { range: 'bytes=99999999-' } }],
    ['a condition that fails', '/about', { headers: { 'if-match': '"other"' } }],
  ])('answers like our server: %s', async (_name, path, options) => {
    await expectSame(path, options);
  });
}
