import { type Franchise, paths } from '@mint-row/shared/contract';
import type { ReactNode } from 'react';
import { franchiseNamed } from '../franchises.ts';
import type { CharacterCards } from './by-character.ts';
import { CardBasis } from './CardBasis.tsx';
import type { RankedRow } from './ranked-rows.ts';
import './values.css';
import type { valuesWords } from './words.ts';

interface ValuesTableProps {
  words: typeof valuesWords;
  groups: readonly CharacterCards[];
  ranked: readonly RankedRow[];
  franchises: readonly Franchise[];
}

/** The price guide: the notable cards of each character, then the Top 50. On narrow screens each row is a block. */
export function ValuesTable({ words, groups, ranked, franchises }: ValuesTableProps) {
  const { columns, noNumber } = words;
  return (
    <table className="values">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ character, name, franchise, cards }) => (
        <tbody key={character} id={character} data-accent={franchiseNamed(franchises, franchise).accent}>
          <GroupRow name={name} note={franchiseNamed(franchises, franchise).name} />
          {cards.map((card) => (
            <tr key={card.title}>
              <th scope="row">
                <a href={`${card.path}#${card.anchor}`}>
                  {card.title}
                  {!card.title.includes(name) && <span className="sr-only">: {name}</span>}
                </a>
                <span>{card.set}</span>
              </th>
              <Cell name={columns.year}>{card.year}</Cell>
              <Cell name={columns.number}>{card.number ?? <span className="sr-only">{noNumber}</span>}</Cell>
              <Cell name={columns.value}>
                <b>{card.range}</b>
              </Cell>
              <Cell name={columns.basis}>
                <CardBasis card={card} />
              </Cell>
            </tr>
          ))}
        </tbody>
      ))}
      <tbody id="top-50">
        <GroupRow name={words.ranked} note="" />
        {ranked.map(({ rank, name, franchise, year, value, grade, sale }) => (
          <tr key={rank} data-accent={franchiseNamed(franchises, franchise).accent}>
            <th scope="row">
              <a href={`${paths.top50}#rank-${rank}`}>{name}</a>
              <span>
                {franchiseNamed(franchises, franchise).name}, rank {rank}
              </span>
            </th>
            <Cell name={columns.year}>{year}</Cell>
            <Cell name={columns.number}>
              <span className="sr-only">{noNumber}</span>
            </Cell>
            <Cell name={columns.value}>
              <b>{value}</b> {grade}
            </Cell>
            <Cell name={columns.basis}>
              {sale ? (
                <>
                  <b>Sold</b>, {sale}
                </>
              ) : (
                <b>Estimate</b>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GroupRow({ name, note }: { name: string; note: string }) {
  return (
    <tr className="values-group">
      <td colSpan={5}>
        <h2>
          {name} {note && <span className="badge">{note}</span>}
        </h2>
      </td>
    </tr>
  );
}

/** A cell that says its column where the table has no columns. */
function Cell({ name, children }: { name: string; children: ReactNode }) {
  return <td data-column={name}>{children}</td>;
}
