import { cardKey, cardNumber, knownFrom, type RankedCard, site } from '@mint-row/kit/content';
import { type CardEntry, paths } from '@mint-row/kit/contract';
import { planName } from './plan-name.ts';

/** The cards of the ranking, as the price guide and the search show them: a card's rank is its position. */
export function rankedEntries(cards: readonly RankedCard[]): CardEntry[] {
  return cards.map(({ name, franchise, year, value, grade, basis }, index) => {
    const sale = basis.kind === 'sale' ? `${basis.year}, ${basis.house}` : null;
    return {
      key: cardKey(name),
      title: name,
      path: paths.top50,
      anchor: `rank-${index + 1}`,
      set: null,
      year,
      number: cardNumber({ title: name }),
      franchise,
      character: null,
      ranked: { rank: index + 1, grade, sale },
      range: value,
      ends: null,
      ...knownFrom(sale ? [{ copy: grade, price: value, when: sale }] : [], !sale),
      reviewed: site.valuesReviewed,
      drawing: planName(index + 1),
    };
  });
}
