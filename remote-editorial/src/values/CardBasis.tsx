import type { CardEntry } from '@mint-row/shared/contract';

/** What a card's range rests on: the copies at its ends, and its sales. */
export function CardBasis({ card: { ends, sales } }: { card: CardEntry }) {
  return (
    <>
      {ends && (
        <span className="block">
          <b>Estimate</b>, {ends.low} to {ends.high}
        </span>
      )}
      {sales.map(({ copy, price, when }) => (
        <span key={copy + when} className="block">
          <b>Sold</b>, {copy}: {price}, {when}
        </span>
      ))}
    </>
  );
}
