import * as cards from './cards.ts';
import * as fronts from './fronts.ts';
import * as things from './things.ts';

/** Small signs for links, by what they show. */
export const signs = { ...cards, ...fronts, ...things };
