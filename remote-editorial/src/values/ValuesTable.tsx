import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import type { ReactNode } from 'react';
import { ScriptOnly } from '../controls/ScriptOnly.tsx';
import type { CardGroup } from './by-character.ts';
import { type Column, type Order, sortedAs, tableColumns } from './columns.ts';
import { ValuesKey } from './ValuesKey.tsx';
import { ValuesRow } from './ValuesRow.tsx';
import type { valuesWords } from './words.ts';
import './values.css';
import './values-acts.css';
import './values-head.css';
import './values-forms.css';
import './values-wide.css';
import './values-print.css';

interface ValuesTableProps {
  words: typeof valuesWords;
  /** A group without a name has no heading. */
  groups: readonly CardGroup[];
  franchises: readonly Franchise[];
  order: Order | '';
  onSort: (by: Column) => void;
  pickOf: (card: CardEntry) => ReactNode;
}

/** The price guide: the notable cards of each character, then the Top 50; or rows in an order that somebody chose. */
export function ValuesTable({ words, groups, franchises, order, onSort, pickOf }: ValuesTableProps) {
  return (
    <table aria-label={words.heading} className="values">
      <caption>
        <ValuesKey words={words.key} />
        <p>{words.caption}</p>
      </caption>
      <thead>
        <tr>
          {tableColumns.map((column) => (
            <th key={column} scope="col" aria-label={words.columns[column]} aria-sort={sortedAs(column, order)}>
              {words.columns[column]}
              <ScriptOnly>
                {() => (
                  <button
                    type="button"
                    aria-label={`${words.sortBy} ${words.columns[column]}`}
                    onClick={() => onSort(column)}
                  />
                )}
              </ScriptOnly>
              {column === 'value' && (
                <svg aria-hidden="true">
                  {words.ticks.map(({ text, at }) => (
                    <text key={text} x={`${at}%`} y="1em">
                      {text}
                    </text>
                  ))}
                </svg>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, name, cards }) => (
        <tbody key={id} id={id || undefined}>
          {name && (
            <tr className="values-group">
              <td colSpan={tableColumns.length}>
                <h2>{name}</h2>
              </td>
            </tr>
          )}
          {cards.map((card) => (
            <ValuesRow
              key={card.key}
              words={words}
              card={card}
              franchises={franchises}
              group={name}
              pick={pickOf(card)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}
