import type { FranchiseRemote } from '@mint-row/shared/contract';

interface FranchiseBadgeProps {
  /** Null for what belongs to none of them: grey. */
  franchise: FranchiseRemote | null;
  name: string;
}

/** A franchise's name in its colour: Pokémon yellow, Marvel red, Star Wars blue, other grey. */
export function FranchiseBadge({ franchise, name }: FranchiseBadgeProps) {
  return (
    <span className="badge" data-franchise={franchise ?? 'other'}>
      {name}
    </span>
  );
}
