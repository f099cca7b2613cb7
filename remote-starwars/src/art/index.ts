import { darthVader } from './darth-vader.ts';
import { emblem } from './emblem.ts';

/** Every drawing of this remote, by character slug; "emblem" is the franchise's own. */
export const art: Record<string, () => string> = {
  'darth-vader': darthVader,
  emblem,
};
