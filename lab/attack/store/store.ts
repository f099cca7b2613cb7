import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { closeServer, FileStorage, publish, RefusedError, SiteFollower, serveSite } from '../../../delivery/index.ts';
import { flipBits } from '../../../tests/release/flip-bits.ts';
import { faultsOfLive, interleave, ordersOf, publishingOf, stepsOf } from '../../../tests/release/interleave.ts';
import { killAtEach, prunerOf, publisherOf } from '../../../tests/release/killed.ts';
import { contentOf, refusedArtifacts } from '../../../tests/release/refused-artifacts.ts';
import { tinyArtifact } from '../../../tests/release/tiny-site.ts';
import { type Experiment, type Group, outcome } from '../experiment.ts';
import { storeSceneOf } from './store-scene.ts';

const killedPublishes: Experiment = {
  name: 'a publish that is killed leaves the old site or the new one, and delays no other',
  async run(ground) {
    const { site, first } = await storeSceneOf(ground);
    const { tried, faults } = await killAtEach(publisherOf(first), site);
    return outcome(faults, `${tried} publishes killed, at operations of every kind on the disk: verify finds nothing`);
  },
};

const killedPrunes: Experiment = {
  name: 'a prune that is killed removes nothing live, and the next one finishes it',
  async run(ground) {
    const { aloneFolder, first } = await storeSceneOf(ground);
    const { tried, faults } = await killAtEach(prunerOf(first), aloneFolder);
    return outcome(faults, `${tried} prunes killed, at operations of every kind on the disk: verify finds nothing`);
  },
};

const bitFlips: Experiment = {
  name: 'verify finds one flipped bit, in every kind of file',
  async run(ground) {
    const { everyKind } = await storeSceneOf(ground);
    const { flips, harmless, unnoticed } = await flipBits(everyKind, 3);
    return outcome(
      unnoticed.map((where) => `it overlooks ${where}`),
      `${flips} bits flipped, ${flips - harmless} found, ${harmless} that change nothing, 0 overlooked`,
    );
  },
};

const interleaved: Experiment = {
  name: 'two prunes and a publish of the pruned release, in any order, lose nothing live',
  async run(ground) {
    const { alone, first } = await storeSceneOf(ground);
    const faults: string[] = [];
    let tried = 0;
    for (const [what, one, two, three] of ordersOf(publishingOf(first))) {
      const [stepsOfOne, stepsOfTwo] = [await stepsOf(one, alone), await stepsOf(two, alone)];
      for (let i = 1; i <= stepsOfOne; i += 3) {
        for (let j = 1 + (i % 5); j <= stepsOfTwo; j += 5) {
          const storage = await interleave(alone, [one, i], [two, j], three, (i + j) % 2 === 0);
          const found = await faultsOfLive(storage, first);
          faults.push(...found.map((fault) => `${what} at ${i} and ${j}: ${fault}`));
          tried += 1;
        }
      }
    }
    return outcome(faults, `${tried} orders of their operations: verify finds nothing, the release is whole`);
  },
};

const refusedIsUnread: Experiment = {
  name: 'nothing of a refused artifact is stored or served',
  async run(ground) {
    const { folder, site } = await storeSceneOf(ground);
    const storage = new FileStorage(`${folder}/refused`);
    await cp(site, storage.address, { recursive: true });
    const live = await SiteFollower.open(storage);
    const served = await (await live.current()).releasedFiles();
    const server = serveSite(live).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const before = JSON.stringify(await contentOf(storage));
    const faults: string[] = [];
    let asked = 0;
    for (const [what, fault] of refusedArtifacts) {
      const bad = await tinyArtifact(folder, { app: 'marvel', text: 'bad', ...fault });
      const error = await publish(storage, [bad], {
        composer: 'tests',
        author: { who: 'A tester', why: 'a test' },
      }).catch((reason: Error) => reason);
      if (!(error instanceof RefusedError)) faults.push(`${what} is not refused`);
      for (const file of Object.keys(bad.manifest.files)) {
        const path = `/remotes/marvel/${file.replace(/^client\//, '')}`;
        // The live release has this file, too.
        if (served.has(path)) continue;
        const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
        asked += 1;
        if (status !== 404) faults.push(`${path} of ${what} is answered with ${status}`);
      }
    }
    if (JSON.stringify(await contentOf(storage)) !== before) faults.push('the store has changed');
    await closeServer(server, 0);
    return outcome(
      faults,
      `${refusedArtifacts.length} refused, the store is as it was, ${asked} requests answered 404`,
    );
  },
};

/** Faults of a store: killed processes, disk errors, concurrent commands, refused artifacts. */
export const store: Group = {
  name: 'store',
  atOnce: 1,
  experiments: [killedPublishes, killedPrunes, bitFlips, interleaved, refusedIsUnread],
};
