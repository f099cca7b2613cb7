import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { FileStorage, type Storage, storageAt } from '../../delivery/index.ts';
import { bucket, useObjectStore } from '../bucket/object-store.ts';
import { inTurn } from '../sample.ts';
import { MemoryStorage } from './memory-storage.ts';

await useObjectStore();

let stores = 0;

/** Each kind of storage by name, with a function that opens an empty one; a folder is made in the given one. */
export const storageKinds: Readonly<Record<string, (folder: string) => Storage>> = {
  'a folder': (folder) => {
    stores += 1;
    return new FileStorage(`${folder}/store-${stores}`);
  },
  memory: () => new MemoryStorage(),
  'a bucket': () => storageAt(`s3://${bucket}/${randomUUID()}`),
};

/**
 * Declares tests that pass in every kind of storage. Each test is tried in one of them, which its title decides, or in
 * all if SUITE=whole: storage.spec.ts tests that they behave alike.
 * @param tests receives a function that opens an empty storage, and one with which it declares the tests
 */
export function describeInStorage(
  what: string,
  tests: (open: (folder: string) => Storage, test: Declare) => void,
): void {
  const kinds = Object.keys(storageKinds);
  for (const [kind, open] of Object.entries(storageKinds)) {
    const chosen: Parameters<Declare>[] = [];
    tests(open, (name, run) => {
      if (inTurn(kinds, `${what}: ${name}`).includes(kind)) chosen.push([name, run]);
    });
    // The titles of a short file may select other kinds only, and a suite without a test fails.
    if (chosen.length === 0) continue;
    describe(`${what} in ${kind}`, () => {
      for (const [name, run] of chosen) it(name, run);
    });
  }
}

type Declare = (name: string, run: () => Promise<void>) => void;
