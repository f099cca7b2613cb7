import type { CardEntry, CardPrice } from '@mint-row/kit/contract';
import { unbroken } from '@mint-row/kit/ui';
import { Basis, Sales } from '../values/Basis.tsx';
import { copiesOf } from '../values/copies-of.ts';
import { setName } from '../values/set-name.ts';
import type { Fact } from './facts.ts';
import type { compareWords } from './words.ts';

interface CardFactProps {
  of: Fact;
  card: CardEntry;
  words: Pick<(typeof compareWords)['table'], 'bases' | 'none' | 'unlisted'>;
}

/** What is known of a card: a fact of the comparison. */
export function CardFact({ of, card, words: { bases, none, unlisted } }: CardFactProps) {
  const { set, number, sales } = card;
  switch (of) {
    case 'set':
      return set ? unbroken(setName(set)) : unlisted;
    case 'number':
      return number ?? none;
    case 'value':
      return <Value card={card} />;
    case 'raw':
    case 'psa10':
      return card[of] ? <Price {...card[of]} /> : none;
    case 'sales':
      return sales.length > 0 ? <Sales sales={sales} /> : none;
    case 'basis':
      return <Basis card={card} words={bases} />;
    default:
      return card[of];
  }
}
/** The value, with its copies where the columns of grades do not say them. */
function Value({ card }: { card: CardEntry }) {
  const { range, ranked, raw, psa10 } = card;
  const copies = (ranked || !(raw && psa10)) && copiesOf(card);
  return (
    <>
      <b>{range}</b> {copies && <span>{unbroken(copies)}</span>}
    </>
  );
}

function Price({ text, note }: CardPrice) {
  return (
    <>
      <b>{text}</b> {note && <span>{note}</span>}
    </>
  );
}
