/** Whether all of every suite is asked for, of which `npm test` tries a part: see lab/programs.ts. */
export const whole = process.env.SUITE === 'whole';

/**
 * Picks one of so many for each turn, or takes all where all of the suite is asked for.
 * @param turn which turn it is, from 0
 * @param parts after how many turns each has been picked; by default, one is picked at a time
 */
export function inTurn<Value>(all: readonly Value[], turn: number, parts = all.length): readonly Value[] {
  return whole ? all : all.filter((_, index) => index % parts === turn % parts);
}

/**
 * Picks the first and the last of each kind.
 * @param kinds what each of a row is
 * @returns where these are in the row, in its order
 */
export function firstAndLastOfEach(kinds: readonly string[]): number[] {
  return kinds.flatMap((kind, index) =>
    kinds.indexOf(kind) === index || kinds.lastIndexOf(kind) === index ? [index] : [],
  );
}
