import { Text } from '@mint-row/kit/ui';
import { MiniCard } from '../drawn-card/MiniCard.tsx';
import type { KeyRow } from './identify.ts';

/**
 * Every line of the key, with its signs drawn. What answers fit it is in its data attributes, by which the stylesheet
 * filters.
 */
export function KeyRows({ rows, keepChecking }: { rows: readonly KeyRow[]; keepChecking: string }) {
  return (
    <ul className="key-rows ruled">
      {rows.map(({ name, fits, says, contradiction }) => (
        <li
          key={says}
          data-card={fits.card?.join(' ')}
          data-stamp={fits.stamp?.join(' ')}
          data-shadow={fits.shadow?.join(' ')}
          data-line={fits.line?.join(' ')}
        >
          <svg aria-hidden="true" viewBox="0 0 60 84">
            <MiniCard stamp={isThere(fits.stamp)} shadow={isThere(fits.shadow)} />
          </svg>
          <div>
            {contradiction && <span className="badge mb-2">{keepChecking}</span>}
            <h3 className="type-title">{name}</h3>
            <p className="mt-1 max-w-measure text-sm">
              <Text>{says}</Text>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whether a sign has to be there. */
function isThere(answers: readonly string[] | undefined): boolean {
  return answers?.[0] === 'yes';
}
