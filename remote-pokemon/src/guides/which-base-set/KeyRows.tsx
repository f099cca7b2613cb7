import { Text } from '@mint-row/kit/ui';
import type { KeyRow } from './identify.ts';

/** Every line of the key. What answers fit it is in its data attributes, by which the stylesheet filters. */
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
          {contradiction && <span className="badge mb-2">{keepChecking}</span>}
          <h3 className="type-title first-letter:uppercase">{name}</h3>
          <p className="mt-1 max-w-measure text-sm">
            <Text>{says}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
