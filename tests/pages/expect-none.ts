import { expect } from 'vitest';

/**
 * Fails with a list of what was found, for the team whose content it is, rather than with the difference of two arrays.
 * @param found everything that must not be there
 * @param problem what is wrong with it and what to do, as sentences before the list
 */
export function expectNone(found: readonly (number | string)[], problem: string): void {
  if (found.length > 0) expect.fail([problem, ...found.map((each) => `  - ${each}`)].join('\n'));
}
