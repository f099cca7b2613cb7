import type { Fact } from '../content/character.ts';
import { Text } from './Text.tsx';

/** Labels and values as ruled rows. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="type-label text-muted">{label}</dt>
          <dd className="max-w-measure">
            <Text>{value}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
