import type { Kind } from './content.ts';

const ink = '#1b1916';
/** Rays from the middle of the picture: every other sector of twelve. */
const rays =
  'M50 58L50-20 95-9zM50 58L128 13 140 58zM50 58L128 103 95 136zM50 58V150L5 136zM50 58L-28 103-40 58zM50 58L-28 13 5-9z';
const mask =
  'M24 50Q50 38 76 50Q74 78 59 80Q52 80 50 72Q48 80 41 80Q26 78 24 50zM32 56Q40 53 46 60Q40 66 34 63zM68 56Q60 53 54 60Q60 66 66 63z';
const star = 'M50 16L60 45 90 45 66 63 75 92 50 74 25 92 34 63 10 45 40 45z';

/** A card of a kind, drawn on 100 by 140 units. */
export function KindOfCard({ kind }: { kind: Kind }) {
  if (kind === 'insert') {
    return (
      <>
        <rect x="1" y="1" width="98" height="138" rx="6" fill="#2b2622" stroke={ink} strokeWidth="2" />
        <path d="M2 96L98 40V133Q98 138 93 138H7Q2 138 2 133z" fill="#b00f1c" />
        <path d={star} fill="#ffcb05" stroke={ink} strokeWidth="2.5" strokeLinejoin="round" />
        <Plate words="A3" />
      </>
    );
  }
  const foil = kind === 'parallel';
  return (
    <>
      <rect
        x="1"
        y="1"
        width="98"
        height="138"
        rx="6"
        fill={foil ? '#8fd0a8' : '#fbf8f1'}
        stroke={ink}
        strokeWidth="2"
      />
      <svg aria-hidden="true" x="9" y="9" width="82" height="100" viewBox="9 9 82 100">
        <rect x="9" y="9" width="82" height="100" fill={foil ? '#0f5c33' : '#e8b13a'} />
        <path d={rays} fill={foil ? '#2f9c5f' : '#f6d98a'} />
        {foil && <path d="M9 60L50 9H60L9 72zM40 109L91 45V57L50 109z" fill="#d9f5e4" fillOpacity="0.55" />}
        <path d={mask} fill="#b00f1c" fillRule="evenodd" stroke={ink} strokeWidth="2.5" strokeLinejoin="round" />
        {kind === 'refractor' && <Rainbow />}
        <rect x="9" y="9" width="82" height="100" fill="none" stroke={ink} strokeWidth="2" />
      </svg>
      <Plate words={foil ? '7/100' : ''} number="12" />
    </>
  );
}

/** The foot of a card: the stamped number, and the card's own. */
function Plate({ words, number }: { words: string; number?: string }) {
  return (
    <g className="kind-words" fill={number ? ink : '#fff'}>
      <text x={number ? 9 : 50} y="130" textAnchor={number ? 'start' : 'middle'}>
        {words}
      </text>
      {number && (
        <text x="91" y="130" textAnchor="end">
          {number}
        </text>
      )}
    </g>
  );
}

/** Bands of light across the picture. */
function Rainbow() {
  return ['#ff4b6e', '#ff9d2e', '#ffe14a', '#43d17c', '#3aa6ff', '#9a62ff'].map((colour, index) => (
    <path
      key={colour}
      d={`M${-30 + index * 20} 109L${40 + index * 20} 9h14L${-16 + index * 20} 109z`}
      fill={colour}
      fillOpacity="0.5"
    />
  ));
}
