import { ink, Picture, paper } from './Picture.tsx';
import { rarity } from './rarity.ts';

interface DrawnCardProps {
  stamp?: boolean;
  shadow?: boolean;
  /** Whether there is a set symbol. */
  symbol?: boolean;
  /** The years in the bottom line: "1995, 96, 98, 99 … 1999". */
  years: string;
}

/** A card of our own that has the signs of an early Pokémon card, drawn on 300 × 420 units. */
export function DrawnCard({ stamp = false, shadow = false, symbol = false, years }: DrawnCardProps) {
  return (
    <g fontFamily="var(--font-label)" fontWeight="700" fill={ink}>
      <rect width="300" height="420" rx="14" className="fill-accent" />
      <rect x="1.5" y="1.5" width="297" height="417" rx="12.5" fill="none" stroke={ink} strokeWidth="3" />
      <rect x="15" y="15" width="270" height="390" rx="5" fill={paper} stroke={ink} strokeWidth="1.5" />
      <text x="27" y="43" fontSize="20">
        Meadow
      </text>
      <text x="273" y="43" fontSize="16" textAnchor="end">
        60 HP
      </text>
      {shadow && <path d="M36 64H276V230H36z" fill="#8a8374" />}
      <Picture x={30} y={56} width={238} height={166} />
      {stamp && <Stamp x={44} y={244} />}
      {symbol && <path d="M258 232Q276 244 258 258 240 244 258 232ZM258 226V262" stroke={ink} strokeWidth="2" />}
      <Attack y={276} />
      <Attack y={316} />
      <path d="M27 352H273" stroke={ink} strokeWidth="1.5" />
      <text x="27" y="372" fontSize="13" fontWeight="400">
        Illus. Mint Row
      </text>
      <text x="252" y="372" fontSize="14" textAnchor="end">
        7/102
      </text>
      <path d={rarity.star} transform="translate(257 359) scale(0.6)" />
      <text x="27" y="397" fontSize="13">
        {`©${years}`}
      </text>
    </g>
  );
}

/** The stamp of the first printing. */
function Stamp({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="13" />
      <text y="7" fontSize="20" textAnchor="middle" fill={paper}>
        1
      </text>
      <path d="M-14 17H14" stroke={ink} strokeWidth="4" />
    </g>
  );
}

/** An attack, as a dot and two lines of grey. */
function Attack({ y }: { y: number }) {
  return (
    <g>
      <circle cx="38" cy={y} r="9" fill="none" stroke={ink} strokeWidth="2" />
      <path d={`M62 ${y - 5}H190M62 ${y + 7}H250`} stroke="#b5ad9c" strokeWidth="5" />
      <path d={`M258 ${y}H272`} stroke={ink} strokeWidth="5" />
    </g>
  );
}
