import { longDay, site } from '@mint-row/kit/content';
import type { CardEntry } from '@mint-row/kit/contract';
import { numbersWhole } from './numbers-whole.ts';
import type { valuesWords } from './words.ts';

/** What a value rests on, and since when, if it was not reviewed with all others. */
export function Basis({ card, words }: { card: CardEntry; words: (typeof valuesWords)['bases'] }) {
  const { basis, sales, reviewed } = card;
  return (
    <>
      {words[basis === 'sale' && sales.length === 1 ? 'one' : basis]}
      {reviewed !== site.valuesReviewed && <span>reviewed {longDay(reviewed)}</span>}
    </>
  );
}

/** Dated sales: the price, then the copy and when it was sold. */
export function Sales({ sales }: Pick<CardEntry, 'sales'>) {
  return sales.map(({ copy, price, when }) => (
    <span key={copy + when}>
      <b>{price}</b> {numbersWhole(`${copy}, ${when}`)}
    </span>
  ));
}
