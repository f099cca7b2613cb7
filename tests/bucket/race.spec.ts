import { randomUUID } from 'node:crypto';
import { it } from 'vitest';
import { storageAt } from '../../delivery/index.ts';
import { race } from '../release/race.ts';
import { useOwnSite } from '../release/set-up.ts';
import { whole } from '../sample.ts';
import { bucket, useObjectStore } from './object-store.ts';

const own = useOwnSite();
await useObjectStore();

const amount = whole ? { writers: 8, turns: 25 } : { writers: 3, turns: 2 };

it(`${amount.writers} processes with ${amount.turns} releases each race in a bucket without loss`, async () => {
  await race(storageAt(`s3://${bucket}/${randomUUID()}`), own, amount);
}, 450_000);
