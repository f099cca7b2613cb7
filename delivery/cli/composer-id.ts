import { hashInputs } from '@mint-row/kit/build';
import { root } from './root.ts';

/** Identifies this version of the composer: pages made by another version are composed again. */
export function composerId(): Promise<string> {
  return hashInputs(root, ['delivery/compose', 'delivery/artifact', 'shared/contract', 'shared/content/site.ts']);
}
