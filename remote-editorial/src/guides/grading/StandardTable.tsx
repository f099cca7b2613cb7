import { ToolSign } from '@mint-row/kit/ui/guide';
import type { Standard } from './centring.ts';
import type { Grading } from './content.ts';

interface StandardTableProps {
  words: Grading['tool'];
  ruledOut: readonly Standard[];
}

/** What each of the top grades asks of the borders, and whether the card's rule it out. */
export function StandardTable({ words: { columns, standards, open, out }, ruledOut }: StandardTableProps) {
  return (
    <table className="standards">
      <thead>
        <tr className="type-label">
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standards.map((standard) => {
          const isOut = ruledOut.includes(standard);
          return (
            <tr key={standard.grade}>
              <th scope="row" className="font-bold font-label">
                {standard.grade}
              </th>
              <td>{standard.asks}</td>
              <td>
                <span className={isOut ? 'text-muted' : 'font-bold font-label'}>
                  <ToolSign state={isOut ? 'bad' : 'good'} /> <span>{isOut ? out : open}</span>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
