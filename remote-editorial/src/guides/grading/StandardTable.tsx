import { Sign } from '../Sign.tsx';
import type { Standard } from './centring.ts';
import type { Grading } from './content.ts';

interface StandardTableProps {
  words: Grading['tool'];
  ruledOut: readonly Standard[];
}

/** What each of the top grades asks of the borders, and whether the card's rule it out. */
export function StandardTable({ words: { columns, standards, open, out }, ruledOut }: StandardTableProps) {
  return (
    <table className="mt-6 w-full border-rule border-t-3 text-left text-sm">
      <thead>
        <tr className="type-label border-hairline border-b">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-3 align-bottom">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standards.map((standard) => {
          const isOut = ruledOut.includes(standard);
          return (
            <tr key={standard.grade} className="border-hairline border-b">
              <th scope="row" className="py-3 pr-3 font-bold font-label">
                {standard.grade}
              </th>
              <td className="py-3 pr-3">{standard.asks}</td>
              <td
                className={`py-3 min-[20rem]:whitespace-nowrap ${isOut ? 'text-muted' : 'font-bold font-label text-accent-ink'}`}
              >
                <Sign good={!isOut} />
                {isOut ? out : open}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
