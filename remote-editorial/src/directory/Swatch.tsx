import type { CharacterEntry } from '@mint-row/kit/contract';

/** A character's drawing at the size of a stamp: its three colours as a card. Without colours, it is the franchise's. */
export function Swatch({ colours }: { colours: CharacterEntry['swatch'] }) {
  const [ground, figure, light] = colours ?? [];
  return (
    <svg aria-hidden="true" viewBox="0 0 30 40" className="directory-swatch">
      <rect x="0.5" y="0.5" width="29" height="39" rx="2.5" fill={ground} />
      <circle cx="15" cy="20" r="10.5" fill={figure} />
      <circle cx="15" cy="20" r="4" fill={light} />
    </svg>
  );
}
