import type { Franchise } from '@mint-row/kit/contract';

/** A franchise's name in its colour. */
export function FranchiseBadge({ franchise: { name, accent } }: { franchise: Pick<Franchise, 'name' | 'accent'> }) {
  return (
    <span className="badge" data-accent={accent}>
      {name}
    </span>
  );
}
