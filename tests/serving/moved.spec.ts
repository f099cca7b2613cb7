import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@mint-row/kit/content';
import { addressIn } from '@mint-row/kit/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  closeServer,
  exportSite,
  FileStorage,
  PreviewHost,
  Previews,
  preview,
  publish,
  SiteFollower,
  serveSite,
  setPlace,
  uploadWebsite,
  webServers,
} from '../../delivery/index.ts';
import { credentials, S3Server } from '../bucket/s3-server.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { movedThor } from '../release/tiny-site.ts';
import { testFolder } from '../site/compose-built-site.ts';
import { outputFolder } from '../site/root.ts';
import { ask } from './ask.ts';
import { listening } from './listening.ts';
import { runWebServer } from './run-web-server.ts';
import type { Host } from './static-hosts/host.ts';
import { hosts } from './static-hosts/hosts.ts';
import { missing } from './web-server-programs.ts';

const own = useOwnSite();

/** A server of Marvel's page of Thor, whose address has changed. */
interface Running {
  port: number;
  stop: () => Promise<unknown>;
}

describe.each(['/', testFolder])('a former address, with the site in %s', (folder) => {
  let storage: FileStorage;
  let out: string;
  const address = (path: string) => addressIn({ folder }, path);

  beforeAll(async () => {
    storage = new FileStorage(`${own.folder}/moved${folder === '/' ? '' : '-in-folder'}`);
    await own.putInto(storage);
    await setPlace(storage, { ...site.examplePlace, folder }, options);
    await publish(storage, [await own.marvel(movedThor)], options);
    await mkdir(outputFolder, { recursive: true });
    out = await mkdtemp(join(outputFolder, 'moved-'));
    await exportSite(storage, out, 'static');
  }, 60_000);
  afterAll(() => rm(out, { recursive: true, force: true }));

  const node = async (): Promise<Running> => {
    const server = serveSite(await SiteFollower.open(storage));
    return { port: await listening(server), stop: () => closeServer(server, 0) };
  };
  const servers: Record<string, () => Promise<Running>> = {
    'our server': node,
    ...Object.fromEntries(webServers.map((name) => [name, () => runWebServer(name, storage.address)])),
  };

  describe.each(Object.entries(servers))('of %s', (name, start) => {
    const reason = webServers.includes(name as 'nginx') ? missing(name as 'nginx') : null;
    // CI has all of them: a missing one is a failure there.
    if (reason && process.env.WEB_SERVERS !== 'required') return it.skip(reason);
    let running: Running;
    beforeAll(async () => {
      running = await start();
    }, 60_000);
    afterAll(() => running?.stop());

    it.each(['/characters/thor', '/characters/thor/', '/Characters/thor.html', '//characters//thor/index.html'])(
      '%s redirects straight to the page, with the query',
      async (path) => {
        for (const query of ['', '?from=mail']) {
          const asked = `${folder.slice(0, -1)}${path}${query}`;
          const { status, headers } = await ask(running.port, asked);
          expect([status, headers.location]).toEqual([308, `${address('/characters/odinson')}${query}`]);
          expect(headers['cache-control']).toBe('no-cache');
        }
        expect((await ask(running.port, address('/characters/odinson'))).status).toBe(200);
      },
    );

    it.runIf(folder !== '/')('outside of the folder is none', async () => {
      expect((await ask(running.port, '/characters/thor')).status).toBe(404);
    });
  });

  describe.each(hosts)('of $name', (host: Host) => {
    const reason = host.missing?.() ?? null;
    if (reason && process.env.WEB_SERVERS !== 'required') return it.skip(reason);
    let running: Running;
    beforeAll(async () => {
      running = await host.start(join(out, 'current'), folder);
    }, 60_000);
    afterAll(() => running?.stop());

    it('leads to the page', async () => {
      const { status, headers, body } = await ask(running.port, address('/characters/thor'));
      expect(status).toBe(host.moved);
      const to = address('/characters/odinson');
      if (host.moved !== 200) return expect(headers.location).toBe(to);
      const html = body.toString();
      expect(html).toContain(`<link rel="canonical" href="https://mintrow.example${to}"/>`);
      expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}"/>`);
      expect(html).toContain(`<a href="${to}">`);
    });
  });

  it('of a website in a bucket is an object that redirects', async () => {
    const store = new S3Server();
    store.buckets.set('website', new Map());
    const redirects = new Map<string, unknown>();
    store.may = ({ method, key, headers }) => {
      if (method === 'PUT') redirects.set(key, headers['x-amz-website-redirect-location']);
      return true;
    };
    const port = await listening(store.server);
    const variables = { ...credentials, AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` };
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    await uploadWebsite(join(out, 'current/files'), 's3://website');
    vi.unstubAllEnvs();
    await closeServer(store.server, 0);
    const to = (key: string) => redirects.get(folder.slice(1) + key);
    expect(to('characters/thor')).toBe(address('/characters/odinson'));
    expect(to('characters/thor/index.html')).toBe(address('/characters/odinson'));
    expect(to('characters/odinson')).toBeUndefined();
    expect(store.buckets.get('website')?.get(`${folder.slice(1)}characters/thor`)?.length).toBe(0);
  });
});

it('a former address in a preview redirects there', async () => {
  const storage = new FileStorage(`${own.folder}/previewed`);
  await own.putInto(storage);
  const made = await preview(storage, [await own.marvel(movedThor)], { ...options, lifetimeMs: 60_000 });
  const host = new PreviewHost('*.preview.localhost');
  const previews = new Previews(storage, host);
  const server = serveSite(await SiteFollower.open(storage), { previews });
  const port = await listening(server);
  const { status, headers } = await ask(port, '/characters/thor', {
    headers: { host: `${made?.id}.preview.localhost` },
  });
  expect([status, headers.location]).toEqual([308, '/characters/odinson']);
  expect((await ask(port, '/characters/thor')).status).toBe(200);
  await closeServer(server, 0);
});
