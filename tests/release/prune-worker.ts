import { prune, storageAt } from '../../delivery/index.ts';

// A process that prunes all that is not live: prune-worker.ts STORE
const [store = ''] = process.argv.slice(2);
const author = { who: 'prune-worker', why: 'to die' };
const removed = await prune(storageAt(store), { keep: 1, days: 0, author });
process.stdout.write(`${removed.length}\n`);
