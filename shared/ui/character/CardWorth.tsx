import { Fragment } from 'react';
import type { NotableCard, RangeBasis } from '../../content/character.ts';
import { Text } from '../text/Text.tsx';

/** A card's value range, and in figures what it rests on. The sales themselves are on the scale. */
export function CardWorth({ card: { valueRange, basis } }: { card: Pick<NotableCard, 'valueRange' | 'basis'> }) {
  const { note } = basis;
  return (
    <div className="card-row-worth">
      <dl>
        <dt className="type-label text-muted">{basis.kind === 'estimate' ? 'Value range, estimate' : 'Value range'}</dt>
        <dd className="type-title mt-2 text-accent-mark">{valueRange}</dd>
      </dl>
      <dl className="card-row-figures">
        {figuresOf(basis).map(({ name, value }) => (
          <Fragment key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="value">
              <Text>{value}</Text>
            </dd>
          </Fragment>
        ))}
      </dl>
      {note && (
        <p className="mt-3 max-w-narrow text-muted text-sm">
          <Text>{note}</Text>
        </p>
      )}
    </div>
  );
}

/** The two ends of an estimate, each with its name; a link to the sales, which the scale of values shows. */
function figuresOf(basis: RangeBasis): { name: string; value: string }[] {
  const ends =
    basis.kind === 'estimate'
      ? [
          { name: 'Low end', value: basis.low },
          { name: 'High end', value: basis.high },
        ]
      : [];
  const count = basis.sales?.length ?? 0;
  return count > 0
    ? [...ends, { name: count === 1 ? 'Sale' : 'Sales', value: `${count} on [the scale](#values)` }]
    : ends;
}
