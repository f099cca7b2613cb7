import { longDay, site } from '@mint-row/kit/content';
import type { CardEntry, CardPrice } from '@mint-row/kit/contract';
import { unbroken } from '@mint-row/kit/ui';
import { type Fact, setName } from './facts.ts';
import type { valuesWords } from './words.ts';

interface CardFactProps {
  of: Fact;
  card: CardEntry;
  words: Pick<typeof valuesWords, 'bases' | 'none'>;
}

/** What a card has in a column of the price guide. */
export function CardFact({ of, card, words: { bases, none } }: CardFactProps) {
  const { set, year, number, reviewed } = card;
  switch (of) {
    case 'set':
      return set ? unbroken(setName(set)) : <None>{none}</None>;
    case 'year':
      return year;
    case 'number':
      return number ?? <None>{none}</None>;
    case 'value':
      return <Value card={card} />;
    case 'raw':
    case 'psa10':
      return card[of] ? <Price {...card[of]} /> : <None>{none}</None>;
    case 'sales':
      if (card.sales.length === 0) return <None>{none}</None>;
      return card.sales.map(({ copy, price, when }) => (
        <span key={copy + when}>
          <b>{price}</b> {numbersWhole(`${copy}, ${when}`)}
        </span>
      ));
    case 'basis':
      return (
        <>
          {bases[card.basis]}
          {reviewed !== site.valuesReviewed && <span>reviewed {longDay(reviewed)}</span>}
        </>
      );
  }
}

/** The value, with its copies where the columns of grades do not say them. */
function Value({ card: { range, ranked, ends, raw, psa10 } }: { card: CardEntry }) {
  const copies = ranked ? ranked.grade : ends && !(raw && psa10) && `${ends.low} to ${ends.high}`;
  return (
    <>
      <b>{range}</b> {copies && <span>{numbersWhole(copies)}</span>}
    </>
  );
}

/**
 * Keeps a date, a number with the word before it, and a year with its house in one line: "16 February 2026", "PSA 10",
 * "2021, Heritage".
 */
function numbersWhole(text: string): string {
  return text.replace(/( \d\d?) (?=[A-Z])|(\w) (?=\d+\b)|(, \d{4},) /g, '$1$2$3\u00a0');
}

function Price({ text, note }: CardPrice) {
  return (
    <>
      {text} {note && <span>{note}</span>}
    </>
  );
}

/** Stands in an empty cell for those who do not see that it is empty. Where rows are blocks, the cell is left out. */
function None({ children }: { children: string }) {
  return <i className="sr-only">{children}</i>;
}
