import * as fc from 'fast-check';
import { type Binder, type BinderEntry, binderLimits, itemKinds, statuses } from './entry.ts';
import { merge } from './merge.ts';
import { blankNine, grounds, looks, type Nine, nineLimits } from './nine.ts';

/** An entry, for tests. */
export function sampleEntry(changes: Partial<BinderEntry> = {}): BinderEntry {
  return {
    kind: 'card',
    key: 'iron-man-tales-of-suspense-39',
    name: 'Tales of Suspense #39',
    status: 'have',
    grade: '',
    note: '',
    paid: null,
    added: '2026-01-01T00:00:00.000Z',
    changed: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

/** As many entries as a binder may have, each as long as it may be in JSON. */
export function largestBinder(): Binder {
  const text = (length: number) => '\u0001'.repeat(length);
  return Array.from({ length: binderLimits.entries }, (_, index) =>
    sampleEntry({
      kind: 'character',
      key: String(index).padStart(binderLimits.key, '0'),
      name: text(binderLimits.name),
      grade: text(binderLimits.grade),
      note: text(binderLimits.note),
      paid: binderLimits.paid,
    }),
  );
}

/** A page of nine whose texts are all as long as they may be, of characters that are longest in its link. */
export function largestNine(): Nine {
  const pockets = blankNine.pockets.map((_, pocket) => `~${String(pocket).padStart(nineLimits.key, '0')}`);
  return { title: '\u{10fffd}'.repeat(nineLimits.title), ground: 'yellow', look: 'drawings', pockets };
}

/** Pages of nine with few cards and any title. */
export const anyNine: fc.Arbitrary<Nine> = fc.record({
  title: fc.string({ minLength: 1, maxLength: 20 }).map((title) => `n${title}n`),
  ground: fc.constantFrom(...grounds),
  look: fc.constantFrom(...looks),
  pockets: fc.shuffledSubarray(['a', '~b', 'c-1'], { maxLength: 3 }).map((keys) => {
    return blankNine.pockets.map((_, pocket) => keys[pocket] ?? null);
  }),
});

const time = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2020-01-04'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Entries of few items and times, so that binders often differ about one. */
export const anyEntry: fc.Arbitrary<BinderEntry> = fc.record({
  kind: fc.constantFrom(...itemKinds),
  key: fc.constantFrom('a', 'b', 'a-1', 'a-2'),
  name: fc.string({ minLength: 1, maxLength: 20 }).map((name) => `n${name}`),
  status: fc.constantFrom(...statuses),
  grade: fc.string({ maxLength: binderLimits.grade }),
  note: fc.string({ maxLength: 40 }),
  paid: fc.option(fc.integer({ min: 0, max: binderLimits.paid })),
  added: time,
  changed: time,
});

export const anyBinder: fc.Arbitrary<Binder> = fc.array(anyEntry, { maxLength: 6 }).map((some) => merge([], some));
