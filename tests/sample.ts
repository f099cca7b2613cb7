import { createHash } from 'node:crypto';

/** Whether all tests of every suite run; otherwise `npm test` runs a sample: see lab/programs.ts. */
export const whole = process.env.SUITE === 'whole';

/**
 * Returns every nth value for a test, or all of them if SUITE=whole. The title decides which, so that a new test
 * changes no other's values.
 * @param title the title of the test, or its suite and its subject
 * @param parts n; by default the number of values, so that one is picked
 */
export function inTurn<Value>(all: readonly Value[], title: string, parts = all.length): readonly Value[] {
  return whole ? all : all.filter((_, index) => index % parts === numberOf(title) % parts);
}

/**
 * Whether `npm test` tries a case of a family: about one of `parts` cases, or all of them if SUITE=whole.
 * @param title the case's unique title
 */
export function isTried(title: string, parts: number): boolean {
  return whole || numberOf(title) % parts === 0;
}

/**
 * Picks the cases of a family of tests that `npm test` tries, or takes all if SUITE=whole. Each aspect of the family,
 * such as a width, a fault or a kind of page, is in one of the picked cases or more: in the one whose title has the
 * lowest number. A new case replaces only those whose aspects it takes.
 * @param title a case's unique title in the family
 * @param aspects the aspects that a case covers
 */
export function sampleOf<Case>(
  cases: readonly Case[],
  title: (one: Case) => string,
  aspects: (one: Case) => readonly string[],
): readonly Case[] {
  if (whole) return cases;
  const numbers = new Map(cases.map((one) => [one, numberOf(title(one))]));
  const lowest = new Map<string, Case>();
  for (const one of cases) {
    for (const aspect of aspects(one)) {
      const other = lowest.get(aspect);
      if (!other || (numbers.get(one) ?? 0) < (numbers.get(other) ?? 0)) lowest.set(aspect, one);
    }
  }
  const picked = new Set(lowest.values());
  return cases.filter((one) => picked.has(one));
}

/**
 * Picks the first and the last of each kind.
 * @param kinds the kinds of a list of things
 * @returns the indices of these in the list, in ascending order
 */
export function firstAndLastOfEach(kinds: readonly string[]): number[] {
  return kinds.flatMap((kind, index) =>
    kinds.indexOf(kind) === index || kinds.lastIndexOf(kind) === index ? [index] : [],
  );
}

/** A number that depends on the text alone, and on all of it. */
function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
