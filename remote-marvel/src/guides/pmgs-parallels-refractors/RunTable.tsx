import { colours, type Run } from './runs.ts';
import { rangeOf } from './verdict.ts';

interface RunTableProps {
  runs: readonly Run[];
  heading: string;
  /** What is said of sets whose colours say nothing by themselves. */
  stamp: string;
}

/** The numbers of every colour in every set. */
export function RunTable({ runs, heading, stamp }: RunTableProps) {
  return (
    <table className="run-table">
      <caption className="type-title">{heading}</caption>
      <thead>
        <tr className="type-label">
          <th scope="col">Set</th>
          {colours.map((colour) => (
            <th key={colour} scope="col">
              {capital(colour)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map(({ slug, name, tiers }) => (
          <tr key={slug} data-set={slug}>
            <th scope="row">{name}</th>
            {tiers.length === 0 ? (
              <td colSpan={colours.length}>{stamp}</td>
            ) : (
              colours.map((colour) => {
                const tier = tiers.find((candidate) => candidate.colour === colour);
                return (
                  <td key={colour} data-column={capital(colour)}>
                    {tier ? rangeOf(tier).replace('of ', 'of\u00a0') : 'none'}
                  </td>
                );
              })
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A word with a capital letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
