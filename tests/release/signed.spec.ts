import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
  auditHistory,
  copyStore,
  exportSite,
  freeze,
  type Generation,
  integrityOf,
  liveArtifacts,
  preview,
  prune,
  publish,
  publishPreview,
  readHistory,
  readLive,
  retire,
  rollbackApps,
  rollbackSnapshot,
  SiteFollower,
  type Storage,
  setPlace,
  setSigners,
  unfreeze,
  verify,
} from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { options as unsigned, useOwnSite } from './set-up.ts';
import { type Key, makeKey } from './signing-keys.ts';
import { tinyArtifact } from './tiny-site.ts';

// What signers promise, and each attack that they are for. Keys are of this file alone.

const own = useOwnSite();
const { author: _, ...composing } = unsigned;
const options = ({ author }: Key) => ({ ...composing, author });

const names = ['operator', 'marvel', 'guard', 'intake', 'team', 'stranger'] as const;
let keys: Record<(typeof names)[number], Key>;
let lines: string[];
let pokemon: Artifact;
let signed: MemoryStorage;
let logged: string[];

beforeAll(async () => {
  const made = await Promise.all(names.map(async (name) => [name, await makeKey(own.folder, name)] as const));
  keys = Object.fromEntries(made) as typeof keys;
  lines = [
    `signers,place,freeze,prune,publish:*,rollback:*,retire:* ${keys.operator.line}`,
    `publish:marvel ${keys.marvel.line}`,
    `rollback:*,freeze ${keys.guard.line}`,
    `record ${keys.intake.line}`,
    `publish:pokemon namespaces="release@mint-row" ${keys.team.line}`,
  ];
  pokemon = await tinyArtifact(own.folder, { app: 'pokemon', text: 'two' });
});

beforeEach(async () => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  signed = new MemoryStorage();
  await own.putInto(signed);
  await sign(lines);
});
afterEach(() => void vi.restoreAllMocks());

const sign = (given: readonly string[], key = keys.operator, storage: Storage = signed) =>
  setSigners(storage, `# who may do what\n${given.join('\n')}\n`, key.author);
const withTeam = async (artifact: Artifact, key: Key): Promise<Artifact> => {
  const { createHash } = await import('node:crypto');
  const { readFile } = await import('node:fs/promises');
  const manifest = await readFile(join(artifact.folder, 'manifest.json'));
  const digest = createHash('sha256').update(manifest).digest('hex');
  return { ...artifact, signed: { sha256: digest, signature: await signDigest(key, manifest) } };
};

/** The same as `ssh-keygen -Y sign -O hashalg=sha256`, by way of the key's own signatures with SHA-512. */
async function signDigest(key: Key, manifest: Buffer): Promise<string> {
  return key.signer.sign('release@mint-row', manifest, 'sha256');
}

type Content = Record<string, unknown>;
const written = (content: Content) => Buffer.from(`${JSON.stringify(content, null, 1)}\n`);

/** Writes the next generation, as anybody can who may create files. */
async function forge(change: (live: Content) => Content, key: Key | null, storage: Storage = signed) {
  const live = await readLive(storage);
  const number = (live?.generation ?? 0) + 1;
  const name = (at: number) => `history/${String(at).padStart(10, '0')}.json`;
  const before = (await storage.read(name(number - 1))) as Buffer;
  const { seal: _seal, signature: _signature, ...content } = JSON.parse(String(before)) as Content;
  const next = change({ ...content, generation: number, parent: integrityOf(before), when: new Date().toISOString() });
  const whole = key ? { ...next, signature: await key.signer.sign('generation@mint-row', written(next)) } : next;
  await storage.create(name(number), written({ ...whole, seal: integrityOf(written(whole)) }));
}

/** Marvel's other release, stored but never live. */
async function storeOther(): Promise<string> {
  const elsewhere = new MemoryStorage();
  await own.putInto(elsewhere);
  await publish(elsewhere, [own.next], unsigned);
  for (const key of await elsewhere.list('')) {
    if (!key.startsWith('history/') && key !== 'live') await signed.create(key, (await elsewhere.read(key)) as Buffer);
  }
  return (await readLive(elsewhere))?.snapshot ?? '';
}

const hostile = (snapshot: string) => (live: Content) => ({
  ...live,
  action: 'publish',
  apps: ['marvel'],
  releases: { ...(live.releases as object), marvel: own.next.release },
  snapshot,
});

/** All who read the store keep what was live, and say why; those who write refuse to go on. */
async function expectRefused(server: SiteFollower, told: RegExp, storage: Storage = signed): Promise<void> {
  const before = (await server.health()).generation;
  for (const each of [server, await SiteFollower.open(storage)]) {
    await each.newest();
    expect(await each.health()).toMatchObject({ generation: before, store: 'untrusted' });
  }
  expect(logged.join('\n')).toMatch(told);
  expect(logged.join('\n')).toContain(`Generation ${before} is served meanwhile.`);
  expect((await verify(storage)).faults.join('\n')).toMatch(told);
  await expect(exportSite(storage, await mkdtemp(join(own.folder, 'out-')), 'static')).rejects.toThrow(told);
  await expect(publish(storage, [own.next], options(keys.operator))).rejects.toThrow(told);
  await expect(liveArtifacts(storage, ['marvel'])).rejects.toThrow(told);
  expect(auditHistory('memory', await historyOf(storage)).refusal).toMatch(told);
}

async function historyOf(storage: Storage): Promise<Generation[]> {
  const history: Generation[] = [];
  for await (const one of readHistory(storage)) history.push(one);
  return history;
}

describe('a store with signers', () => {
  it('lets each key do what its line says, and is whole for all who read it', async () => {
    const server = await SiteFollower.open(signed);
    await publish(signed, [own.next], options(keys.marvel));
    await rollbackApps(signed, ['marvel'], options(keys.guard));
    await freeze(signed, keys.guard.author);
    await unfreeze(signed, keys.guard.author);
    await publish(signed, [await withTeam(pokemon, keys.team)], options(keys.intake));
    const { live } = await retire(signed, 'starwars', options(keys.operator));
    const place = { ...(live as Generation).place, indexed: !live?.place.indexed };
    await setPlace(signed, place, options(keys.operator));
    await prune(signed, { keep: 1, days: 0, author: keys.operator.author });
    expect((await verify(signed)).faults).toEqual([]);
    await server.newest();
    for (const each of [server, await SiteFollower.open(signed)]) {
      expect(await each.health()).toMatchObject({ generation: 10, store: 'readable' });
    }
    const audit = auditHistory('memory', await historyOf(signed));
    expect(audit).toMatchObject({ unsigned: 1, refusal: null, anchor: { generation: 10 } });
    expect(audit.signed.map(({ comment, doubt }) => [comment, doubt])).toEqual(
      ['operator', 'operator', 'operator', 'intake', 'guard', 'guard', 'guard', 'marvel', 'operator'].map((name) => [
        name,
        null,
      ]),
    );
    const copy = new MemoryStorage();
    Object.assign(copy, { address: 'a copy' });
    expect((await copyStore(signed, copy)).damaged).toBeNull();
  });

  it.each([
    ['without a key', () => publish(signed, [own.next], unsigned), /has signers.*--key FILE/],
    [
      'with a key of nobody',
      () => publish(signed, [own.next], options(keys.stranger)),
      /Nothing was changed: the key SHA256:\S+ is not among the signers/,
    ],
    [
      'of another team’s application',
      () => publish(signed, [pokemon], options(keys.marvel)),
      /the key SHA256:\S+ \(marvel\) does not have the right "publish:pokemon"/,
    ],
    [
      'of two applications by the team of one',
      () => publish(signed, [pokemon, own.next], options(keys.marvel)),
      /\(marvel\) does not have the right "publish:pokemon"/,
    ],
    [
      'by a guard',
      () => publish(signed, [own.next], options(keys.guard)),
      /\(guard\) does not have the right "publish:marvel"/,
    ],
    [
      'by the intake, of what no team has signed',
      () => publish(signed, [own.next], options(keys.intake)),
      /may only record what a team has signed, and the release of marvel is not signed/,
    ],
    [
      'by the intake, of what another team has signed',
      async () => publish(signed, [await withTeam(own.next, keys.team)], options(keys.intake)),
      /\(team\) does not have the right "publish:marvel"/,
    ],
    [
      'by a team that may only sign its releases',
      () => publish(signed, [pokemon], options(keys.team)),
      /\(team\) has the right "publish:pokemon" for signatures of other namespaces than generation@mint-row: see line 6/,
    ],
    ['of signers by a team', () => sign(lines.slice(0, 2), keys.marvel), /does not have the right "signers"/],
    [
      'of the place by a guard',
      async () => {
        const { place } = (await readLive(signed)) as Generation;
        return setPlace(signed, { ...place, indexed: !place.indexed }, options(keys.guard));
      },
      /does not have the right "place"/,
    ],
    [
      'that ends a remote, by a guard',
      () => retire(signed, 'marvel', options(keys.guard)),
      /the right "retire:marvel"/,
    ],
    ['of a freeze by a team', () => freeze(signed, keys.marvel.author), /does not have the right "freeze"/],
  ])('refuses a change %s', async (_what, act, told) => {
    const before = await signed.list('history/');
    await expect(act()).rejects.toThrow(told);
    expect(await signed.list('history/')).toEqual(before);
  });

  it('takes what a team has signed from another store, and from a preview', async () => {
    const staging = new MemoryStorage();
    await own.putInto(staging);
    const artifact = await withTeam(pokemon, keys.team);
    await publish(staging, [artifact], unsigned);
    expect((await liveArtifacts(staging, ['pokemon']))[0]?.signed).toEqual(artifact.signed);
    const made = await preview(signed, [artifact], { ...options(keys.intake), lifetimeMs: 60_000 });
    const { live } = await publishPreview(signed, made?.id ?? '', keys.intake.author);
    expect(live?.signed?.pokemon).toEqual(artifact.signed);
    expect((await verify(signed)).faults).toEqual([]);
  });

  it('is not begun with a key that may not change it, or a file that nobody could change', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    await expect(sign(lines, keys.marvel, storage)).rejects.toThrow('(marvel) does not have the right "signers"');
    await expect(sign(lines.slice(1), keys.marvel, storage)).rejects.toThrow('no key has the right "signers"');
    await expect(setSigners(storage, lines.join('\n'), { who: 'x', why: 'x' })).rejects.toThrow('--key FILE');
    expect(await storage.list('history/')).toHaveLength(1);
    // A key in the environment changes nothing in a store without signers.
    const { live } = await publish(storage, [own.next], options(keys.stranger));
    expect(live).not.toHaveProperty('signature');
    expect(live?.format).toBe(6);
  });

  it('can begin empty', async () => {
    const storage = new MemoryStorage();
    await sign(lines, keys.operator, storage);
    await publish(storage, own.site, options(keys.operator));
    expect((await verify(storage)).faults).toEqual([]);
    expect(await (await SiteFollower.open(storage)).health()).toMatchObject({ generation: 2, store: 'readable' });
  });
});

describe('an attack', () => {
  it('with the right to create, and no key, is not served; it is removed, and releases go on', async () => {
    const server = await SiteFollower.open(signed);
    await forge(hostile(await storeOther()), null);
    await expectRefused(
      server,
      /Generation 3 \(publish marvel, by operator\) of memory is not trusted: it is not signed/,
    );
    // Nor what follows it, with signers of the attacker's.
    await forge((live) => ({ ...live, signers: `* ${keys.stranger.line}` }), keys.stranger);
    await expectRefused(server, /Generation 3 .*is not trusted/);
    // What the message says to do.
    for (const number of [3, 4]) await signed.remove(`history/000000000${number}.json`);
    await publish(signed, [own.next], options(keys.marvel));
    await server.newest();
    expect(await server.health()).toMatchObject({ generation: 3, store: 'readable' });
    expect(logged.at(-1)).toBe('What is newest in the store is trusted again. Generation 3 is served.');
  });

  it('without signers, as if nothing had ever been signed, is not served', async () => {
    const server = await SiteFollower.open(signed);
    await forge(({ signers: _signers, ...live }) => ({ ...live, format: 6 }), null);
    await expectRefused(server, /it has no signers, and the generation before it has/);
  });

  it.each([
    ['a stranger’s key', () => keys.stranger, /SHA256:\S+ is not among the signers/],
    ['another team’s key', () => keys.intake, /the release of marvel is not signed/],
    ['a guard’s key', () => keys.guard, /\(guard\) does not have the right "publish:marvel"/],
  ])('that signs with %s is not served', async (_whose, key, told) => {
    const server = await SiteFollower.open(signed);
    await forge(hostile(await storeOther()), key());
    await expectRefused(server, told);
  });

  it('that calls a release a rollback is not served', async () => {
    const server = await SiteFollower.open(signed);
    const snapshot = await storeOther();
    await forge((live) => ({ ...hostile(snapshot)(live), action: 'rollback' }), keys.guard);
    await expectRefused(server, /does not have the right "publish:marvel"/);
  });

  it('that hides other pages in a freeze, or another fallback, is not served', async () => {
    const snapshot = await storeOther();
    const server = await SiteFollower.open(signed);
    const frozen = { who: 'x', why: 'x', when: new Date().toISOString() };
    await forge((live) => ({ ...live, action: 'freeze', apps: ['marvel'], frozen, snapshot }), keys.guard);
    await expectRefused(server, /does not have the right "publish:marvel"/);
    await signed.remove('history/0000000003.json');
    await forge((live) => ({ ...live, action: 'publish', fallbacks: { marvel: own.next.release } }), keys.guard);
    await expectRefused(server, /does not have the right "publish:marvel"/);
  });

  it('that changes what was signed, or moves a signature elsewhere, is not served', async () => {
    const server = await SiteFollower.open(signed);
    const { live } = await publish(signed, [own.next], options(keys.marvel));
    await signed.remove('history/0000000003.json');
    await forge((before) => ({ ...before, ...live, why: 'another reason' }), null);
    await expectRefused(server, /its signature is not of this content/);
    // The same signed bytes in another history.
    const other = new MemoryStorage();
    await own.putInto(other);
    await sign([...lines, '# another'], keys.operator, other);
    const before = await SiteFollower.open(other);
    const { signature = '', ...content } = live as Generation;
    const moved = { ...content, signature };
    await other.create('history/0000000003.json', written({ ...moved, seal: integrityOf(written(moved)) }));
    await expectRefused(before, /does not follow the generation before it/, other);
  });

  it('that records a signature of another release is not served', async () => {
    const server = await SiteFollower.open(signed);
    const snapshot = await storeOther();
    const { signed: theirs } = await withTeam(own.site[1] as Artifact, keys.marvel);
    await forge((live) => ({ ...hostile(snapshot)(live), signed: { marvel: theirs } }), keys.intake);
    await expectRefused(server, /the signature of marvel is of another release/);
    await signed.remove('history/0000000003.json');
    const claimed = { ...theirs, sha256: own.next.release.padEnd(64, '0') };
    await forge((live) => ({ ...hostile(snapshot)(live), signed: { marvel: claimed } }), keys.intake);
    await expectRefused(server, /the signature of marvel is not one of its release/);
  });

  it('that writes the whole history anew is noticed by a server that runs, and by one with an anchor', async () => {
    await publish(signed, [own.next], options(keys.marvel));
    const server = await SiteFollower.open(signed);
    const { anchor } = auditHistory('memory', await historyOf(signed));
    const before = await server.health();
    for (const key of await signed.list('history/')) await signed.remove(key);
    await publish(signed, own.site, unsigned);
    await sign([`* ${keys.stranger.line}`], keys.stranger);
    await publish(signed, [pokemon], options(keys.stranger));
    await server.newest();
    expect(await server.health()).toMatchObject({ ...before, store: 'untrusted' });
    expect(logged.join()).toMatch(/The history of memory was rewritten: its signers began in another way/);
    await expect(SiteFollower.open(signed, [], anchor)).rejects.toThrow(/does not have the generation of the anchor/);
    const out = await mkdtemp(join(own.folder, 'out-'));
    await expect(exportSite(signed, out, 'static', { anchor })).rejects.toThrow(/generation of the anchor 3:sha256-/);
    expect(auditHistory('memory', await historyOf(signed), anchor).refusal).toContain('anchor');
    // Who publishes has keys of their own, which the forger's signers do not name.
    await expect(publish(signed, [own.next], options(keys.marvel))).rejects.toThrow('is not among the signers');
    // Without an anchor, a server that starts cannot know better.
    expect(await (await SiteFollower.open(signed)).health()).toMatchObject({ store: 'readable' });
  });
});

describe('a change of signers', () => {
  const until = (time: number) => `valid-before="${new Date(time).toISOString().replace(/[-:T]|\.\d+/g, '')}"`;

  it('replaces a key: the old one ends, and what it signed stays', async () => {
    const { live } = await publish(signed, [own.next], options(keys.marvel));
    await publish(signed, [await own.marvel({ text: 'three' })], options(keys.marvel));
    const later = await makeKey(own.folder, 'marvel later');
    const old = `publish:marvel ${until(Date.now() + 1000)} ${keys.marvel.line}`;
    await sign([...lines.filter((line) => !line.includes(keys.marvel.line)), old, `publish:marvel ${later.line}`]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    try {
      const another = await own.marvel({ text: 'four' });
      await expect(publish(signed, [another], options(keys.marvel))).rejects.toThrow(
        /does not have the right "publish:marvel" at .*see valid-after and valid-before in line 6/,
      );
      await publish(signed, [another], options(later));
      // A guard can still go back to what the old key has published.
      const { live: back } = await rollbackApps(signed, ['marvel'], { ...options(keys.guard), to: own.next.release });
      expect(back?.releases.marvel).toBe(live?.releases.marvel);
    } finally {
      vi.useRealTimers();
    }
    expect(auditHistory('memory', await historyOf(signed))).toMatchObject({ refusal: null });
    expect((await SiteFollower.open(signed)).ahead).toBeDefined();
  });

  it('replaces the keys that may change signers, each by the one before', async () => {
    const later = await makeKey(own.folder, 'operator later');
    const renewed = lines.map((line) => line.replace(keys.operator.line, later.line));
    await sign(renewed);
    await expect(sign(lines)).rejects.toThrow('is not among the signers');
    await sign([...renewed, `rollback:marvel ${keys.stranger.line}`], later);
    expect((await verify(signed)).faults).toEqual([]);
  });

  it('revokes a stolen key: from then on nothing of it counts, and nobody goes back to what it made live', async () => {
    const server = await SiteFollower.open(signed);
    // The thief publishes; the team notices, revokes the key from before the theft, and publishes again.
    const { live } = await publish(signed, [own.next], options(keys.marvel));
    const stolen = live?.releases.marvel ?? '';
    const snapshot = live?.snapshot ?? '';
    const later = await makeKey(own.folder, 'marvel later');
    const theft = Date.now() - 3_600_000;
    await sign([
      ...lines.filter((line) => !line.includes(keys.marvel.line)),
      `publish:marvel ${until(theft)} ${keys.marvel.line}`,
      `publish:marvel ${later.line}`,
    ]);
    const { signed: audited } = auditHistory('memory', await historyOf(signed));
    expect(audited[1]).toMatchObject({ generation: 3, isLive: true, doubt: expect.stringMatching(/valid-before/) });
    await publish(signed, [await own.marvel({ text: 'three' })], options(later));
    // Its time is no earlier than those of the generations before it, whatever it says.
    const earlier = new Date(theft - 1000).toISOString();
    await forge((before) => ({ ...before, when: earlier, action: 'publish', apps: [], why: 'x' }), keys.marvel);
    await server.newest();
    expect(await server.health()).toMatchObject({ generation: 5, store: 'untrusted' });
    expect(logged.join()).toMatch(/\(marvel\) does not have rights at .*valid-before/);
    await signed.remove('history/0000000006.json');
    const back = () => rollbackApps(signed, ['marvel'], { ...options(keys.guard), to: stolen });
    await expect(back()).rejects.toThrow(/\(guard\) does not have the right "publish:marvel"/);
    await expect(rollbackSnapshot(signed, snapshot, options(keys.guard))).rejects.toThrow('"publish:marvel"');
    await server.newest();
    expect(await server.health()).toMatchObject({ generation: 5, store: 'readable' });
  });

  it('is a generation of its own', async () => {
    const server = await SiteFollower.open(signed);
    const snapshot = await storeOther();
    await forge((live) => ({ ...hostile(snapshot)(live), signers: `* ${keys.operator.line}\n` }), keys.operator);
    await expectRefused(server, /it changes the signers and something else/);
  });

  it('that nobody could read is not served', async () => {
    const server = await SiteFollower.open(signed);
    await forge((live) => ({ ...live, action: 'signers', signers: 'nothing' }), keys.operator);
    await expectRefused(server, /The signers of generation 3 is no file of allowed signers/);
  });
});

describe('a history that begins late', () => {
  const anchorNow = async () => auditHistory('memory', await historyOf(signed)).anchor;

  it('is trusted from an anchor on, and otherwise not', async () => {
    const first = (await readLive(signed))?.releases.marvel;
    await publish(signed, [own.next], options(keys.marvel));
    await publish(signed, [await own.marvel({ text: 'three' })], options(keys.marvel));
    const anchor = await anchorNow();
    await rollbackApps(signed, ['marvel'], { ...options(keys.guard), to: first });
    const later = await anchorNow();
    for (const number of [1, 2, 3]) await signed.remove(`history/000000000${number}.json`);
    await expect(SiteFollower.open(signed)).rejects.toThrow(/generation 3 cannot be read/);
    // What the anchor does not name was never live, as far as this server can tell.
    const server = await SiteFollower.open(signed, [], anchor);
    expect(await server.health()).toMatchObject({ generation: 4, store: 'untrusted' });
    const another = await SiteFollower.open(signed, [], later);
    expect(await another.health()).toMatchObject({ generation: 5, store: 'readable' });
  });

  it('does not come of a prune, which keeps all generations and their signatures', async () => {
    await publish(signed, [own.next], options(keys.marvel));
    await prune(signed, { keep: 1, days: 0, author: keys.operator.author });
    expect((await verify(signed)).faults).toEqual([]);
    expect(auditHistory('memory', await historyOf(signed))).toMatchObject({ refusal: null, unsigned: 1 });
  });
});
