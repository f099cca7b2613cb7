import type { FranchiseLanding } from '@mint-row/kit/content';
import type { MakersFigure } from './makers-figure.ts';

/** What the Marvel landing page says: it also shows who made the cards. */
export type MarvelLanding = FranchiseLanding & { makers: MakersFigure };
