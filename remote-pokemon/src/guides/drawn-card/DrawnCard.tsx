import { ink, Picture, paper } from './Picture.tsx';
import { rarity } from './rarity.ts';

interface DrawnCardProps {
  stamp?: boolean;
  shadow?: boolean;
  /** Whether there is a set symbol. */
  symbol?: boolean;
  /** Whether there is room between its parts, for marks that lead to them. */
  roomy?: boolean;
  /** The years in the bottom line: "1995, 96, 98, 99 … 1999". */
  years: string;
}

/** A card of our own that has the signs of an early Pokémon card, drawn on 300 × 420 units; no text is under 16. */
export function DrawnCard({ stamp = false, shadow = false, symbol = false, roomy = false, years }: DrawnCardProps) {
  return (
    <g fontFamily="var(--font-label)" fontWeight="700" fontSize="17" fill={ink} className="drawn-card">
      <rect width="300" height="420" rx="14" />
      <rect x="3" y="3" width="294" height="414" rx="11" className="fill-accent" />
      <rect x="15" y="15" width="270" height="390" rx="5" fill={paper} stroke={ink} strokeWidth="1.5" />
      <text x="27" y="43" fontSize="22">
        Meadow
      </text>
      <text x="273" y="43" textAnchor="end">
        60 HP
      </text>
      {shadow && <path d="M268 58h9v164h-9z" fill="#8a8374" />}
      <Picture x={30} y={56} width={238} height={166} />
      {stamp && <Stamp x={44} y={246} />}
      {symbol && <Flower x={257} y={246} />}
      <Attack y={288} />
      {!roomy && <Attack y={326} />}
      <text x="27" y="367">
        Illus. Mint Row
      </text>
      <text x={roomy ? 232 : 250} y="367" textAnchor="end">
        7/102
      </text>
      <path d={rarity.star} transform="translate(256 353) scale(0.68)" />
      <text x="27" y="393">
        {`©${years}`}
      </text>
    </g>
  );
}

/** The stamp of the first printing. */
function Stamp({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" />
      <text y="7.5" fontSize="21" textAnchor="middle" fill={paper}>
        1
      </text>
      <path d="M-14 20H14" stroke={ink} strokeWidth="4" />
    </g>
  );
}

/** The symbol of a set of our own. */
function Flower({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round">
      <path d="M0-8h.01M7.6-2.5h.01M4.7 6.5h.01M-4.7 6.5h.01M-7.6-2.5h.01" stroke={ink} strokeWidth="9" />
      <circle r="3" fill={paper} />
    </g>
  );
}

/** An attack, as a dot and two lines of grey. */
function Attack({ y }: { y: number }) {
  return (
    <g>
      <circle cx="38" cy={y} r="9" fill="none" stroke={ink} strokeWidth="2" />
      <path d={`M62 ${y - 5}H190M62 ${y + 7}H240`} stroke="#b5ad9c" strokeWidth="5" />
      <path d={`M258 ${y}H272`} stroke={ink} strokeWidth="5" />
    </g>
  );
}
