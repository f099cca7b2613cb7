import { Text } from '@mint-row/kit/ui';
import { ToolSign } from '@mint-row/kit/ui/guide';
import type { ReactNode } from 'react';
import type { IsItReal, Look } from './content.ts';

/** Three ways to look at two cards, each with a drawing of what to see. */
export function Looks({ items }: { items: IsItReal['looks']['items'] }) {
  return (
    <ul className="looks">
      {items.map(({ look, drawn, title, text, like, unlike }) => (
        <li key={look}>
          <div>
            <LookDrawing look={look} title={drawn} />
            <div className="look-words">
              <p>
                <ToolSign state="good" /> <span>{like}</span>
              </p>
              <p>
                <ToolSign state="bad" /> <span>{unlike}</span>
              </p>
            </div>
          </div>
          <div>
            <h3 className="type-title">{title}</h3>
            <p className="mt-3 max-w-measure">
              <Text>{text}</Text>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The colours of the drawings of the three looks: the same in both themes. */
const [paper, ink, dark, glow] = ['#fdfaf0', '#1a1d24', '#3a362f', '#ffe39a'];

/** Draws a real card and a copy under one test, side by side. */
function LookDrawing({ look, title }: { look: Look; title: string }) {
  return (
    <svg viewBox={frames[look]} role="img" aria-label={title} className="look-drawing" strokeLinejoin="round">
      {pairs[look]}
    </svg>
  );
}

/** The inks of offset printing: screens of one pitch, each turned by its own angle, so that their dots form rosettes. */
const screens = [
  { id: 'yellow', colour: '#ffd400', turn: 0 },
  { id: 'cyan', colour: '#00a0e0', turn: 15 },
  { id: 'black', colour: '#4a4640', turn: 45 },
  { id: 'magenta', colour: '#ec1f83', turn: 75 },
];
const pitch = 8;

const lens = { cx: 58, cy: 62, r: 52 };
const rim = <circle {...lens} fill="none" className="stroke-ink" strokeWidth="5" />;
const letter = 'M36 90V34l44 56V34';

/** The graver's lines on both sides of a block, fourteen on each. */
const fibres = `M7 56.5${'h74m-74 2.7'.repeat(14)}M81 56.5${'l28-36m-28 38.7'.repeat(14)}`;

/** A block cut from a card: its face above, and the layers of its board along two sides. */
const block = (layers: ReactNode) => (
  <>
    <path d="M7 54h74v40H7zM81 54l28-36v40L81 94z" fill={paper} />
    <path d={fibres} fill="none" stroke="#a58f66" strokeWidth=".8" />
    <path d="M81 54l28-36v40L81 94z" fillOpacity=".14" />
    {layers}
    <path d="M7 54l28-36h74L81 54z" className="fill-accent" />
    <path d="M15 50l22-28h66L81 50z" fill="none" stroke={paper} strokeWidth="1.2" />
    <path d="M7 54l28-36h74v40L81 94H7zM7 54h74v40M81 54l28-36" fill="none" stroke={ink} strokeWidth="2.5" />
  </>
);

/** The light of a lamp as rings of dots, which become smaller outwards. */
const halftone = (colour: string) => (
  <g fill="none" stroke={colour} strokeLinecap="round" strokeDasharray="0 6">
    {[29, 35, 41, 47, 53, 58].map((r, index) => (
      <circle key={r} cx="120" cy="62" r={r} strokeWidth={5.4 - index * 0.8} />
    ))}
  </g>
);

/** Each frame is as high as its drawing, so that all three have the same distance to the text around them. */
const frames: Record<Look, string> = { print: '0 7 240 110', layers: '0 16 240 80', light: '0 2 240 120' };

const pairs: Record<Look, ReactNode> = {
  print: (
    <>
      <defs>
        {screens.map(({ id, turn, colour }) => (
          <pattern
            key={id}
            id={`dots-${id}`}
            width={pitch}
            height={pitch}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn})`}
          >
            <circle cx={pitch / 2} cy={pitch / 2} r={id === 'black' ? 1.5 : 2.5} fill={colour} />
          </pattern>
        ))}
        <pattern id="specks" width="17" height="13" patternUnits="userSpaceOnUse">
          <path d="M2 3h2M9 1h1M13 6h3M5 9h1M10 11h2M1 12h1" stroke="#a8432a" strokeWidth="1.6" />
        </pattern>
      </defs>
      <g className="look-inks">
        <circle {...lens} fill={paper} />
        {screens.map(({ id }) => (
          <circle key={id} {...lens} fill={`url(#dots-${id})`} />
        ))}
      </g>
      <path d={letter} fill="none" stroke={ink} strokeWidth="11" />
      {rim}
      <g transform="translate(124 0)">
        <circle {...lens} fill="#e0885f" />
        <circle {...lens} fill="url(#specks)" />
        <path d={letter} fill="none" stroke={ink} strokeWidth="11" strokeDasharray="2.4 1.8" />
        <path d={letter} fill="none" stroke={ink} strokeWidth="5" strokeDasharray="3 1" />
        {rim}
      </g>
    </>
  ),
  layers: (
    <>
      {block(<path d="M7 69h74l28-36v10L81 79H7z" fill="#2b3550" stroke="#7f93c4" strokeWidth=".8" />)}
      <g transform="translate(124 0)">{block(null)}</g>
    </>
  ),
  light: (
    <>
      {halftone(glow)}
      <circle cx="120" cy="62" r="24" fill="#fff3c4" />
      <g className="stroke-ink" strokeWidth="2.5">
        <rect x="24" y="18" width="76" height="96" rx="5" fill={dark} />
        <rect x="140" y="18" width="76" height="96" rx="5" fill={glow} />
      </g>
      <path d="M150 28h56v52h-56z" fill="#ffd777" stroke="#b98a2c" strokeWidth="2" />
      <path
        d="M150 70l18-20 14 14 10-8 14 14v10h-56zM150 92h56M150 102h36"
        fill="#d9a94a"
        stroke="#b98a2c"
        strokeWidth="2"
      />
      <svg aria-hidden="true" x="141" y="19" width="74" height="94" viewBox="141 19 74 94">
        <circle cx="120" cy="62" r="40" fill="#fffbe6" fillOpacity="0.75" />
        {halftone('#fffbe6')}
      </svg>
    </>
  ),
};
