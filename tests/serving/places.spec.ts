import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@mint-row/kit/content';
import { filesBase, type Place } from '@mint-row/kit/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportSite, integrityOf, readLive, SiteFollower, serveSite, storageAt } from '../../delivery/index.ts';
import { bucket, useObjectStore } from '../bucket/object-store.ts';
import { release } from '../release/command.ts';
import { routes } from '../site/addresses.ts';
import { testFolder } from '../site/compose-built-site.ts';
import { outputFolder } from '../site/root.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { ask, type ServedAt } from './ask.ts';
import { remotes, shell } from './conformance/serving.ts';
import { listening } from './listening.ts';
import { runWebServer } from './run-web-server.ts';
import { runSirv } from './static-hosts/run-programs.ts';
import { missing } from './web-server-programs.ts';

// The drill of docs/operations.md#staging-and-production, with what an operator would type.

await useObjectStore();
const production = `s3://${bucket}/drill`;
const place: Place = { ...site.examplePlace, origin: 'https://cards.example' };
let staging: Served;
let folder: string;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  await mkdir(outputFolder, { recursive: true });
  folder = await mkdtemp(join(outputFolder, 'drill-'));
  staging = await serveBuiltSite('dist', { inFolder: testFolder });
  stops.push(staging.stop, () => rm(folder, { recursive: true, force: true }));
}, 120_000);
afterAll(async () => {
  for (const stop of stops) await stop();
});

it('a release, built once, goes from staging in a folder to production in a bucket, byte for byte', async () => {
  const values = join(folder, 'production.json');
  await writeFile(values, JSON.stringify(place));
  const placed = await release(['place', values, '--store', production, '--create']);
  expect([placed.code, placed.stderr]).toEqual([0, '']);
  const { code, stdout } = await release([
    ...['publish', '--from', staging.storage.address, '--store', production],
    ...['--no-sandbox', '--message', 'seen in staging'],
  ]);
  expect(code).toBe(0);
  const words = stdout.replaceAll(/\s+/g, ' ');
  expect(words).toContain('byte for byte: shell, editorial, marvel, pokemon, starwars.');
  expect(words).toContain('Values that differ: origin, folder.');
  const [from, to] = [staging.storage, storageAt(production)];
  expect((await readLive(to))?.releases).toEqual((await readLive(from))?.releases);
  for (const key of await to.list('releases/')) expect([key, await to.read(key)]).toEqual([key, await from.read(key)]);
}, 120_000);

it('a server, nginx and a static host serve production with its own addresses, and the files of staging', async () => {
  const server = serveSite(await SiteFollower.open(storageAt(production)));
  stops.push(async () => server.close());
  const servers: Record<string, ServedAt> = { node: await listening(server) };
  const reason = missing('nginx');
  if (reason && process.env.WEB_SERVERS === 'required') throw new Error(reason);
  if (reason) console.warn(`Without nginx, for ${reason}. CI has it: see .ci/run.`);
  else {
    const nginx = await runWebServer('nginx', production);
    stops.push(nginx.stop);
    servers.nginx = nginx.port;
  }
  await exportSite(storageAt(production), join(folder, 'static'), 'static');
  const host = await runSirv(join(folder, 'static/current'));
  stops.push(host.stop);
  servers.static = host.port;

  for (const [name, at] of Object.entries(servers)) {
    for (const path of routes) {
      const { status, body } = await ask(at, path);
      expect([name, path, status]).toEqual([name, path, 200]);
      expect(body.toString()).toContain(`<link rel="canonical" href="https://cards.example${path}"/>`);
      for (const other of [testFolder, site.examplePlace.origin]) expect(body.toString()).not.toContain(`"${other}`);
    }
  }
  for (const { app, manifest } of [shell, ...remotes]) {
    for (const file of Object.keys(manifest.files).filter((one) => one.startsWith('client/'))) {
      const path = filesBase(app) + file.slice('client/'.length);
      const [seen, ...served] = await Promise.all([staging, ...Object.values(servers)].map((at) => ask(at, path)));
      expect([path, seen?.status]).toEqual([path, 200]);
      for (const answer of served)
        expect([path, integrityOf(answer.body)]).toEqual([path, integrityOf(seen?.body ?? Buffer.alloc(0))]);
    }
  }
  expect((await ask(staging, '/guides')).body.toString()).toContain(
    `<link rel="canonical" href="https://mintrow.example${testFolder}guides"/>`,
  );
}, 120_000);
