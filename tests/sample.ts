/** Whether all of every suite is asked for, of which `npm test` tries a part: see tests/whole.ts. */
export const whole = process.env.SUITE === 'whole';

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
