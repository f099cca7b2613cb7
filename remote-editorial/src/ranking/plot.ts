import { type YearPlot, yearPlot } from '@mint-row/kit/charts';
import type { RankedCard } from '@mint-row/kit/content';

/** The plot of the Top 50, computed while the site is built. */
export function rankingPlot(cards: readonly RankedCard[]): YearPlot {
  return yearPlot(cards, {
    'Pikachu Illustrator Promo': 'Pikachu Illustrator',
    'Luke Skywalker Topps Star Wars #1': 'Luke Skywalker',
    'Spider-Man Precious Metal Gems Green': 'Spider-Man PMG',
    'Tsunekazu Ishihara GX Signed Promo': 'Ishihara GX',
  });
}
