import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { unbroken } from '@mint-row/kit/ui';
import type { ReactNode } from 'react';
import type { compareWords } from '../content/compare.ts';
import { franchiseNamed } from '../franchises.ts';
import { Basis, Sales } from '../values/Basis.tsx';
import { cardName, copiesOf, setName } from '../values/cards.ts';
import { gradePrice } from '../values/grades.ts';

interface ComparedFactsProps {
  words: typeof compareWords;
  cards: readonly CardEntry[];
  franchises: readonly Franchise[];
}

/** The cards as columns, their facts as rows; a fact that none of the cards has gets no row. */
export function ComparedFacts({ words, cards, franchises }: ComparedFactsProps) {
  const { columns, none, unlisted } = words.table;
  const rows = [
    { label: words.franchise, known: cards.map(({ franchise }) => franchiseNamed(franchises, franchise).name) },
    ...facts.map((fact) => ({ label: columns[fact], known: cards.map((card) => factOf(card, fact, words.table)) })),
  ];
  return (
    <>
      <table className="compare-facts">
        <caption className="type-title">{words.facts}</caption>
        <thead>
          <tr>
            <td />
            {cards.map((card) => (
              <th key={card.key} scope="col">
                {cardName(card)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ label, known }) =>
              !known.every((one: ReactNode) => one === none || one === unlisted) && (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cards.map((card, index) => (
                    <td key={card.key} data-card={cardName(card)}>
                      {known[index]}
                    </td>
                  ))}
                </tr>
              ),
          )}
        </tbody>
      </table>
      <p>{words.missing}</p>
    </>
  );
}

/** One fact about a card; the words for a missing one as they are, so that they can be recognised. */
function factOf(
  card: CardEntry,
  fact: Fact,
  { bases, none, unlisted }: ComparedFactsProps['words']['table'],
): ReactNode {
  const { set, number, sales } = card;
  switch (fact) {
    case 'set':
      return set ? unbroken(setName(set)) : unlisted;
    case 'number':
      return number ?? unlisted;
    case 'value': {
      const [low, high] = card.range.split(/(?<=-)/);
      return (
        <>
          <b>
            {low}
            <wbr />
            {high}
          </b>
          <span>{unbroken(copiesOf(card) ?? '')}</span>
        </>
      );
    }
    case 'raw':
    case 'psa9':
    case 'psa10': {
      const price = gradePrice(card, fact);
      return price ? <b>{price}</b> : none;
    }
    case 'sales':
      return sales.length > 0 ? <Sales sales={sales} /> : none;
    case 'basis':
      return <Basis card={card} words={bases} />;
    default:
      return card[fact];
  }
}

/** The rows of the comparison. */
const facts = ['set', 'year', 'number', 'value', 'raw', 'psa9', 'psa10', 'sales', 'basis'] as const;
type Fact = (typeof facts)[number];
