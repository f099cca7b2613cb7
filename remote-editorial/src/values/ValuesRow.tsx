import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { CollectButtons, unbroken } from '@mint-row/kit/ui';
import type { ReactNode } from 'react';
import { Drawing } from '../drawings/Drawing.tsx';
import { franchiseNamed } from '../franchises.ts';
import { Basis, Sales } from './Basis.tsx';
import { cardName } from './card-name.ts';
import { tableColumns } from './columns.ts';
import { copiesOf } from './copies-of.ts';
import { placeOf } from './scale.ts';
import { setName } from './set-name.ts';
import type { valuesWords } from './words.ts';

interface ValuesRowProps {
  words: typeof valuesWords;
  card: CardEntry;
  franchises: readonly Franchise[];
  /** The name in the heading above it. */
  group: string;
  /** The box that chooses the card. */
  pick: ReactNode;
}

/**
 * A card of the price guide: its row, on narrow screens a block, and below it its sales. A card of the Top 50 has no set but
 * a longer name.
 */
export function ValuesRow({ words, card, franchises, group, pick }: ValuesRowProps) {
  const { key, title, path, anchor, drawing, ranked, character, set, year, number, sales } = card;
  const franchise = franchiseNamed(franchises, card.franchise);
  return (
    <>
      <tr id={key} className="section" data-accent={franchise.accent}>
        <th scope="row" colSpan={set ? undefined : 2}>
          <Drawing franchise={card.franchise} name={drawing} rank={ranked?.rank} />
          <a href={`${path}#${anchor}`}>
            {unbroken(title)}
            {/* "Base Set Shadowless" is three cards. */}
            {character && !title.includes(character.name) && <span className="sr-only">: {character.name}</span>}
          </a>
          {character?.name !== group && (
            <span>
              {franchise.name}, {character ? character.name : `rank ${ranked?.rank}`}
            </span>
          )}
        </th>
        {set && <td>{unbroken(setName(set))}</td>}
        <td>{year}</td>
        <td>{number}</td>
        <td>
          <Worth card={card} />
        </td>
        <td>
          <div>
            <Basis card={card} words={words.bases} />
            {ranked?.sale && <span>{ranked.sale}</span>}
          </div>
          <div className="values-acts">
            <CollectButtons kind="card" id={key} name={cardName(card)} />
            {pick}
          </div>
        </td>
      </tr>
      {!ranked && sales[0] && (
        <tr className="values-sales">
          <td colSpan={tableColumns.length}>
            <div>
              <Sales sales={sales} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** What a card may bring: drawn on the scale of the table, as a figure, and below it of which copies. */
function Worth({ card }: { card: CardEntry }) {
  const { range, basis, sales } = card;
  const [low = range, high = low] = range.split('-');
  const from = placeOf(low);
  const to = placeOf(high);
  const copies = copiesOf(card);
  // From left to right: of two that are close to each other, the second lies lower.
  const sold = [...new Set(sales.map(({ price }) => placeOf(price)))].sort((one, other) => one - other);
  return (
    <>
      <svg aria-hidden="true">
        {basis !== 'sale' &&
          (low === high ? (
            <use href="#guess" className="values-guess" x={`${from}%`} />
          ) : (
            <rect x={`${from}%`} y="5" width={`${to - from}%`} height="10" />
          ))}
        {range.endsWith('+') && <use href="#open" x={`${to}%`} />}
        {sold.map((at, index) => (
          <use key={at} href="#sold" x={`${at}%`} y={index % 2 && at - (sold[index - 1] ?? 0) < 4 ? 7 : 0} />
        ))}
      </svg>
      <b>{range}</b> {copies && <span>{unbroken(copies)}</span>}
    </>
  );
}
