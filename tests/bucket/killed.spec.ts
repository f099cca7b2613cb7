import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LiveSite, openStorage, publish, readLive, type Storage, verify } from '../../delivery/index.ts';
import { runWorker } from '../release/run-worker.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { firstAndLastOfEach, inTurn, whole } from '../sample.ts';
import { FaultyProxy, type Passed } from './faulty-proxy.ts';
import { bucket, useObjectStore } from './object-store.ts';

const own = useOwnSite();
const url = await useObjectStore();
const open = () => openStorage(`s3://${bucket}/${randomUUID()}`);

/** What a request does, and in which folder of the store. */
const kindOf = ({ method, path }: Passed, { place }: Storage) =>
  `${method} ${new URL(path, url).pathname.slice(`/${place.slice('s3://'.length)}/`.length).split('/')[0]}`;

/** The request at which a process dies: the nth of its kind, which may yet arrive. */
interface Death {
  kind: string;
  nth: number;
  arrives: boolean;
}

/** Runs a process that publishes, to its end or its death. */
async function publisher(storage: Storage, death?: Death): Promise<readonly Passed[]> {
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
  const args = [storage.place, '1', '0', `marvel=${own.next.folder}`];
  const { code } = await runWorker('worker.ts', args, own.folder, {
    // What another has downloaded would save requests.
    env: { AWS_ENDPOINT_URL_S3: watched, XDG_CACHE_HOME: join(own.folder, randomUUID()) },
    killed: killing.signal,
  });
  expect(code).toBe(death ? null : 0);
  proxy.stop();
  return proxy.passed;
}

it('a publish that is killed at a request leaves the old site or the new one', async () => {
  const before = open();
  await own.putInto(before);
  const base = new Map<string, Buffer>();
  for (const key of await before.list('')) base.set(key, (await before.read(key)) as Buffer);
  const kinds = (await publisher(before)).map((request) => kindOf(request, before));
  expect(kinds).toEqual(expect.arrayContaining(['PUT releases', 'PUT snapshots', 'PUT history', 'PUT live']));
  const requests = kinds.map((kind, index): Death => {
    const nth = kinds.slice(0, index + 1).filter((other) => other === kind).length;
    return { kind, nth, arrives: index % 2 === 0 };
  });
  // A process that is killed at a read leaves what it would have left at the next write, had that not arrived.
  const writes = [...kinds.keys()].filter((index) => kinds[index]?.startsWith('PUT'));
  const some = new Set([...firstAndLastOfEach(kinds), ...inTurn(writes, 0, 4)]);
  // Each takes seconds. Where all tests run, there is time for those at which the site changes.
  const isTried = ({ kind }: Death, index: number) =>
    whole || (process.env.OBJECT_STORE ? some.has(index) : /^PUT (history|snapshots)/.test(kind));
  const places = requests.filter(isTried);
  const waiting = places.values();
  const faults: string[] = [];
  const work = async () => {
    for (const place of waiting) {
      const killed = open();
      await Promise.all([...base].map(([key, bytes]) => killed.create(key, bytes)));
      await publisher(killed, place);
      const found = [...(await verify(killed)).faults];
      const left = await readLive(killed);
      await LiveSite.open(killed);
      const { live: again } = await publish(killed, [own.next], options);
      if (left?.generation === 2 && left.snapshot !== again?.snapshot) found.push('Another site is live.');
      if (again?.generation !== 2) found.push(`Publishing it again makes generation ${again?.generation}.`);
      found.push(...(await verify(killed)).faults);
      faults.push(...found.map((fault) => `killed at ${place.kind}, ${place.nth}: ${fault}`));
    }
  };
  await Promise.all([work(), work()]);
  expect(faults).toEqual([]);
  console.log(`Killed at ${places.length} of ${kinds.length} requests.`);
}, 900_000);
