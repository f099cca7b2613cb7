import { type YearMark, type YearPlot, yearPlot } from '@mint-row/kit/charts';
import type { Basis, LampFoil, RankedCard, TitledText } from '@mint-row/kit/content';
import { plainText } from '@mint-row/kit/contract';
import { foilOf } from '../art/plans/index.ts';

/** A card as the plot and its entry show it. */
export interface Ranked extends Omit<RankedCard, 'basis'> {
  rank: number;
  basis: BasisLine;
  isSale: boolean;
  /** The foil of its plan under the lamp, where that is shown large. */
  foil?: LampFoil | undefined;
  /** The position of the card's value on the scale of the plot, in percent. */
  at: number;
  /** The card's name in the plot, if it is a shorter one. */
  short?: string | undefined;
  /** The plots in which the name has room; undefined if it shows only while the mark is pointed at. */
  named?: YearMark['named'] | undefined;
  /** Whether the name stands to the left of the mark. */
  isLeft?: true | undefined;
}

/** The plot: each year with its lanes, each of which lists cards by their positions in the ranking. */
export interface RankingPlotData extends Pick<YearPlot, 'ticks'> {
  rows: readonly { year: number; lanes: readonly (readonly number[])[] }[];
}

/** Data that is derived from the ranking while the site is built, so that the page needs no code for it. */
export interface RankingData {
  cards: readonly Ranked[];
  plot: RankingPlotData;
  bases: BasisCounts;
  /** A sentence about each grade, by its name. */
  meanings: Readonly<Record<string, string>>;
}

/** The data of the ranking's page besides its text. */
export function rankingData(cards: readonly RankedCard[], grades: readonly TitledText[]): RankingData {
  const { rows, ticks } = rankingPlot(cards);
  const marks = rows.flatMap(({ lanes }) => lanes.flat());
  return {
    cards: cards.map((card, index) => ({
      ...card,
      rank: index + 1,
      basis: basisLine(card.basis),
      isSale: card.basis.kind === 'sale',
      foil: index < 5 ? foilOf(card) : undefined,
      ...shownAs(
        card,
        marks.find((mark) => mark.card === index),
      ),
    })),
    plot: {
      rows: rows.map(({ year, lanes }) => ({ year, lanes: lanes.map((lane) => lane.map((mark) => mark.card)) })),
      ticks,
    },
    bases: countBases(cards),
    meanings: Object.fromEntries(grades.map(({ title, text }) => [title, firstSentence(plainText(text))])),
  };
}

/** A card's properties in the plot. Usual values are left out, because the document repeats them for each card. */
function shownAs(card: RankedCard, mark: YearMark | undefined): Pick<Ranked, 'at' | 'short' | 'named' | 'isLeft'> {
  if (!mark) throw new RangeError(`${card.name} has no mark in the plot.`);
  const { x, name, named, side } = mark;
  return {
    at: x,
    short: name === card.name ? undefined : name,
    named: named === 'pointed' ? undefined : named,
    isLeft: side === 'left' || undefined,
  };
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) /)[0] ?? text;
}

/** The sentence about a value's basis: its kind, which the entry prints in bold, then the rest. */
interface BasisLine {
  kind: string;
  rest: string;
}

/** Puts a basis into words. */
export function basisLine(basis: Basis): BasisLine {
  if (basis.kind === 'estimate') return { kind: 'Estimate', rest: `: ${basis.reason}.` };
  const house = basis.house === 'auction' ? 'at auction' : basis.house;
  return { kind: 'Known sale', rest: `, ${basis.year}, ${house}${basis.note ? `; ${basis.note}` : ''}.` };
}

/** The numbers of values that rest on sales and on estimates. */
export interface BasisCounts {
  /** Values that rest on a sale of the counted years. */
  recent: number;
  /** Values that rest on an older sale. */
  older: number;
  estimates: number;
}

/** Sales of these years come first: an older one counts only for a card that had none in them. */
const countedYears = { from: 2024, to: 2025 };

/**
 * Counts the values of a ranking by what they rest on.
 * @throws RangeError when a value rests on a sale after the counted years
 */
export function countBases(cards: readonly Pick<RankedCard, 'name' | 'basis'>[]): BasisCounts {
  const counts: BasisCounts = { recent: 0, older: 0, estimates: 0 };
  for (const { name, basis } of cards) {
    if (basis.kind === 'estimate') counts.estimates += 1;
    else if (basis.year > countedYears.to) throw new RangeError(`${name}: a sale of ${basis.year} is not counted.`);
    else if (basis.year >= countedYears.from) counts.recent += 1;
    else counts.older += 1;
  }
  return counts;
}

/** Short names that plots of any width show. All cards of franchises with few are here, so that a filter leaves no nameless marks. */
const alwaysShown = {
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

/** Short names of other cards, which show where they have room. */
const shownWithRoom = {
  'Charizard Topsun Blue Back': 'Charizard Topsun',
  'Charizard Japanese Base Set No Rarity Symbol': 'No Rarity Charizard',
  'Pikachu No. 1 Trainer Gold Trophy': 'No. 1 Trainer, gold',
  'Pikachu No. 2 Trainer Silver Trophy': 'No. 2 Trainer, silver',
  'Pikachu No. 3 Trainer Bronze Trophy': 'No. 3 Trainer, bronze',
  'Blastoise Wizards Presentation Galaxy Star Holo': 'Blastoise Galaxy Star',
  'Blastoise Gold Border Test Print #009/165R': 'Blastoise Gold Border',
  'Family Event Kangaskhan Trophy Promo': 'Kangaskhan Trophy',
  'Charizard Base Set 1st Edition #4': 'Charizard 1st Ed.',
  'Snap Magikarp Photo Contest Promo': 'Snap Magikarp',
  'Super Secret Battle No. 1 Trainer': 'Super Secret Battle',
  'Snap Gyarados Photo Contest Promo': 'Snap Gyarados',
  'Snap Bulbasaur Photo Contest Promo': 'Snap Bulbasaur',
  'Snap Charmander Photo Contest Promo': 'Snap Charmander',
  'Snap Squirtle Photo Contest Promo': 'Snap Squirtle',
  'Tropical Mega Battle Tropical Wind Promo': 'Tropical Wind',
  'Blastoise Base Set 1st Edition #2': 'Blastoise 1st Ed.',
  'Chansey Base Set 1st Edition #3': 'Chansey 1st Ed.',
  'Venusaur Base Set 1st Edition #15': 'Venusaur 1st Ed.',
  'Mewtwo Base Set 1st Edition #10': 'Mewtwo 1st Ed.',
  'Gyarados Base Set 1st Edition #6': 'Gyarados 1st Ed.',
  'Pikachu Red Cheeks Base Set 1st Edition #58': 'Red Cheeks',
  'Toshiyuki Yamaguchi No. 2 Trainer 1/1': 'Yamaguchi No. 2 Trainer',
  'Lugia Neo Genesis 1st Edition #9': 'Lugia Neo Genesis',
  'Blaine’s Charizard Gym Challenge 1st Edition #2': 'Blaine’s Charizard',
  'Charizard Legendary Collection Reverse Holo #3': 'Charizard Legendary',
  'Shining Charizard Neo Destiny 1st Edition #107': 'Shining Charizard',
  'Crystal Charizard Skyridge #146': 'Crystal Charizard',
  'Crystal Lugia Aquapolis #149': 'Crystal Lugia',
  'Torchic Gold Star #108': 'Torchic Gold Star',
  'Rayquaza Gold Star #107': 'Rayquaza Gold Star',
  'World Championships No. 2 Trainer': 'Worlds No. 2 Trainer',
  'Charizard Gold Star #100': 'Charizard Gold Star',
  'Pikachu Gold Star #104': 'Pikachu Gold Star',
  'Umbreon Gold Star POP Series 5 #17': 'Umbreon Gold Star',
  'Espeon Gold Star POP Series 5 #16': 'Espeon Gold Star',
};

/** The plot of the Top 50, computed while the site is built. */
export function rankingPlot(cards: readonly RankedCard[]): YearPlot {
  return yearPlot(cards, alwaysShown, shownWithRoom);
}
