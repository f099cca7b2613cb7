/** The rarity symbols, as outlines on 24 × 24 units. */
export const rarity = {
  circle: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  diamond: 'M12 1 23 12 12 23 1 12z',
  star: 'm12 1 3.1 7.6 8.2.6-6.3 5.3 2 8-7-4.4-7 4.4 2-8L.7 9.2l8.2-.6z',
};

export type Rarity = keyof typeof rarity;

interface DrawnCardProps {
  /** The address of its picture, the drawing "meadow-picture". */
  scene: string;
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
export function DrawnCard({
  scene,
  stamp = false,
  shadow = false,
  symbol = false,
  roomy = false,
  years,
}: DrawnCardProps) {
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
      <image href={scene} x="30" y="56" width="238" height="166" />
      <path d="M31 57h236v164H31z" fill="none" stroke={ink} strokeWidth="3" />
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

/** The signs that a small card may have. */
export interface MiniSigns {
  stamp?: boolean;
  shadow?: boolean;
}

/** The drawn card without text, for small sizes: 60 × 84 units. */
export function MiniCard({ scene, stamp, shadow }: MiniSigns & Pick<DrawnCardProps, 'scene'>) {
  return (
    <g stroke={ink} fill="none">
      <rect x="1" y="1" width="58" height="82" rx="4" className="fill-accent" strokeWidth="2" />
      <path d="M6 6h48v72H6z" fill={paper} strokeWidth="1" />
      {shadow && <path d="M49.5 13v30" stroke="#8a8374" strokeWidth="5" />}
      <image href={scene} x="11" y="11" width="36" height="32" preserveAspectRatio="none" />
      <path d="M11 11h36v32H11z" strokeWidth="2" />
      {stamp && <circle cx="17" cy="52" r="6" fill={ink} stroke="none" />}
      {stamp && <path d="M15 51l2.5-2v7" stroke={paper} strokeWidth="2" />}
      <path d="M27 51h20M11 62h36" stroke="#b5ad9c" strokeWidth="4" />
      <path d="M11 72h22" strokeWidth="3" />
    </g>
  );
}

const ink = '#1b1916';
export const paper = '#fbf8f1';
