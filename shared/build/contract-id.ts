import { createHash } from 'node:crypto';
import type { BuiltFor } from '../contract/index.ts';

/**
 * Identifies what a shell provides to remotes. A browser loads no release that was composed with a shell that provides
 * something else than its own: an open tab keeps its shell while others are released.
 * @returns a hash of its signatures; the version of the contract if it has none
 */
export function contractIdOf({ contract, signatures }: BuiltFor): string | number {
  if (!signatures) return contract;
  const sorted = Object.entries(signatures).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 8);
}
