import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosts } from '../../delivery/index.ts';
import { type Served, serveEdition } from '../site/serve-edition.ts';
import { ask } from './ask.ts';
import { conforms } from './conformance.ts';
import { runHost } from './run-host.ts';

describe.each(hosts)('%s', (name) => {
  let served: Served;
  let host: Awaited<ReturnType<typeof runHost>>;

  beforeAll(async () => {
    served = await serveEdition('dist');
    host = await runHost(name, served);
  }, 60_000);
  afterAll(async () => {
    await host?.stop();
    await served?.stop();
  });

  conforms(() => host);

  it('insists on TLS only where a proxy may say that there is TLS', async () => {
    const behindProxy = await runHost(name, served, { trustProxy: true });
    const secure = { headers: { 'x-forwarded-proto': 'https' } };
    const insists = async (port: number, options = {}) =>
      (await ask(port, '/', options)).headers['strict-transport-security'];
    expect(await insists(behindProxy.port, secure)).toBe('max-age=63072000; includeSubDomains; preload');
    expect(await insists(behindProxy.port)).toBeUndefined();
    expect(await insists(host.port, secure)).toBeUndefined();
    await behindProxy.stop();
  });
});
