import { hashInputs } from '@mint-row/kit/build';
import { root } from './root.ts';

/**
 * Identifies this version of the composer: pages made by another version are composed again. It is the hash of all that
 * a command's bundle may read when it composes, so that no list of files can lack one.
 */
export function composerId(): Promise<string> {
  return hashInputs(root, ['delivery', 'shared', 'package-lock.json']);
}
