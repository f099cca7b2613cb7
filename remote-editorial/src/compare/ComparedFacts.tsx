import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { Drawing } from '../drawings/Drawing.tsx';
import { franchiseNamed } from '../franchises.ts';
import { cardName } from '../values/card-name.ts';
import { CardFact } from './CardFact.tsx';
import { type Fact, facts } from './facts.ts';
import type { compareWords } from './words.ts';

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
              <Drawing franchise={card.franchise} name={card.drawing} rank={card.ranked?.rank} />
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

/** Whether there is something to say; a fact that no card has needs no row. */
function isKnown({ set, number, raw, psa10, sales }: CardEntry, fact: Fact): boolean {
  const open: Partial<Record<Fact, unknown>> = { set, number, raw, psa10, sales: sales[0] ?? null };
  return open[fact] !== null;
}
