import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publish, readLive, SiteFollower, type Storage, storageAt, verify } from '../../delivery/index.ts';
import { otherComposerOf } from '../release/killed.ts';
import { runWorker } from '../release/run-worker.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { firstAndLastOfEach, inTurn, whole } from '../sample.ts';
import { FaultyProxy, type Passed } from './faulty-proxy.ts';
import { bucket, useObjectStore } from './object-store.ts';

const own = useOwnSite();
const url = await useObjectStore();
const open = () => storageAt(`s3://${bucket}/${randomUUID()}`);

/** The kind of a request: its method and the folder of the store. */
const kindOf = ({ method, path }: Passed, { address }: Storage) =>
  `${method} ${new URL(path, url).pathname.slice(`/${address.slice('s3://'.length)}/`.length).split('/')[0]}`;

/** The request at which a process dies: the nth of its kind, which may still arrive. */
interface Death {
  kind: string;
  nth: number;
  arrives: boolean;
}

/** A process that publishes into a bucket, and is killed meanwhile. */
interface Victim {
  /** The arguments after the store. */
  args: readonly string[];
  /** Environment variables in addition to this process's. */
  env?: NodeJS.ProcessEnv;
  /** The faults of a store in which it was killed, and of the commands that others then run there. */
  faultsOf: (killed: Storage, others: { before: Storage }) => Promise<string[]>;
}

/** Runs a process to its end or its death. */
async function run({ args, env }: Victim, storage: Storage, death?: Death): Promise<readonly Passed[]> {
  const { proxy, url: watched } = await FaultyProxy.start(url);
  const killing = new AbortController();
  let seen = 0;
  proxy.faultOf = (request) => {
    if (killing.signal.aborted) return 'cut';
    if (kindOf(request, storage) === death?.kind) seen += 1;
    if (!death || seen < death.nth) return 'none';
    killing.abort();
    return death.arrives ? 'lost' : 'cut';
  };
  const { code } = await runWorker('worker.ts', [storage.address, ...args], own.folder, {
    // Downloads of other processes would save requests.
    env: { ...env, AWS_ENDPOINT_URL_S3: watched, XDG_CACHE_HOME: join(own.folder, randomUUID()) },
    killed: killing.signal,
  });
  expect(code).toBe(death ? null : 0);
  proxy.stop();
  return proxy.passed;
}

/** Kills a process at one request after the other, each time in a copy of the same store, and returns all faults. */
async function killAtEach(victim: Victim): Promise<string[]> {
  const before = open();
  await own.putInto(before);
  const copy = async () => {
    const other = open();
    const keys = await before.list('');
    await Promise.all(keys.map(async (key) => other.create(key, (await before.read(key)) as Buffer)));
    return other;
  };
  const unhindered = await copy();
  const kinds = (await run(victim, unhindered)).map((request) => kindOf(request, unhindered));
  expect(kinds).toEqual(expect.arrayContaining(['PUT snapshots', 'PUT history', 'PUT live']));
  const requests = kinds.map((kind, index): Death => {
    const nth = kinds.slice(0, index + 1).filter((other) => other === kind).length;
    return { kind, nth, arrives: index % 2 === 0 };
  });
  // A process that is killed at a read leaves the same store as one that is killed at its next write, before that
  // arrives.
  const writes = [...kinds.keys()].filter((index) => kinds[index]?.startsWith('PUT'));
  const some = new Set([...firstAndLastOfEach(kinds), ...inTurn(writes, 'a process that is killed at a write', 4)]);
  // Each takes seconds. If all tests run, there is time only for those at which the site changes.
  const isTried = ({ kind }: Death, index: number) =>
    whole || (process.env.OBJECT_STORE ? some.has(index) : /^PUT (history|snapshots)/.test(kind));
  const places = requests.filter(isTried);
  const waiting = places.values();
  const faults: string[] = [];
  const work = async () => {
    for (const death of waiting) {
      const killed = await copy();
      await run(victim, killed, death);
      const found = await victim.faultsOf(killed, { before });
      faults.push(...found.map((fault) => `killed at ${death.kind}, ${death.nth}: ${fault}`));
    }
  };
  await Promise.all([work(), work()]);
  console.log(`Killed at ${places.length} of ${kinds.length} requests.`);
  return faults;
}

it('a publish that is killed at a request leaves the old site or the new one', async () => {
  const faults = await killAtEach({
    args: ['1', '0', `marvel=${own.next.folder}`],
    async faultsOf(killed) {
      const found = [...(await verify(killed)).faults];
      const live = await readLive(killed);
      await SiteFollower.open(killed);
      const { live: again } = await publish(killed, [own.next], options);
      if (live?.generation === 2 && live.snapshot !== again?.snapshot) found.push('Another site is live.');
      if (again?.generation !== 2) found.push(`Publishing it again makes generation ${again?.generation}.`);
      return [...found, ...(await verify(killed)).faults];
    },
  });
  expect(faults).toEqual([]);
}, 900_000);

it('a publish with a changed composer, killed at a request, leaves all stored files', async () => {
  const marvel = own.site.find(({ app }) => app === 'marvel');
  expect(marvel && (await killAtEach(otherComposerOf(marvel)))).toEqual([]);
}, 900_000);
