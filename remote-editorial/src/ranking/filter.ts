import { type Franchise, franchiseNames } from '@mint-row/shared/content';

/** What the ranking can be narrowed to. */
export interface Choice {
  value: Franchise | 'all';
  name: string;
  count: number;
}

const order = ['pokemon', 'marvel', 'starwars'] as const satisfies readonly Franchise[];

/** All cards, then each franchise with how many of the cards are its own. */
export function choicesOf(cards: readonly { franchise: Franchise }[]): readonly Choice[] {
  return [
    { value: 'all', name: 'All', count: cards.length },
    ...order.map((value) => ({
      value,
      name: franchiseNames[value],
      count: cards.filter(({ franchise }) => franchise === value).length,
    })),
  ];
}
