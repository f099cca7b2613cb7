import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { FileStorage, type Generation, readLive, setPlace, setSigners } from '../../delivery/index.ts';
import { release } from './command.ts';
import { type CountingServer, useCountingServers } from './counting-servers.ts';
import { copyOfStore, options, useOwnSite } from './set-up.ts';
import { type Key, makeKey } from './signing-keys.ts';

// Guards as operators type them, in a signed store: docs/operations.md#guarded-releases.

vi.setConfig({ testTimeout: 120_000 });

const own = useOwnSite();
const start = useCountingServers();
let base: string;
let team: Key;
let guard: Key;

beforeAll(async () => {
  base = join(own.folder, 'base');
  const storage = new FileStorage(base);
  const first = await own.putInto(storage);
  if (!first) throw new Error('The site is not live.');
  await setPlace(storage, { ...first.place, reports: '/reports' }, options);
  [team, guard] = [await makeKey(own.folder, 'team'), await makeKey(own.folder, 'guard')];
  const lines = [`signers,publish:marvel ${team.line}`, `rollback:* ${guard.line}`];
  await setSigners(storage, `${lines.join('\n')}\n`, team.author);
});

const live = async (store: string) => (await readLive(new FileStorage(store))) as Generation;

/** The arguments that publish the next release of Marvel. */
const publishing = (store: string, ...more: string[]) => [
  ...['publish', 'marvel', '--artifact', own.next.folder, '--store', store, '--key', team.file],
  ...more,
];

/** Publishes with a guard that a signal or a failure of the machine ends soon. */
async function publishAndStop(store: string, { address }: CountingServer, ...more: string[]): Promise<Generation> {
  const control = new AbortController();
  const { signal } = control;
  const args = publishing(store, '--guard', '15m', '--servers', address, ...more);
  const ended = release(args, { signal, killSignal: 'SIGKILL' });
  await expect.poll(async () => (await live(store)).guard, { timeout: 60_000 }).toBeDefined();
  control.abort();
  await ended;
  return live(store);
}

it('a guard with a key that may only roll back goes on after the publisher has ended, and the history tells why', async () => {
  const store = await copyOfStore(base);
  const server = await start();
  const before = (await live(store)).releases.marvel ?? '';
  server.count('marvel', before, 2310, 3);
  const { releases, generation, guard: recorded } = await publishAndStop(store, server);
  expect(recorded).toMatchObject({ withoutReports: 'keep', apps: { marvel: { before: { release: before } } } });
  expect((await release(['status', '--store', store])).stdout).toMatch(/^marvel is guarded until \d{4}-/m);
  server.count('marvel', releases.marvel ?? '', 104, 12);

  const watching = ['guard', '--servers', server.address, '--store', store];
  const without = await release(watching);
  expect([without.code, without.stderr]).toEqual([1, expect.stringMatching(/has signers, so each change needs a key/)]);
  const ended = await release([...watching, '--key', guard.file]);
  expect([ended.code, ended.stderr]).toEqual([6, '']);
  expect(ended.stdout.replace(/\s+/g, ' ')).toContain(
    `Rolled back: marvel ${releases.marvel?.slice(0, 8)}: 12 of 104 visitors met a failure, 3 of 2,310 with the release before`,
  );
  expect((await live(store)).releases.marvel).toBe(before);

  const history = (await release(['history', '--store', store])).stdout;
  expect(history).toMatch(
    new RegExp(`Generation ${generation + 1}, evidence: marvel \\w{8}, live for \\d+ s\\s+as generation ${generation}`),
  );
  expect(history).toMatch(/^met a failure +12 of 104 +3 of 2,310 +(1 in [\d,]+|never) +yes$/m);
  const audit = await release(['audit', store]);
  expect([audit.code, audit.stdout]).toEqual([0, expect.stringMatching(/rollback marvel .* guard\s/)]);
  const nothing = await release([...watching, '--key', guard.file]);
  expect([nothing.code, nothing.stdout]).toEqual([0, 'No live release is guarded.\n']);
});

it('the command that publishes stays, and ends with 6 when it has rolled back', async () => {
  const store = await copyOfStore(base);
  const [server, other] = [await start(), await start()];
  const before = (await live(store)).releases.marvel ?? '';
  server.count('marvel', before, 1000, 5);
  const addresses = `${server.address},${other.address}`;
  const running = release(publishing(store, '--guard', '60s', '--servers', addresses, '--json'));
  await expect.poll(async () => (await live(store)).guard, { timeout: 60_000 }).toBeDefined();
  const { releases, generation } = await live(store);
  await other.stop();
  server.count('marvel', releases.marvel ?? '', 60, 9);
  const { code, stdout, stderr } = await running;
  expect([code, stderr]).toEqual([6, expect.stringMatching(/is guarded until[\s\S]*does not answer/)]);
  expect(JSON.parse(stdout)).toMatchObject({
    changed: true,
    live: { generation },
    guard: [{ app: 'marvel', how: 'rolled back', evidence: { servers: { asked: 2, answered: 1 } }, problem: null }],
  });
  expect(await live(store)).toMatchObject({ generation: generation + 1, releases: { marvel: before } });
});

it('without reports it says so, and keeps the release', async () => {
  const store = await copyOfStore(base);
  const server = await start();
  const { code, stdout } = await release(publishing(store, '--guard', '10s', '--servers', server.address));
  expect([code, stdout.replace(/\s+/g, ' ')]).toEqual([
    0,
    expect.stringMatching(/Too few browsers have reported for a judgement, and the release stays: marvel/),
  ]);
  expect((await live(store)).action).toBe('publish');
});

it.each([
  [['--guard', '15m'], /name their addresses for operators with --servers/],
  [['--servers', 'http://127.0.0.1:1'], /--servers is for --guard TIME/],
  [['--guard', '15m', '--servers', 'http://127.0.0.1:1'], /No server answers[\s\S]*127\.0\.0\.1:1: /],
  [['--guard', '5s', '--servers', 'http://127.0.0.1:1'], /from 10s to 24h/],
  [['--guard', '15m', '--servers', '127.0.0.1:9464'], /It must be an origin/],
])('publish %j is refused, and nothing is changed', async (words, told) => {
  const { generation } = await live(base);
  const { code, stderr } = await release(publishing(base, ...words));
  expect([code, stderr]).toEqual([1, expect.stringMatching(told)]);
  expect((await live(base)).generation).toBe(generation);
});
