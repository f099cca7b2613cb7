import type { FranchiseLanding } from '@mint-row/kit/content';
import type { ErasFigure } from './eras-figure.ts';

/** A printing of Base Set, and how to tell it. */
export interface Printing {
  kind: 'first' | 'shadowless' | 'unlimited';
  name: string;
  tell: string;
}

/** What the Pokémon landing page says: it opens with three printings, shows the eras, and always has rare cards. */
export type PokemonLanding = FranchiseLanding &
  Required<Pick<FranchiseLanding, 'rare'>> & { printings: readonly Printing[]; eras: ErasFigure };
