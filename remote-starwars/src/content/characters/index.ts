import type { Character } from '@mint-row/kit/content';
import { darthVader } from './darth-vader.ts';

/** Every Star Wars character that has a page. */
export const characters: readonly Character[] = [darthVader];
