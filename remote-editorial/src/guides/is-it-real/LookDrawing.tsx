import type { ReactNode } from 'react';
import type { Look } from './content.ts';

const [paper, ink, glow] = ['#fdfaf0', '#1a1d24', '#ffe39a'];

/** What a real card and a copy look like under one test, side by side. */
export function LookDrawing({ look, title }: { look: Look; title: string }) {
  const [like, unlike] = pairs[look];
  return (
    <svg viewBox="0 0 240 124" role="img" aria-label={title} className="w-full max-w-112">
      {like}
      <g transform="translate(122 0)">{unlike}</g>
    </svg>
  );
}

/** The inks of offset printing, each a screen of dots at its own angle. */
const screens = [
  { id: 'yellow', colour: '#f6c915', turn: 0, size: 3.2 },
  { id: 'cyan', colour: '#12a6d8', turn: 15, size: 2.6 },
  { id: 'magenta', colour: '#e2337c', turn: 75, size: 2.8 },
];

const lens = { cx: 59, cy: 62, r: 52 };
const rim = <circle {...lens} fill="none" className="stroke-ink" strokeWidth="5" />;
const letter = 'M34 92V34l50 58V32';
/** The front of a card that lies on a table, seen from its edge. */
const face = <path d="M6 62l28-40h80L86 62z" className="fill-accent stroke-ink" strokeWidth="2" />;
const side = (y: number, height: number, fill: string) => (
  <path d={`M6 ${y}h80l28-40v${height}l-28 40H6zM86 ${y}v${height}`} fill={fill} stroke={ink} />
);
const lamp = <path d="M59 4v10M20 16l8 8M98 16l-8 8M4 50h10M104 50h10" stroke="#d99f00" strokeWidth="5" />;
const card = (fill: string) => (
  <rect x="28" y="28" width="62" height="88" rx="4" fill={fill} className="stroke-ink" strokeWidth="2.5" />
);

const pairs: Record<Look, readonly [ReactNode, ReactNode]> = {
  print: [
    <g key="rosette">
      <defs>
        {screens.map(({ id, colour, turn, size }) => (
          <pattern
            key={id}
            id={`dots-${id}`}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn})`}
          >
            <circle cx="4.5" cy="4.5" r={size} fill={colour} fillOpacity="0.85" />
          </pattern>
        ))}
      </defs>
      <circle {...lens} fill={paper} />
      {screens.map(({ id }) => (
        <circle key={id} {...lens} fill={`url(#dots-${id})`} />
      ))}
      <path d={letter} fill="none" stroke={ink} strokeWidth="11" />
      {rim}
    </g>,
    <g key="flat">
      <defs>
        <pattern id="specks" width="17" height="13" patternUnits="userSpaceOnUse">
          <path d="M2 3h2M9 1h1M13 6h3M5 9h1M10 11h2M1 12h1" stroke="#a8432a" strokeWidth="1.6" />
        </pattern>
      </defs>
      <circle {...lens} fill="#e0885f" />
      <circle {...lens} fill="url(#specks)" />
      <path d={letter} fill="none" stroke={ink} strokeWidth="11" strokeDasharray="2.4 1.8" />
      <path d={letter} fill="none" stroke={ink} strokeWidth="5" strokeDasharray="3 1" />
      {rim}
    </g>,
  ],
  layers: [
    <g key="three">
      {face}
      {side(62, 14, paper)}
      {side(76, 9, '#2b3550')}
      {side(85, 14, paper)}
    </g>,
    <g key="one">
      {face}
      {side(62, 37, paper)}
    </g>,
  ],
  light: [
    <g key="dark">
      {lamp}
      {card('#3a362f')}
    </g>,
    <g key="glowing">
      {lamp}
      {card(glow)}
      <path d="M40 44h38v56H40z" fill="none" stroke="#c79a3a" strokeWidth="2" />
      <circle cx="59" cy="66" r="15" fill="#fff6d8" />
    </g>,
  ],
};
