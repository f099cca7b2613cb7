import { type YearPlot, yearPlot } from '@mint-row/kit/charts';
import type { RankedCard } from '@mint-row/kit/content';

/** Short names, shown in plots of any width: of franchises with few cards all, so that a filter leaves no nameless marks. */
const names = {
  'Pikachu Illustrator Promo': 'Pikachu Illustrator',
  'Tsunekazu Ishihara GX Signed Promo': 'Ishihara GX',
  'Luke Skywalker Topps Star Wars #1': 'Luke Skywalker',
  'Luke Skywalker Topps Star Wars Sticker #1': 'Luke sticker #1',
  'Darth Vader Topps Star Wars #7': 'Darth Vader #7',
  'Princess Leia Topps Star Wars #5': 'Princess Leia #5',
  'Darth Vader Wonder Bread #5': 'Wonder Bread Vader #5',
  'Harrison Ford Autograph, Topps 30th Anniversary': 'Harrison Ford autograph',
  'Spider-Man Precious Metal Gems Green': 'Spider-Man PMG',
  'Wolverine Precious Metal Gems Green': 'Wolverine PMG',
  'Deadpool Precious Metal Gems Green': 'Deadpool PMG',
  'Wolverine X-Men Metal Universe PMG Green': 'Wolverine X-Men PMG',
  'Spider-Man Metal Universe PMG Green': 'Spider-Man Metal PMG',
};

/** The plot of the Top 50, computed while the site is built. */
export function rankingPlot(cards: readonly RankedCard[]): YearPlot {
  return yearPlot(cards, names);
}
