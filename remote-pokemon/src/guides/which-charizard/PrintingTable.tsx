import type { whichCharizard } from './content.ts';

interface PrintingTableProps {
  columns: (typeof whichCharizard)['printings']['columns'];
  rows: (typeof whichCharizard)['key']['rows'];
}

/** The printings as a table. On phones each row is a block. */
export function PrintingTable({ columns, rows }: PrintingTableProps) {
  return (
    <table className="charizard-table">
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
        {rows.map(
          ({ name, printing }) =>
            printing && (
              <tr key={name}>
                <th scope="row" className="type-title">
                  {printing.set ? `${printing.set}, ${name}` : name}
                </th>
                {(['number', 'out', 'shines', 'ends'] as const).map((fact) => (
                  <td key={fact} data-column={columns[fact]}>
                    {printing[fact]}
                  </td>
                ))}
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
