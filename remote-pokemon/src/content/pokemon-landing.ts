import type { FranchiseLanding } from '@mint-row/shared/content';

/** A printing of Base Set, and how to tell it. */
export interface Printing {
  kind: 'first' | 'shadowless' | 'unlimited';
  name: string;
  tell: string;
}

/** What the Pokémon landing page says: it always has rare cards, and it opens with three printings. */
export type PokemonLanding = FranchiseLanding &
  Required<Pick<FranchiseLanding, 'rare'>> & { printings: readonly Printing[] };
