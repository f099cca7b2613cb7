import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBase, pageDataFile, registryPath } from '@mint-row/kit/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, exportSite, SiteFollower, serveSite, webServers } from '../../delivery/index.ts';
import { temporaryFolder } from '../release/tiny-site.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { ask } from './ask.ts';
import { entry, remotes } from './conformance/serving.ts';
import { listening } from './listening.ts';
import { runWebServer } from './run-web-server.ts';
import { missing } from './web-server-programs.ts';

// Pages of other origins may load what the operator allows: docs/other-hosts.md.

const [one, two] = ['https://host.example', 'http://localhost:5174'] as const;
const marvel = filesBase('marvel');
const artifact = remotes.find(({ app }) => app === 'marvel');
if (!artifact) throw new Error('Marvel is not built.');
const { manifest } = artifact;
const drawing = Object.keys(manifest.files)
  .find((file) => file.startsWith('client/art/'))
  ?.slice('client/'.length);
const shared = [
  registryPath,
  entry,
  marvel + manifest.entry,
  marvel + manifest.styles[0],
  marvel + drawing,
  marvel + pageDataFile('/marvel'),
];
const unshared = ['/', '/marvel', '/nope', '/search.json', '/sitemap.xml', '/speculation-rules.json', '/marvel/'];

let site: Served;
beforeAll(async () => {
  site = await serveBuiltSite('dist');
}, 120_000);
afterAll(() => site?.stop());

interface At {
  port: number;
  folder: string;
}

/** What an answer says to other origins. */
async function said(at: At, path: string, headers: Record<string, string> = {}) {
  const { status, headers: answered } = await ask(at, path, { headers });
  return {
    status,
    origin: answered['access-control-allow-origin'],
    resource: answered['cross-origin-resource-policy'],
    varies: /\bOrigin\b/.test(answered.vary ?? ''),
  };
}

/** The answers of a server that allows one origin, and of one that allows two. */
function allows(serve: (allowedOrigins: readonly string[]) => Promise<At & { stop: () => Promise<void> }>): void {
  let alone: Awaited<ReturnType<typeof serve>>;
  let both: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    [alone, both] = [await serve([one]), await serve([one, two])];
  }, 120_000);
  afterAll(async () => {
    await alone?.stop();
    await both?.stop();
  });

  it.each(shared)('one origin may load %s, and caches need one copy', async (path) => {
    const open = { status: 200, origin: one, resource: 'cross-origin', varies: false };
    expect(await said(alone, path)).toEqual(open);
    expect(await said(alone, path, { origin: 'https://evil.example' })).toEqual(open);
  });

  it.each(shared)('of two, the answer allows the one that asks for %s', async (path) => {
    const open = { status: 200, resource: 'cross-origin', varies: true };
    for (const origin of [one, two]) expect(await said(both, path, { origin })).toEqual({ ...open, origin });
    for (const origin of ['https://evil.example', `${one}.evil.example`, `${one}:8443`, 'null']) {
      expect([origin, await said(both, path, { origin })]).toEqual([origin, { ...open, origin: undefined }]);
    }
    expect((await ask(both, path, { headers: { origin: two, 'accept-encoding': 'br' } })).headers.vary ?? '').toMatch(
      /\.(avif|webp|png|jpg)$/.test(path) ? /^Origin$/ : /^Accept-Encoding, *Origin$/,
    );
  });

  it('a 304 allows it as well: what the browser has may have been refused before', async () => {
    for (const [at, varies] of [
      [alone, false],
      [both, true],
    ] as const) {
      const { etag = '' } = (await ask(at, registryPath)).headers;
      expect(await said(at, registryPath, { origin: one, 'if-none-match': etag })).toEqual({
        status: 304,
        origin: one,
        resource: undefined,
        varies,
      });
    }
  });

  it.each(unshared)('none may load %s', async (path) => {
    for (const at of [alone, both]) {
      const { status: _, ...rest } = await said(at, path, { origin: one });
      expect(rest).toEqual({ origin: undefined, resource: 'same-origin', varies: false });
    }
  });
}

describe('our server', () => {
  allows(async (allowedOrigins) => {
    const server = serveSite(await SiteFollower.open(site.storage, allowedOrigins));
    return { port: await listening(server), folder: '/', stop: () => closeServer(server, 0) };
  });
});

describe.each(webServers)('%s', (name) => {
  const reason = missing(name);
  if (reason && process.env.WEB_SERVERS !== 'required') {
    console.warn(`Skipped: the origins that ${name} allows, for ${reason}. CI runs it: see .ci/run.`);
    return it.skip(reason);
  }
  allows(async (allowedOrigins) => ({
    ...(await runWebServer(name, site.storage.address, { allowedOrigins })),
    folder: '/',
  }));
});

it('a static host allows one origin, by rules that do not contradict each other', async () => {
  const { folder, remove } = await temporaryFolder();
  await exportSite(site.storage, folder, 'static', { allowedOrigins: [one] });
  const rules = (await readFile(join(folder, 'current/files/_headers'), 'utf8')).split(/(?<=\n)(?=\/)/).slice(1);
  for (const rule of rules) {
    const isEverywhere = rule.startsWith('/*');
    expect(rule.includes(`Access-Control-Allow-Origin: ${one}\n`), rule).toBe(!isEverywhere);
    expect(rule.includes('Cross-Origin-Resource-Policy: cross-origin\n'), rule).toBe(!isEverywhere);
    expect(rule).not.toContain('Cross-Origin-Resource-Policy: same-origin');
  }
  expect(rules.map((rule) => rule.split('\n')[0])).toContain(registryPath);
  await expect(exportSite(site.storage, folder, 'static', { allowedOrigins: [one, two] })).rejects.toThrow(
    /it can allow one origin/,
  );
  await remove();
});
