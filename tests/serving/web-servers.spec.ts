import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStorage, publish, webServers } from '../../delivery/index.ts';
import { temporaryFolder, tinyArtifact, tinySite } from '../release/tiny-site.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { ask } from './ask.ts';
import { conforms } from './conformance.ts';
import { missing, runWebServer } from './run-web-server.ts';

describe.each(webServers)('%s', (name) => {
  const reason = missing(name);
  // CI has both: there, that one is missing is a failure.
  if (reason && process.env.WEB_SERVERS !== 'required') {
    console.warn(`Skipped: the conformance of ${name}, for ${reason}. CI runs it: see .ci/run.`);
    return it.skip(reason);
  }
  let served: Served;
  let webServer: Awaited<ReturnType<typeof runWebServer>>;

  beforeAll(async () => {
    served = await serveBuiltSite('dist');
    webServer = await runWebServer(name, served.storage.place);
  }, 60_000);
  afterAll(async () => {
    await webServer?.stop();
    await served?.stop();
  });

  conforms(() => ({ port: webServer.port, site: served.site }));

  // Where it cannot be made to do as our server does; docs/operations.md says so.
  it('differs: its validators are weak, so no named validator matches, and a range that runs backwards is refused', async () => {
    const etag = String((await ask(webServer.port, '/about')).headers.etag);
    expect(etag).toMatch(/^W\//);
    expect((await ask(webServer.port, '/about', { headers: { 'if-match': etag } })).status).toBe(412);
    expect((await ask(webServer.port, '/about', { headers: { range: 'bytes=5-2' } })).status).toBe(416);
  });

  it('insists on TLS only where a proxy may say that there is TLS', async () => {
    const behindProxy = await runWebServer(name, served.storage.place, { trustProxy: true });
    const secure = { headers: { 'x-forwarded-proto': 'https' } };
    const insists = async (port: number, options = {}) =>
      (await ask(port, '/', options)).headers['strict-transport-security'];
    expect(await insists(behindProxy.port, secure)).toBe('max-age=63072000; includeSubDomains; preload');
    expect(await insists(behindProxy.port)).toBeUndefined();
    expect(await insists(webServer.port, secure)).toBeUndefined();
    await behindProxy.stop();
  });

  it('takes a release by one reload, answers every request meanwhile, and keeps the release before', async () => {
    const place = await temporaryFolder();
    const storage = new FileStorage(`${place.folder}/store`);
    const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' } };
    const artifacts = await tinySite(place.folder);
    await publish(storage, artifacts, options);
    const tiny = await runWebServer(name, storage.place);
    await publish(storage, [await tinyArtifact(place.folder, { app: 'marvel', text: 'two' })], options);
    const seen: string[] = [];
    const look = async () => {
      const { status, body } = await ask(tiny.port, '/marvel').catch((error: NodeJS.ErrnoException) => {
        // Caddy opens another socket for each configuration: the kernel resets who waits at the one before.
        if (name === 'caddy' && error.code === 'ECONNRESET') return ask(tiny.port, '/marvel');
        throw error;
      });
      seen.push(`${status} ${/<h1>(\w+)/.exec(body.toString())?.[1]}`);
    };
    const until = async (done: () => boolean) => {
      while (!done()) await look();
    };
    let taken = false;
    await Promise.all([
      tiny.reload().finally(() => {
        taken = true;
      }),
      until(() => taken),
    ]);
    await until(() => seen.at(-1) === '200 two');
    expect(new Set(seen)).toEqual(new Set(['200 one', '200 two']));
    const before = artifacts.find(({ app }) => app === 'marvel')?.release;
    expect((await ask(tiny.port, `/remotes/marvel/${before}/remoteEntry.js`)).status).toBe(200);
    await tiny.stop();
    await place.remove();
  }, 30_000);
});
