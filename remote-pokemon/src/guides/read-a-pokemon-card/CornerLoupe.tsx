import { DrawnCard } from '../drawn-card/DrawnCard.tsx';
import { MiniCard } from '../drawn-card/MiniCard.tsx';
import { paper } from '../drawn-card/Picture.tsx';

const lens = { cx: 206, cy: 190, r: 106 };

/** The corner of a card under a loupe: number and rarity, large enough to read. */
export function CornerLoupe({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 340 330" className="corner-loupe">
      <clipPath id="corner-lens">
        <circle {...lens} />
      </clipPath>
      <g transform="translate(26 14) rotate(-5 99 139) scale(3.3)">
        <MiniCard />
      </g>
      <path d="M284 268l38 38" strokeWidth="30" strokeLinecap="round" />
      <path d="M290 262l28 28" strokeWidth="4" strokeLinecap="round" />
      <circle {...lens} fill={paper} />
      <g clipPath="url(#corner-lens)">
        <g transform="translate(-256 -520) scale(1.95)">
          <DrawnCard years="" />
        </g>
      </g>
      <circle {...lens} fill="none" strokeWidth="11" />
    </svg>
  );
}
