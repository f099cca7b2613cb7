import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStorage, publish, webServers } from '../../delivery/index.ts';
import { renderHere } from '../release/render-here.ts';
import { temporaryFolder, tinyArtifact, tinySite } from '../release/tiny-site.ts';
import { testFolder } from '../site/compose-built-site.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { ask, askRaw } from './ask.ts';
import { sameAnswers } from './conformance/same-answers.ts';
import { strongValidators, weakValidators } from './conformance/validators.ts';
import { conforms } from './conformance.ts';
import { runWebServer } from './run-web-server.ts';
import { missing } from './web-server-programs.ts';

const everywhere = webServers.flatMap((name) => ['/', testFolder].map((inFolder) => ({ name, inFolder })));

describe.each(everywhere)('$name, with the site in $inFolder', ({ name, inFolder }) => {
  const reason = missing(name);
  // CI has all of them: a missing one is a failure there.
  if (reason && process.env.WEB_SERVERS !== 'required') {
    console.warn(`Skipped: the conformance of ${name}, for ${reason}. CI runs it: see .ci/run.`);
    return it.skip(reason);
  }
  let served: Served;
  let webServer: Awaited<ReturnType<typeof runWebServer>>;
  const at = () => ({ port: webServer.port, folder: inFolder });

  beforeAll(async () => {
    served = await serveBuiltSite('dist', { inFolder });
    webServer = await runWebServer(name, served.storage.address);
  }, 120_000);
  afterAll(async () => {
    await webServer?.stop();
    await served?.stop();
  });

  conforms(() => ({ at: at(), site: served.site }));

  if (name === 'worker') {
    strongValidators(() => ({ at: at() }));
    sameAnswers(() => ({ at: at(), site: served.site, ours: served }));
  } else {
    weakValidators(() => ({ at: at() }));
  }

  // Servers that cannot be configured to match our server's behaviour; docs/operations.md names the differences.
  it.runIf(name === 'worker')('differs: a user name in a target that is a whole address is ignored', async () => {
    expect((await askRaw(at(), 'http://u:p@localhost/about')).status).toBe(200);
  });
  it.runIf(name !== 'worker')('refuses a user name in a target that is a whole address', async () => {
    expect((await askRaw(at(), 'http://u:p@localhost/about')).status).toBe(400);
  });

  it.runIf(inFolder !== '/')('answers outside the folder with no document, and says where the site is', async () => {
    for (const path of ['/', '/guides', '/cards-and-more', '/registry.json', '/404.html']) {
      const { status, headers, body } = await ask(webServer.port, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect([path, body.toString().trim()]).toEqual([path, `The site is in ${inFolder}`]);
    }
  });

  // The rest does not depend on the folder.
  if (inFolder !== '/') return;

  it('insists on TLS only behind a proxy that may declare it', async () => {
    const behindProxy = await runWebServer(name, served.storage.address, { trustProxy: true });
    const secure = { headers: { 'x-forwarded-proto': 'https' } };
    const insists = async (port: number, options = {}) =>
      (await ask(port, '/', options)).headers['strict-transport-security'];
    expect(await insists(behindProxy.port, secure)).toBe('max-age=63072000');
    expect(await insists(behindProxy.port, { headers: { ...secure.headers, 'if-none-match': '*' } })).toBeUndefined();
    expect(await insists(behindProxy.port)).toBeUndefined();
    expect(await insists(webServer.port, secure)).toBeUndefined();
    await behindProxy.stop();
  });

  it('loads a release by one reload, answers every request meanwhile, and keeps the release before', async () => {
    const temporary = await temporaryFolder();
    const storage = new FileStorage(`${temporary.folder}/store`);
    const options = { composer: 'tests', startUnconfined: renderHere, author: { who: 'A tester', why: 'a test' } };
    const artifacts = await tinySite(temporary.folder);
    await publish(storage, artifacts, options);
    const tiny = await runWebServer(name, storage.address);
    await publish(storage, [await tinyArtifact(temporary.folder, { app: 'marvel', text: 'two' })], options);
    const seen: string[] = [];
    const look = async () => {
      const { status, body } = await ask(tiny.port, '/marvel').catch((error: NodeJS.ErrnoException) => {
        // Caddy opens another socket for each configuration: the kernel resets connections that wait at the one before.
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
    const before = artifacts.find(({ app }) => app === 'marvel')?.manifest.entry;
    expect((await ask(tiny.port, `/remotes/marvel/${before}`)).status).toBe(200);
    await tiny.stop();
    await temporary.remove();
  }, 30_000);
});
