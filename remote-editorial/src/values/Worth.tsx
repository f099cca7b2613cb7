import type { CardEntry } from '@mint-row/kit/contract';
import { unbroken } from '@mint-row/kit/ui';
import { placeOf } from './scale.ts';

/** What a card may bring: drawn on the scale of the table, as a figure, and below it of which copies. */
export function Worth({ card: { range, basis, sales, ranked, ends } }: { card: CardEntry }) {
  const [low = range, high = low] = range.split('-');
  const from = placeOf(low);
  const to = placeOf(high);
  const copies = ranked ? ranked.grade : ends && `${ends.low} to ${ends.high}`;
  return (
    <>
      <svg aria-hidden="true">
        {basis !== 'sale' &&
          (low === high ? (
            <use href="#sold" className="values-guess" x={`${from}%`} />
          ) : (
            <rect x={`${from}%`} y="5" width={`${to - from}%`} height="10" />
          ))}
        {range.endsWith('+') && <use href="#open" x={`${to}%`} />}
        {sales.map(({ price, when }) => (
          <use key={price + when} href="#sold" x={`${placeOf(price)}%`} />
        ))}
      </svg>
      <b>{range}</b> {copies && <span>{unbroken(copies)}</span>}
    </>
  );
}
