import { type PlotNames, type RankingPlot, valueByRank, valueByYear } from '@mint-row/shared/charts';
import type { RankedCard } from '@mint-row/shared/content';

/** A plot with its title, legend and caption. */
export interface RankingFigure {
  id: string;
  title: string;
  caption: string;
  axis: { x: string; y: string };
  plot: RankingPlot;
}

const named: PlotNames = {
  'Pikachu Illustrator Promo': 'Pikachu Illustrator',
  'Luke Skywalker Topps Star Wars #1': 'Luke Skywalker',
  'Spider-Man Precious Metal Gems Green': 'Spider-Man PMG',
};
const dollars = 'Value in US dollars, logarithmic scale';

/** The two plots of the Top 50, drawn while the site is built. */
export function rankingFigures(cards: readonly RankedCard[]): readonly RankingFigure[] {
  return [
    {
      id: 'value-by-rank',
      title: 'Value against rank',
      caption:
        'One card stands apart: the Pikachu Illustrator at $5.3M, nearly ten times the card in second place. From there the values fall without another gap of that size, to $5,300 at rank 50.',
      axis: { x: 'Rank', y: dollars },
      plot: valueByRank(cards, named),
    },
    {
      id: 'value-by-year',
      title: 'Value by year of the card',
      caption:
        'Pokémon cards cluster around 1999, most Star Wars cards date from 1977, and the Marvel cards come from 2013 and later. Age alone does not set the value.',
      axis: { x: 'Year of the card', y: dollars },
      plot: valueByYear(cards, { ...named, 'Tsunekazu Ishihara GX Signed Promo': 'Ishihara GX' }),
    },
  ];
}
