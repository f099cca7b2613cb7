import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
  WatchedServers,
} from '../../delivery/index.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { publishedFile } from '../release/tiny-site.ts';
import { ask } from './ask.ts';
import { listening } from './listening.ts';

// What a server counts for a guard, from what browsers send to what a guard reads.

const own = useOwnSite();
let stores = 0;
let storage: FileStorage;
let servers: Server[];
let site: number;
let watched: WatchedServers;
let operators: number;

beforeEach(async () => {
  stores += 1;
  storage = new FileStorage(`${own.folder}/guarded-${stores}`);
  const first = await own.putInto(storage);
  if (!first) throw new Error('The site is not live.');
  await setPlace(storage, { ...first.place, reports: '/reports' }, options);
  await publish(storage, [own.next], options);
  const live = await SiteFollower.open(storage);
  const { operators: operator, ...watching } = operate({ log: 'text', trustProxy: true, metrics: true }).of(live);
  if (!operator) throw new Error('There is no server for operators.');
  servers = [serveSite(live, { trustProxy: true, ...watching }), operator];
  [site = 0, operators = 0] = await Promise.all(servers.map((server) => listening(server)));
  watched = new WatchedServers([`http://127.0.0.1:${operators}`]);
});
afterEach(() => Promise.all(servers.map((server) => closeServer(server, 0))));

const nameOf = (artifact: Artifact, plain: string) => publishedFile(artifact, plain).slice('client/'.length);
const artifactOf = (name: string) => own.site.find(({ app }) => app === name) as Artifact;

/** What a browser says of Marvel's page. */
function codeOf(artifact: Artifact) {
  return { page: '/marvel', remote: 'marvel', files: [nameOf(artifact, 'remoteEntry.js')] };
}
const loaded = (artifact: Artifact) => ({
  ...codeOf(artifact),
  ...{ kind: 'loaded', phase: null, reason: null, milliseconds: 9 },
});
const failed = (artifact: Artifact) => ({ ...loaded(artifact), kind: 'failed', phase: 'render', reason: 'threw' });
const thrown = (artifact: Artifact, file: string | null) => ({
  ...codeOf(artifact),
  ...{ kind: 'error', file, line: 1, column: 1, name: 'TypeError' },
});
const vital = (artifact: Artifact, name: string, value: number) => ({
  ...codeOf(artifact),
  ...{ kind: 'vital', vital: name, value, navigation: 'document' },
});

async function send(client: number, ...reports: readonly object[]): Promise<void> {
  const shell = [nameOf(artifactOf('shell'), 'main.js')];
  const { status } = await fetch(`http://127.0.0.1:${site}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${client}` },
    body: JSON.stringify({ shell, reports }),
  });
  expect(status).toBe(204);
}

async function counted(app: string, release: 'live' | 'before' = 'live') {
  await watched.read();
  const { releases, fallbacks } = (await readLive(storage)) ?? {};
  return watched.countsOf(app, (release === 'live' ? releases : fallbacks)?.[app] ?? '');
}

it('each client counts once, as one who met a failure if one did', async () => {
  for (let times = 0; times < 3; times += 1) await send(1, loaded(own.next), loaded(own.next));
  const file = `/remotes/marvel/${nameOf(own.next, 'remoteEntry.js')}`;
  await send(2, loaded(own.next), thrown(own.next, file), thrown(own.next, file));
  await send(2, loaded(own.next));
  await send(3, failed(own.next));
  expect((await counted('marvel')).failures).toEqual({ met: 2, of: 3 });
  expect((await counted('shell')).failures).toEqual({ met: 2, of: 3 });
});

it('a tab of the release before, an extension, and what fits no release say nothing of the live one', async () => {
  await send(1, loaded(artifactOf('marvel')), failed(artifactOf('marvel')));
  await send(2, loaded(own.next), thrown(own.next, null), thrown(own.next, '/remotes/marvel/secret.js'));
  await send(3, { ...failed(own.next), files: ['none.js'] }, { ...failed(own.next), files: [] });
  expect((await counted('marvel')).failures).toEqual({ met: 0, of: 1 });
  expect((await counted('marvel', 'before')).failures).toEqual({ met: 1, of: 1 });
});

it('a vital counts for the release that ran, once for a client, by whether it was poor', async () => {
  await send(1, vital(own.next, 'LCP', 4001), vital(own.next, 'LCP', 10), vital(own.next, 'CLS', 0.26));
  await send(2, vital(own.next, 'LCP', 4000), vital(own.next, 'INP', 501), vital(own.next, 'TTFB', 9000));
  await send(3, vital(artifactOf('marvel'), 'LCP', 9000));
  expect(await counted('marvel')).toMatchObject({
    LCP: { met: 1, of: 2 },
    INP: { met: 1, of: 1 },
    CLS: { met: 1, of: 1 },
  });
  expect((await counted('marvel', 'before')).LCP).toEqual({ met: 1, of: 1 });
});

it('clients add no series, whatever they send', async () => {
  const series = async () => {
    const { body } = await ask(operators, '/metrics');
    return String(body)
      .split('\n')
      .filter((line) => /^mint_row_(failing_|rated_)?visitors_total\{/.test(line));
  };
  const third = await own.marvel({ text: 'three' });
  await send(1, loaded(own.next), { ...loaded(own.next), remote: 'racing' }, failed(third));
  await send(2, loaded(artifactOf('marvel')));
  expect((await series()).length).toBeLessThanOrEqual(6);
  // Those of releases that are neither live nor a fallback any more go.
  await publish(storage, [third], options);
  await expect.poll(async () => (await ask(site, '/marvel')).body?.toString()).toContain('three');
  expect(JSON.stringify(await series())).not.toContain(artifactOf('marvel').release);
});
