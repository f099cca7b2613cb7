import { createHash } from 'node:crypto';
import type { Signatures } from '../contract/index.ts';

/**
 * Identifies what a shell provides to remotes. A browser loads no release that was composed with a shell that provides
 * something else than its own: an open tab keeps its shell while others are released.
 * @param signatures every part of the contract that the shell provides
 * @returns a hash of them
 */
export function contractIdOf(signatures: Signatures): string {
  const sorted = Object.entries(signatures).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 8);
}
