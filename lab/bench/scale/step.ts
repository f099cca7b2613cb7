import { join } from 'node:path';
import { paths } from '@mint-row/kit/contract';
import {
  check,
  prune,
  publish,
  readArtifact,
  rollbackApps,
  SiteFollower,
  storageAt,
  verify,
} from '../../../delivery/index.ts';
import { pageWeights } from './page-weights.ts';
import { peakMemory } from './peak-memory.ts';

// One step of the measurement of one site, in a process of its own, whose memory is measured.
const [step = '', folder = '', store = '', ...remotes] = process.argv.slice(2);
const storage = storageAt(store);
const options = { composer: 'scale', allowRemoval: true };
const author = { who: 'scale', why: step };

const steps: Record<string, () => Promise<Record<string, number>>> = {
  publish: async () => {
    const artifacts = await Promise.all(['shell', ...remotes].map((app) => readArtifact(app, join(folder, app))));
    return composing((onProgress) => publish(storage, artifacts, { ...options, author, onProgress }));
  },
  'publish one': async () => {
    const artifact = await readArtifact('editorial', join(folder, 'editorial-next'));
    return composing((onProgress) => publish(storage, [artifact], { ...options, author, onProgress }));
  },
  check: () => checking(),
  'check bare': () => checking({ need: 'never', own: new Set() }),
  verify: async () => {
    const { files, faults } = await verify(storage);
    if (faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'));
    return { files };
  },
  rollback: async () => {
    await rollbackApps(storage, ['editorial'], { ...options, author });
    return {};
  },
  prune: async () => ({ removed: (await prune(storage, { keep: 1, days: 0, author })).length }),
  open: async () => {
    await (await SiteFollower.open(storage)).ahead.done;
    return {};
  },
  weigh: () => pageWeights(storage, paths.character('thor')),
};

const measure = steps[step];
if (!measure) throw new Error(`There is no step "${step}". There are: ${Object.keys(steps).join(', ')}.`);
const began = performance.now();
const memory = peakMemory();
const found = await measure();
const seconds = (performance.now() - began) / 1000;
process.send?.({ ...found, seconds, ...memory() });
process.disconnect?.();

/** Records the number of composed documents, and the time from the first to the last. */
/** Runs the gate on another release of the editorial remote; without a policy, with the default sandbox. */
async function checking(sandbox?: Parameters<typeof check>[2]['sandbox']): Promise<Record<string, number>> {
  const artifact = await readArtifact('editorial', join(folder, 'editorial-next'));
  return composing((onProgress) => check(storage, [artifact], { ...options, sandbox, onProgress }));
}

async function composing(run: (onProgress: (done: number) => void) => Promise<unknown>) {
  let first = 0;
  let last = 0;
  let composed = 0;
  await run((done) => {
    last = performance.now();
    first ||= last;
    composed = done;
  });
  return { composed, composing: (last - first) / 1000 };
}
