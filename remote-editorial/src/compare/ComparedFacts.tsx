import type { CardEntry, CardPrice, Franchise } from '@mint-row/kit/contract';
import { unbroken } from '@mint-row/kit/ui';
import type { compareWords } from '../content/compare.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { franchiseNamed } from '../franchises.ts';
import { Basis, Sales } from '../values/Basis.tsx';
import { cardName, copiesOf, setName } from '../values/cards.ts';

interface ComparedFactsProps {
  words: typeof compareWords;
  cards: readonly CardEntry[];
  franchises: readonly Franchise[];
  onRemove: (key: string) => void;
}

/** The cards as columns, their facts as rows; on narrow screens each fact is a list of the cards. */
export function ComparedFacts({ words, cards, franchises, onRemove }: ComparedFactsProps) {
  const { columns } = words.table;
  return (
    <table className="compare-facts">
      <caption className="sr-only">{words.facts}</caption>
      <thead>
        <tr>
          <td />
          {cards.map((card) => (
            <th key={card.key} scope="col" data-accent={franchiseNamed(franchises, card.franchise).accent}>
              <Drawing src={card.drawing} rank={card.ranked?.rank} />
              <a href={`${card.path}#${card.anchor}`}>{cardName(card)}</a>
              <button
                type="button"
                className="quiet-link print:hidden"
                aria-label={`${words.remove}: ${cardName(card)}`}
                onClick={() => onRemove(card.key)}
              >
                {words.remove}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.franchise}</th>
          {cards.map((card) => (
            <td key={card.key} data-card={cardName(card)}>
              {franchiseNamed(franchises, card.franchise).name}
            </td>
          ))}
        </tr>
        {facts
          .filter((fact) => cards.some((card) => isKnown(card, fact)))
          .map((fact) => (
            <tr key={fact}>
              <th scope="row">{columns[fact]}</th>
              {cards.map((card) => (
                <td key={card.key} data-card={cardName(card)}>
                  <CardFact of={fact} card={card} words={words.table} />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Whether a card has a fact. A fact that none of the cards has gets no row. */
function isKnown({ set, number, raw, psa10, sales }: CardEntry, fact: Fact): boolean {
  const open: Partial<Record<Fact, unknown>> = { set, number, raw, psa10, sales: sales[0] ?? null };
  return open[fact] !== null;
}

interface CardFactProps {
  of: Fact;
  card: CardEntry;
  words: Pick<(typeof compareWords)['table'], 'bases' | 'none' | 'unlisted'>;
}

/** One fact about a card. */
function CardFact({ of, card, words: { bases, none, unlisted } }: CardFactProps) {
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

/** The rows of the comparison. */
const facts = ['set', 'year', 'number', 'value', 'raw', 'psa10', 'sales', 'basis'] as const;
type Fact = (typeof facts)[number];
