import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
  closeServer,
  FileStorage,
  operate,
  publish,
  readLive,
  SiteFollower,
  serveSite,
  setPlace,
} from '../../delivery/index.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { publishedFile } from '../release/tiny-site.ts';
import { listening } from './listening.ts';
import {
  prometheusFolder as folder,
  prometheus as program,
  type RunningPrometheus,
  runPrometheus,
} from './run-prometheus.ts';
import { installed } from './web-server-programs.ts';

// A real Prometheus scrapes two servers, with our configuration and rules.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const promtool = installed('promtool');
const isRequired = process.env.PROMETHEUS === 'required';

/** A server, and the one for its operators. */
interface Watched {
  site: number;
  operators: number;
  stop: () => Promise<unknown>;
}

describe.skipIf(!(program && promtool) && !isRequired)('Prometheus (skipped where it is not installed)', () => {
  const own = useOwnSite();
  let servers: Watched[];
  let prometheus: RunningPrometheus;

  beforeAll(async () => {
    const storage = new FileStorage(join(own.folder, 'watched'));
    const first = await own.putInto(storage);
    if (!first) throw new Error('The site is not live.');
    await setPlace(storage, { ...first.place, reports: '/reports' }, options);
    await publish(storage, [own.next], options);
    servers = [await watched(storage), await watched(storage)];
    prometheus = await runPrometheus(servers.map(({ operators }) => operators));
  });
  afterAll(async () => {
    await prometheus?.stop();
    for (const { stop } of servers ?? []) await stop();
  });

  const firing = async () =>
    (await prometheus.alerts()).filter(({ state }) => state === 'firing').map(({ labels }) => labels);

  it('finds no fault in the rules, and all that the examples expect', async () => {
    const tool = (...words: string[]) => promisify(execFile)(promtool ?? 'promtool', words, { cwd: folder });
    await tool('check', 'config', 'prometheus.yml');
    await tool('test', 'rules', 'alerts-test.yml');
  });

  it('scrapes all servers, and is alarmed by nothing', async () => {
    await expect.poll(() => prometheus.values('mint_row_generation'), { timeout: 30_000 }).toEqual(['3', '3']);
    await expect.poll(() => prometheus.values('sum(mint_row_reports_total)'), { timeout: 30_000 }).toEqual(['0']);
    expect(await firing()).toEqual([]);
  });

  it('names the team and the release whose pages fail, and no other, and then a server that is down', async () => {
    const visit = (remote: string, kind: 'loaded' | 'failed', file: string, client: number) =>
      report(servers[client % 2]?.site ?? 0, `192.0.2.${client}`, {
        kind,
        page: `/${remote}`,
        remote,
        files: [file],
        phase: kind === 'failed' ? 'evaluate' : null,
        reason: kind === 'failed' ? 'threw' : null,
        milliseconds: 20,
      });
    const pokemon = own.site.find(({ app }) => app === 'pokemon') as Artifact;
    for (let client = 0; client < 20; client += 1) {
      await visit('marvel', 'failed', entryOf(own.next), client);
      await visit('pokemon', 'loaded', entryOf(pokemon), client);
    }
    const { releases } = (await readLive(new FileStorage(join(own.folder, 'watched')))) ?? {};
    const owned = { remote: 'marvel', owner: 'Team marvel', release: releases?.marvel };
    const expected = { alertname: 'PagesFail', severity: 'page', ...owned };
    await expect.poll(firing, { timeout: 45_000 }).toEqual([expected]);
    await servers[1]?.stop();
    await expect
      .poll(async () => (await firing()).map(({ alertname }) => alertname).sort(), { timeout: 30_000 })
      .toEqual(['PagesFail', 'ServerDown']);
  });
});

const entryOf = (artifact: Artifact) => publishedFile(artifact, 'remoteEntry.js').slice('client/'.length);

async function report(port: number, client: string, sent: object): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${port}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ shell: [], reports: [sent] }),
  });
  expect(status).toBe(204);
}

async function watched(storage: FileStorage): Promise<Watched> {
  const live = await SiteFollower.open(storage);
  const { operators, ...watching } = operate({ log: 'text', trustProxy: true, metrics: true }).of(live);
  const both = [serveSite(live, { trustProxy: true, ...watching }), operators as Server];
  const [site = 0, port = 0] = await Promise.all(both.map((server) => listening(server)));
  return { site, operators: port, stop: () => Promise.all(both.map((server) => closeServer(server, 0))) };
}
