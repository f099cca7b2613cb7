import { hashInputs } from '@mint-row/shared/build';
import { root } from './root.ts';

/** Says which composer this is: pages made by another one are composed anew. */
export function composerId(): Promise<string> {
  return hashInputs(root, ['delivery/compose', 'delivery/artifact', 'shared/contract', 'shared/content/site.ts']);
}
