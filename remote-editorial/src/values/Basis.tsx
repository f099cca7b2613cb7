import { longDay, site } from '@mint-row/kit/content';
import type { CardEntry } from '@mint-row/kit/contract';
import { unbroken } from '@mint-row/kit/ui';
import type { priceGuideWords } from '../content/price-guide.ts';

/** Shows what a value rests on, with the day of its review if it was not reviewed with all others. */
export function Basis({ card, words }: { card: CardEntry; words: (typeof priceGuideWords)['bases'] }) {
  const { basis, reviewed, sales } = card;
  return (
    <>
      {sales.length === 1 ? words[basis].replace(/s$/, '') : words[basis]}
      {reviewed !== site.valuesReviewed && <span>reviewed {longDay(reviewed)}</span>}
    </>
  );
}

/** Dated sales: the price, then the copy and when it was sold. */
export function Sales({ sales }: Pick<CardEntry, 'sales'>) {
  return sales.map(({ copy, price, when }) => (
    <span key={copy + when}>
      <b>{price}</b> {unbroken(`${copy}, ${when}`)}
    </span>
  ));
}
