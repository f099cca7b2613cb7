import type { FranchiseLanding } from '@mint-row/kit/content';
import type { NumbersFigure } from './numbers.ts';

/** What the Star Wars landing page says: it also shows the numbers of 1977, and always has rare cards. */
export type StarWarsLanding = FranchiseLanding & Required<Pick<FranchiseLanding, 'rare'>> & { numbers: NumbersFigure };
