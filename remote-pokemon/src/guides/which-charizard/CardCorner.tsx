import { paper, rarity } from '../drawn-card/DrawnCard.tsx';
import type { CornerSigns } from './identify.ts';

interface CardCornerProps extends CornerSigns {
  /** The address of the card's picture, the drawing "charizard". */
  scene: string;
  number: string;
  /** The end of the bottom line; left out in small drawings. */
  ends?: string;
}

const ink = '#1b1916';

/**
 * The lower right corner of a card of our own with the signs of a printing, drawn on 120 × 112 units, in an SVG with the
 * class "card-corner", in which it fades towards the rest of the card.
 */
export function CardCorner({ scene, number, ends, stamp, shadow, symbol, texture }: CardCornerProps) {
  return (
    <g fontFamily="var(--font-label)" fontWeight="700" fontSize="17" fill={ink} className="drawn-card">
      <path d="M0 0H118V102a8 8 0 0 1-8 8H0z" className="fill-accent" stroke={ink} strokeWidth="2" />
      <path d="M0 0H108V98a2 2 0 0 1-2 2H0z" fill={paper} stroke={ink} />
      {shadow && <path d="M99 0h5v51h-5z" fill="#8a8374" />}
      <svg aria-hidden="true" width="97" height="48" viewBox="40 205 226 112">
        <image href={scene} width="300" height="420" />
      </svg>
      <path d="M0 48H97V0" fill="none" stroke={ink} strokeWidth="2" />
      {texture && <path d={hatching} stroke={ink} strokeWidth=".6" opacity=".55" />}
      {stamp === '1' && (
        <>
          <circle cx="38" cy="62" r="9" />
          <text x="38" y="67.5" fontSize="15" textAnchor="middle" fill={paper}>
            1
          </text>
        </>
      )}
      {stamp && stamp !== '1' && (
        <>
          <circle cx="78" cy="30" r="14" fill={paper} stroke={ink} strokeWidth="2" />
          <text x="78" y="36" textAnchor="middle">
            {stamp}
          </text>
        </>
      )}
      {symbol && <path d="M88 55l7 7-7 7-7-7z" fill="none" stroke={ink} strokeWidth="2.5" />}
      <text x="86" y="84" textAnchor="end">
        {number}
      </text>
      <path d={rarity.star} transform="translate(89 70.5) scale(.62)" />
      {ends && (
        <text x="30" y="97" fontSize="11">
          {`… ©${ends}`}
        </text>
      )}
    </g>
  );
}

/** Fine slanted lines over the whole corner. */
const hatching = Array.from({ length: 21 }, (_, line) => {
  const x = line * 10;
  return `M${Math.min(x, 108)} ${Math.max(0, x - 108)}L${Math.max(0, x - 100)} ${Math.min(x, 100)}`;
}).join('');

/** Two cards with one number: what tells the reprint from the old card. */
export function TwoCorners({ scene, label, names }: { scene: string; label: string; names: readonly string[] }) {
  const corners = [
    { number: '4/102', ends: '1999' },
    { number: '4/102', ends: '2021', stamp: '25', texture: true },
  ] as const;
  return (
    <figure className="two-corners">
      <div role="img" aria-label={label}>
        {corners.map((corner) => (
          <svg key={corner.ends} aria-hidden="true" viewBox="0 0 120 112" className="card-corner">
            <CardCorner scene={scene} {...corner} />
          </svg>
        ))}
      </div>
      <figcaption aria-hidden="true" className="type-label">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </figcaption>
    </figure>
  );
}
