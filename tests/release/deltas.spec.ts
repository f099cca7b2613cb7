import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
  changesBetween,
  decodeDelta,
  prune,
  publish,
  readLive,
  rollbackApps,
  type Storage,
  verify,
} from '../../delivery/index.ts';
import { copyOf } from './interleave.ts';
import { MemoryStorage } from './memory-storage.ts';
import { overwrite } from './overwrite.ts';
import { author, options, useOwnSite } from './set-up.ts';
import { storageKinds } from './storage-kinds.ts';
import { denseText } from './tiny-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const own = useOwnSite();
const day = 24 * 60 * 60 * 1000;
/** The text that all releases of a module have in common. */
const common = denseText();
/** Releases of Marvel whose module differs in a few words. */
let releases: readonly [Artifact, Artifact, Artifact, Artifact, Artifact];

const release = (text: string) => own.marvel({ text, files: { 'client/remoteEntry.js': `// ${text}\n// ${common}` } });
const deltasOf = (storage: Storage, { release: name }: Artifact) => storage.list(`releases/marvel/${name}/deltas/`);
/** The releases against which deltas were made. */
const origins = async (storage: Storage, artifact: Artifact) =>
  (await deltasOf(storage, artifact)).map((key) => key.split('/')[4]).sort();
const namesOf = (artifacts: readonly Artifact[]) => artifacts.map(({ release: name }) => name).sort();

beforeAll(async () => {
  releases = [await release('1'), await release('2'), await release('3'), await release('4'), await release('5')];
});

it.each(Object.entries(storageKinds))('deltas are made, checked and repaired in %s', async (_name, open) => {
  const storage = open(own.folder);
  const [first, second] = releases;
  await own.putInto(storage);
  for (const artifact of [first, second]) await publish(storage, [artifact], options);
  const [key = '', ...others] = await deltasOf(storage, second);
  expect(others, 'the module of the release before those is too small').toEqual([]);
  expect(key).toContain(`/deltas/${first.release}/remoteEntry.js.`);
  const moduleOf = async ({ release: name }: Artifact) =>
    (await storage.read(`releases/marvel/${name}/client/remoteEntry.js`)) ?? Buffer.alloc(0);
  const whole = (await storage.read(key)) ?? Buffer.alloc(0);
  expect(whole.length).toBeLessThan(120);
  expect(await decodeDelta(whole, await moduleOf(first))).toEqual(await moduleOf(second));
  expect((await verify(storage)).faults).toEqual([]);
  await overwrite(storage, key, Buffer.from('other'));
  expect((await verify(storage)).faults).toEqual([expect.stringContaining(`${key} is damaged`)]);
  await publish(storage, [second], options);
  expect(await storage.read(key)).toEqual(whole);
});

describe('deltas', () => {
  const base = new MemoryStorage();
  beforeAll(async () => {
    await own.putInto(base);
    await publish(base, [releases[0]], options);
  });
  afterEach(() => void vi.useRealTimers());

  /** A store where the first of these releases was published, and then others. */
  const published = async (...artifacts: readonly Artifact[]) => {
    const storage = await copyOf(base);
    for (const artifact of artifacts) await publish(storage, [artifact], options);
    return storage;
  };

  it('are made against the last three releases', async () => {
    const storage = await published(...releases.slice(1));
    expect(await origins(storage, releases[4])).toEqual(namesOf(releases.slice(1, 4)));
  });

  it('are made against all releases that were live in the last thirty days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [first, second, third] = releases;
    const storage = await copyOf(base);
    for (const artifact of [second, third]) {
      vi.setSystemTime(Date.now() + 31 * day);
      await publish(storage, [artifact], options);
    }
    expect(await origins(storage, second), 'it was live until then').toEqual([first.release]);
    expect(await origins(storage, third)).toEqual([second.release]);
  });

  it('are made for a release that is published again, against the one that came between', async () => {
    const [first, second] = releases;
    const storage = await published(second, first);
    expect(await origins(storage, first)).toEqual([second.release]);
  });

  it('are omitted for a release that is gone, or whose module is damaged', async () => {
    const [first, second, third] = releases;
    const storage = await published(second);
    await overwrite(storage, `releases/marvel/${second.release}/client/remoteEntry.js`, Buffer.from('other'));
    await storage.remove(`releases/marvel/${first.release}/manifest.json`);
    await publish(storage, [third], options);
    expect(await deltasOf(storage, third)).toEqual([]);
  });

  it('are made as far back as the history can be read', async () => {
    const [first, second] = releases;
    const storage = await copyOf(base);
    await overwrite(storage, 'history/0000000001.json', Buffer.from('damaged'));
    await publish(storage, [second], options);
    expect(await origins(storage, second)).toEqual([first.release]);
  });

  it('are pruned with their release, and stay when the one before is pruned', async () => {
    const [, second, third, fourth] = releases;
    const storage = await published(second, third);
    await prune(storage, { keep: 1, days: 0, author });
    expect(await origins(storage, third)).not.toEqual([]);
    expect((await verify(storage)).faults).toEqual([]);
    await rollbackApps(storage, ['marvel'], options);
    await publish(storage, [fourth], options);
    await prune(storage, { keep: 1, days: 0, author });
    expect(await deltasOf(storage, third)).toEqual([]);
    expect((await verify(storage)).faults).toEqual([]);
  });

  it('count in the cost of a release for a returning visitor', async () => {
    const storage = await copyOf(base);
    const before = await readLive(storage);
    const { live } = await publish(storage, [releases[1]], options);
    const { pages } = await changesBetween(storage, before?.snapshot ?? null, live?.snapshot ?? null);
    const { bytes = 0, withDictionaries = 0 } = pages.find(({ path }) => path === '/marvel')?.returning ?? {};
    expect(bytes - withDictionaries).toBeGreaterThan(5_000);
    expect(withDictionaries).toBeGreaterThan(0);
  });
});
