import { addressIn } from '@mint-row/kit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, askRaw } from '../ask.ts';
import type { Serving } from './serving.ts';

/** The forms of request targets and hosts. */
export function targetsAndHosts(serving: () => Serving): void {
  let at: Serving['at'];
  beforeAll(() => {
    ({ at } = serving());
  });

  describe('a request whose target is a whole address', () => {
    it.each(['http://localhost/about', 'HTTP://evil.example:81/about?a=b', 'https://[::1]/about'])(
      '%s is answered like its path',
      async (target) => {
        const { status, body } = await askRaw(at, target);
        expect(status).toBe(200);
        expect(body).toContain((await ask(at, '/about')).body.toString('latin1').slice(-1000));
      },
    );

    it('has one address as well, and an empty path is the home page', async () => {
      expect((await askRaw(at, 'http://localhost/about/')).headers).toMatch(
        new RegExp(` 308 .*\\r\\nlocation: ${addressIn(at, '/about')}(\\r|$)`, 'is'),
      );
      // Without a path, it is that of the root.
      expect((await askRaw(at.port, 'http://localhost')).status).toBe(at.folder === '/' ? 200 : 404);
    });

    it.each(['http://a b/about', 'http:///about'])('%s is malformed', async (target) => {
      expect((await askRaw(at, target)).status).toBe(400);
    });
  });

  it.each(['a b', 'u:p@localhost', 'localhost:port', 'local/host', 'local"host'])(
    'the host “%s” is malformed',
    async (host) => {
      expect((await askRaw(at, '/about', { host })).status).toBe(400);
    },
  );

  it.each(['localhost', 'localhost:8080', '[::1]:80', 'a.example.'])('the host “%s” is accepted', async (host) => {
    expect((await askRaw(at, '/about', { host })).status).toBe(200);
  });
}
