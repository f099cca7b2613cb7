import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Artifact,
  type Ended,
  freeze,
  type Generation,
  type GuardPlan,
  publish,
  ReleaseGuard,
  readHistory,
  readLive,
  rollbackApps,
  setPlace,
  unfreeze,
  WatchedServers,
} from '../../delivery/index.ts';
import { type CountingServer, useCountingServers } from './counting-servers.ts';
import { MemoryStorage } from './memory-storage.ts';
import { options, useOwnSite } from './set-up.ts';
import { tinyArtifact } from './tiny-site.ts';

const own = useOwnSite();
const start = useCountingServers();
let storage: MemoryStorage;
let one: CountingServer;
let two: CountingServer;
let said: string[];
/** Marvel's release before the guarded one. */
let before: string;

beforeEach(async () => {
  storage = new MemoryStorage();
  const first = await own.putInto(storage);
  if (!first) throw new Error('The site is not live.');
  await setPlace(storage, { ...first.place, reports: '/reports' }, options);
  [one, two] = [await start(), await start()];
  said = [];
  before = first.releases.marvel ?? '';
  one.count('marvel', before, 600, 6);
  two.count('marvel', before, 400, 4);
});

const minutes = 15;

/** Publishes releases that are guarded, and says which generation made them live. */
async function guarded(
  artifacts: readonly Artifact[] = [own.next],
  more: Partial<GuardPlan> = {},
): Promise<Generation> {
  const servers = new WatchedServers([one.address, two.address]);
  await servers.read();
  const guard: GuardPlan = {
    milliseconds: minutes * 60_000,
    withoutReports: 'keep',
    countsOf: (app, release) => servers.countsOf(app, release),
    ...more,
  };
  const { live } = await publish(storage, artifacts, { ...options, guard });
  return live as Generation;
}

/** A guard of its own, as a process that starts now. */
function newGuard({ whileFrozen = false, addresses = [one.address, two.address] } = {}): ReleaseGuard {
  return new ReleaseGuard(storage, {
    servers: new WatchedServers(addresses),
    rollBack: ({ judged, why, evidence }) =>
      rollbackApps(storage, Object.keys(judged), {
        ...options,
        author: { who: 'A guard', why },
        whileFrozen,
        judged,
        ...(evidence && { evidence }),
      }),
    say: (sentence) => said.push(sentence),
    everyMs: 10,
  });
}

const howOf = (ended: readonly Ended[]) => ended.map(({ guarded: { app }, how }) => `${app}: ${how}`);
const newest = async () => (await readLive(storage)) as Generation;

/** Sets the end of the guard to now, as if its time had passed. */
const over = { milliseconds: 0 };

describe('a guard', () => {
  it('rolls back a release that fails for one visitor in ten, and the history says why', async () => {
    const { generation, releases } = await guarded();
    const guard = newGuard();
    expect(await guard.look()).toEqual([]);
    one.count('marvel', releases.marvel ?? '', 20, 2);
    two.count('marvel', releases.marvel ?? '', 9, 1);
    expect(await guard.look(), '29 are too few').toEqual([]);
    two.count('marvel', releases.marvel ?? '', 16, 2);
    expect(howOf(await guard.look())).toEqual(['marvel: rolled back']);
    const live = await newest();
    expect(live.releases.marvel).toBe(before);
    expect(live).toMatchObject({ action: 'rollback', apps: ['marvel'], who: 'A guard', format: 8 });
    expect(live.why).toBe(
      `Guard: marvel ${releases.marvel?.slice(0, 8)}: 5 of 45 visitors met a failure, 10 of 1,000 with the release before`,
    );
    const { evidence } = live;
    expect(evidence).toMatchObject({
      ...{ app: 'marvel', release: releases.marvel, generation, servers: { asked: 2, answered: 2 } },
      findings: [
        { measure: 'failures', now: { met: 5, of: 45 }, before: { met: 10, of: 1000 }, isBeyond: true },
        { measure: 'LCP', isBeyond: false },
        { measure: 'INP', isBeyond: false },
        { measure: 'CLS', isBeyond: false },
      ],
    });
    expect(evidence?.findings[0]?.chance).toBeLessThan(0.001);
    await guard.watch(() => expect.fail('nothing is guarded any more'));
  });

  it('keeps a release that is as good, and says nothing before its time is over', async () => {
    const { releases } = await guarded();
    one.count('marvel', releases.marvel ?? '', 400, 6);
    expect(await newGuard().look()).toEqual([]);
    expect((await newest()).releases).toEqual(releases);
    await rollbackApps(storage, ['marvel'], options);
    const again = await guarded([own.next], over);
    one.count('marvel', again.releases.marvel ?? '', 30, 0);
    expect(howOf(await newGuard().look())).toEqual(['marvel: kept']);
    expect((await newest()).generation).toBe(again.generation);
  });

  it('does not act upon few visitors, even if all of them met a failure', async () => {
    const { releases, generation } = await guarded([own.next], over);
    one.count('marvel', releases.marvel ?? '', 29, 29);
    expect(howOf(await newGuard().look())).toEqual(['marvel: unjudged']);
    expect((await newest()).generation).toBe(generation);
  });

  it('does without reports what it was told', async () => {
    const { releases } = await guarded([own.next], { milliseconds: 1_500, withoutReports: 'rollback' });
    const ended: Ended[] = [];
    await newGuard().watch((one) => ended.push(one));
    expect(ended).toMatchObject([
      { how: 'rolled back', evidence: { findings: [{ now: { met: 0, of: 0 } }, {}, {}, {}] } },
    ]);
    expect((await newest()).why).toBe(
      `Guard: too few reports. marvel ${releases.marvel?.slice(0, 8)}: 0 of 0 visitors met a failure, 10 of 1,000 with the release before`,
    );
  });

  it('that comes when the time is over judges what there is, and takes too few reports for nothing', async () => {
    const { releases } = await guarded([own.next], { ...over, withoutReports: 'rollback' });
    expect(howOf(await newGuard().look())).toEqual(['marvel: unjudged']);
    one.count('marvel', releases.marvel ?? '', 30, 5);
    expect(howOf(await newGuard().look())).toEqual(['marvel: rolled back']);
  });

  it('minds a vital that is poor for a quarter, and was not', async () => {
    one.rate('marvel', before, 'LCP', 30, 270);
    const { releases } = await guarded();
    one.rate('marvel', releases.marvel ?? '', 'LCP', 20, 79);
    const guard = newGuard();
    expect(await guard.look()).toEqual([]);
    two.rate('marvel', releases.marvel ?? '', 'LCP', 20, 31);
    expect(howOf(await guard.look())).toEqual(['marvel: rolled back']);
    expect((await newest()).why).toMatch(/: 40 of 150 visitors had a poor LCP, 30 of 300 with the release before$/);
  });

  it('goes on where it was when it starts again, and knows what the release before was like', async () => {
    const { releases } = await guarded();
    one.count('marvel', releases.marvel ?? '', 25, 3);
    expect(await newGuard().look()).toEqual([]);
    // Other releases become live meanwhile, and servers forget those of before.
    await publish(storage, [await tinyArtifact(own.folder, { app: 'pokemon', text: 'two' })], options);
    one.restart();
    one.count('marvel', releases.marvel ?? '', 60, 7);
    expect(howOf(await newGuard().look())).toEqual(['marvel: rolled back']);
    expect((await newest()).evidence?.findings[0]?.before).toEqual({ met: 10, of: 1000 });
  });

  it('adds what a server had counted before it started again', async () => {
    const { releases } = await guarded();
    const guard = newGuard();
    one.count('marvel', releases.marvel ?? '', 20, 3);
    await guard.look();
    one.restart();
    one.count('marvel', releases.marvel ?? '', 10, 1);
    expect(howOf(await guard.look())).toEqual(['marvel: rolled back']);
    expect((await newest()).evidence?.findings[0]?.now).toEqual({ met: 4, of: 30 });
  });

  it('does without a server that does not answer, says so once, and keeps what it had said', async () => {
    const { releases } = await guarded();
    const guard = newGuard();
    two.count('marvel', releases.marvel ?? '', 20, 3);
    await guard.look();
    await two.stop();
    await guard.look();
    await guard.look();
    expect(said.filter((each) => each.startsWith(`The server at ${two.address} does not answer: `))).toHaveLength(1);
    one.count('marvel', releases.marvel ?? '', 10, 1);
    expect(howOf(await guard.look())).toEqual(['marvel: rolled back']);
    expect((await newest()).evidence).toMatchObject({ servers: { asked: 2, answered: 1 } });
    expect((await newest()).evidence?.findings[0]?.now).toEqual({ met: 4, of: 30 });
  });

  it('beside another changes things once, and goes no step too far', async () => {
    const second = await own.marvel({ text: 'three' });
    await publish(storage, [own.next], options);
    const { releases, generation } = await guarded([second]);
    const guards = [newGuard(), newGuard(), newGuard()];
    for (const guard of guards) await guard.look();
    one.count('marvel', releases.marvel ?? '', 100, 50);
    const ended = (await Promise.all(guards.map((guard) => guard.look()))).flat();
    expect(howOf(ended).sort()).toEqual(['marvel: left', 'marvel: left', 'marvel: rolled back']);
    const live = await newest();
    expect(live.generation).toBe(generation + 1);
    expect(live.releases.marvel).toBe(own.next.release);
  });

  it('ends when somebody else has taken the release back', async () => {
    await guarded();
    const guard = newGuard();
    await guard.look();
    await rollbackApps(storage, ['marvel'], options);
    expect(howOf(await guard.look())).toEqual(['marvel: left']);
    expect(await guard.look()).toEqual([]);
  });

  it('tells what another guard has found', async () => {
    const { releases } = await guarded();
    const [first, second] = [newGuard(), newGuard()];
    await second.look();
    one.count('marvel', releases.marvel ?? '', 100, 50);
    await first.look();
    const [ended] = await second.look();
    expect(ended).toMatchObject({ how: 'left', evidence: { findings: [{ now: { met: 50, of: 100 } }, {}, {}, {}] } });
  });

  it('counts nothing that was counted of the release in an earlier life', async () => {
    one.count('marvel', own.next.release, 500, 400);
    await guarded();
    expect(await newGuard().look()).toEqual([]);
  });

  it('leaves things as they are during a freeze, unless it was told otherwise', async () => {
    const { releases } = await guarded();
    await freeze(storage, options.author);
    const guard = newGuard();
    one.count('marvel', releases.marvel ?? '', 100, 50);
    expect(await guard.look()).toEqual([]);
    expect(await guard.look()).toEqual([]);
    expect(said.filter((each) => each.startsWith('Releases are frozen'))).toHaveLength(1);
    expect((await newest()).releases).toEqual(releases);
    await unfreeze(storage, options.author);
    expect(howOf(await guard.look())).toEqual(['marvel: rolled back']);

    const again = await guarded([await own.marvel({ text: 'three' })]);
    await freeze(storage, options.author);
    one.count('marvel', again.releases.marvel ?? '', 100, 50);
    expect(howOf(await newGuard({ whileFrozen: true }).look())).toEqual(['marvel: rolled back']);
    expect((await newest()).frozen).not.toBeNull();
  });

  it('takes a remote back before the shell around it, which is then judged anew', async () => {
    const shell = await tinyArtifact(own.folder, { app: 'shell', text: 'two' });
    one.count('shell', (await newest()).releases.shell ?? '', 1000, 10);
    const { releases } = await guarded([shell, own.next]);
    const guard = newGuard();
    for (const app of ['marvel', 'shell']) one.count(app, releases[app] ?? '', 200, 100);
    expect(howOf(await guard.look())).toEqual(['marvel: rolled back']);
    expect(await guard.look()).toEqual([]);
    expect((await newest()).releases.shell).toBe(releases.shell);
    one.count('shell', releases.shell ?? '', 30, 10);
    expect(howOf(await guard.look())).toEqual(['shell: rolled back']);
  });
});

describe('a guarded publication is refused, and nothing is changed,', () => {
  it('where the place has no address for reports', async () => {
    await setPlace(storage, { ...(await newest()).place, reports: null }, options);
    const { generation } = await newest();
    await expect(guarded()).rejects.toThrow(/no address for reports.*publish without --guard/);
    expect((await newest()).generation).toBe(generation);
  });

  it('where an application has nothing to return to', async () => {
    const empty = new MemoryStorage();
    const shell = own.site.filter(({ app }) => app !== 'marvel');
    await publish(empty, shell, options);
    await setPlace(empty, (await newest()).place, options);
    storage = empty;
    await expect(guarded()).rejects.toThrow(/marvel has no release before this one/);
    const generations: number[] = [];
    for await (const { generation } of readHistory(empty)) generations.push(generation);
    expect(generations).toEqual([2, 1]);
  });
});
