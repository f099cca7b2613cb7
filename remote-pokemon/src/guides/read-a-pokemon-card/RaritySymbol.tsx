import { type Rarity, rarity } from '../drawn-card/rarity.ts';

/** A rarity symbol, as large as its class says. */
export function RaritySymbol({ symbol, className }: { symbol: Rarity; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d={rarity[symbol]} />
    </svg>
  );
}
