import { Text } from '@mint-row/kit/ui';
import { allSeries, capital, stickersPerSeries } from '../../series.ts';
import type { Topps1977 } from './content.ts';

/** The five series as a table: border, cards, stickers, what to know. On phones each row is a block. */
export function SeriesTable({ columns, notes }: Pick<Topps1977['series'], 'columns' | 'notes'>) {
  return (
    <table className="series-table ruled mt-10">
      <thead>
        <tr className="type-label text-muted">
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {allSeries.map(({ number, colour, first, last }) => (
          <tr key={colour}>
            <th scope="row" className="type-title">
              <span aria-hidden="true" className="border-colour swatch" data-border={colour} /> {capital(colour)}
            </th>
            <td data-column={columns.cards}>
              {first}–{last}
            </td>
            <td data-column={columns.stickers}>
              {(number - 1) * stickersPerSeries + 1}–{number * stickersPerSeries}
            </td>
            <td>
              <p className="max-w-measure">
                <Text>{notes[number - 1] ?? ''}</Text>
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
