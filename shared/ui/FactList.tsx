import type { Fact } from '../content/character.ts';
import { Text } from './text/Text.tsx';

/** Labels and values as ruled rows. */
export function FactList({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={`facts ${className}`}>
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
