import { createHash } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import {
  type Artifact,
  FileStorage,
  prune,
  publish,
  readLive,
  SiteFollower,
  type Storage,
  verify,
} from '../../delivery/index.ts';
import { whole } from '../sample.ts';
import { faultsOfLive } from './interleave.ts';
import { renderHere } from './render-here.ts';
import { runWorker, type Watched } from './run-worker.ts';

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author, startUnconfined: renderHere };

/** The same store before the process, and after it has run to its end. */
interface Others {
  before: FileStorage;
  after: FileStorage;
}

/** A process that changes a store, and is killed meanwhile. */
export interface Victim {
  script: string;
  /** The arguments after the store. */
  args: readonly string[];
  /** Environment variables in addition to this process's. */
  env?: NodeJS.ProcessEnv;
  /** The faults of a store in which it was killed, and of the commands that others then run there. */
  faultsOf: (killed: FileStorage, others: Others) => Promise<string[]>;
}

/** A process that publishes, and another that then publishes the same. */
export const publisherOf = (next: Artifact): Victim => ({
  script: 'worker.ts',
  args: ['1', '0', `marvel=${next.folder}`],
  async faultsOf(killed, { before }) {
    const faults = [...(await verify(killed)).faults];
    const [old, live] = [await readLive(before), await readLive(killed)];
    await SiteFollower.open(killed);
    const { live: again } = await publish(killed, [next], options);
    if (live?.snapshot !== old?.snapshot && live?.snapshot !== again?.snapshot) {
      faults.push('Neither the old site nor the new one is live.');
    }
    if (again?.generation !== 2) faults.push(`Publishing it again makes generation ${again?.generation}.`);
    const unfinished = await readdir(join(killed.address, 'incoming'));
    if (unfinished.length > 0) faults.push(`Unfinished files stay: ${unfinished.join(', ')}`);
    return [...faults, ...(await verify(killed)).faults];
  },
});

/** A process with a changed composer that publishes the live release, and another that publishes it as before. */
export const otherComposerOf = (artifact: Artifact) => ({
  script: 'worker.ts',
  args: ['1', '0', `marvel=${artifact.folder}`],
  env: { COMPOSE_OTHERWISE: '1' },
  async faultsOf(killed: Storage, { before }: { before: Storage }) {
    const faults = [...(await verify(killed)).faults];
    await SiteFollower.open(killed);
    for (const key of await before.list('')) {
      if (key === 'live') continue;
      const [old, now] = await Promise.all([before.read(key), killed.read(key)]);
      if (!old || !now?.equals(old)) faults.push(`${key} has other bytes than before.`);
    }
    const { live: again } = await publish(killed, [artifact], options);
    if (again?.snapshot !== (await readLive(before))?.snapshot) faults.push('The site as before cannot be published.');
    return [...faults, ...(await verify(killed)).faults];
  },
});

/** A process that prunes, and another that then publishes a release that it removes, and prunes again. */
export const prunerOf = (removed: Artifact): Victim => ({
  script: 'prune-worker.ts',
  args: [],
  async faultsOf(killed, { after }) {
    const faults = [...(await verify(killed)).faults];
    const published = await copyOf(killed, `${killed.address}-published`);
    const began = performance.now();
    await publish(published, [removed], options);
    const took = performance.now() - began;
    if (took > 20_000) faults.push(`Publishing took ${Math.round(took)} ms.`);
    faults.push(...(await faultsOfLive(published, removed)));
    await prune(killed, { keep: 1, days: 0, author });
    const [keysLeft, should] = await Promise.all([keysOf(killed), keysOf(after)]);
    if (keysLeft.join() !== should.join())
      faults.push(`The next prune leaves ${keysLeft.length} files, not ${should.length}.`);
    return faults;
  },
});

/**
 * Kills a process at one operation on the disk after the other, each time in a copy of the same store: at the first or
 * the last of each kind, or at all of them if SUITE=whole.
 * @param base the folder of the store; it stays as it is
 * @returns the number of killed processes, and all faults
 */
export async function killAtEach(victim: Victim, base: string) {
  const before = new FileStorage(base);
  const after = await copyOf(before, `${base}-after`);
  const kinds = await kindsOf(victim, after);
  const places = whole ? [...kinds.keys()] : firstOrLastOfEach(kinds);
  const waiting = places.values();
  const faults: string[] = [];
  const work = async () => {
    for (const index of waiting) {
      const killed = await copyOf(before, `${base}-${index}`);
      const { code } = await runOn(victim, killed, { DIE_AT: String(index + 1) });
      const found =
        code === null
          ? await victim.faultsOf(killed, { before, after })
          : [`the process ended on its own with ${code}`];
      faults.push(...found.map((fault) => `killed at operation ${index + 1}, ${kinds[index]}: ${fault}`));
    }
  };
  await Promise.all([work(), work()]);
  return { tried: places.length, faults };
}

/** The index of one operation of each kind: for half of the kinds, by their names, the first, otherwise the last. */
function firstOrLastOfEach(kinds: readonly string[]): number[] {
  return [...new Set(kinds)].map((kind) => {
    const isFirst = createHash('sha256').update(kind).digest().readUInt8() % 2 === 0;
    return isFirst ? kinds.indexOf(kind) : kinds.lastIndexOf(kind);
  });
}

/** Runs a process to its end, and returns the kinds of its operations: the operation and the folder of its file. */
async function kindsOf(victim: Victim, storage: FileStorage): Promise<string[]> {
  const OPERATIONS = `${storage.address}.json`;
  await runOn(victim, storage, { OPERATIONS });
  const operations: { name: string; path: string; to?: string }[] = JSON.parse(await readFile(OPERATIONS, 'utf8'));
  // Temporary files are renamed into their folder at the end.
  const destinations = new Map(operations.flatMap(({ path, to }) => (to ? [[path, to]] : [])));
  return operations.map(({ name, path }) => {
    const [folder] = relative(storage.address, destinations.get(path) ?? path).split(sep);
    return `${name} ${folder}`;
  });
}

function runOn({ script, args, env = {} }: Victim, { address }: FileStorage, watched: Watched) {
  return runWorker(script, [address, ...args], dirname(address), { watched, env });
}

async function copyOf(storage: FileStorage, folder: string): Promise<FileStorage> {
  await cp(storage.address, folder, { recursive: true });
  return new FileStorage(folder);
}

async function keysOf(storage: FileStorage): Promise<string[]> {
  return (await storage.list('')).filter((key) => !/^(history|live)/.test(key));
}
