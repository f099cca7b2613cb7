import type { ReactNode } from 'react';
import type { Check } from './content.ts';

/** A good and a bad example of what a check looks at, side by side, each in a window of the same size. */
export function CheckDrawing({ check, title }: { check: Check; title: string }) {
  const [good, bad] = pairs[check];
  return (
    <svg viewBox="0 0 220 136" role="img" aria-label={title} className="w-full max-w-56" strokeLinejoin="round">
      <Window>{good}</Window>
      <g transform="translate(116 0)">
        <Window>{bad}</Window>
      </g>
      <path d="M41 120l7 8 14-16" fill="none" className="stroke-accent-ink" strokeWidth="5" />
      <path d="M159 113l16 16m0-16l-16 16" fill="none" className="stroke-ink" strokeWidth="5" />
    </svg>
  );
}

function Window({ children }: { children: ReactNode }) {
  return (
    <>
      <svg
        aria-hidden="true"
        x="1"
        y="1"
        width="102"
        height="102"
        viewBox="1 1 102 102"
        className="stroke-ink"
        strokeWidth="2"
      >
        <path d="M0 0h104v104H0z" className="fill-sunken" />
        {children}
      </svg>
      <rect x="1" y="1" width="102" height="102" fill="none" className="stroke-ink" strokeWidth="2" />
    </>
  );
}

/** The card's board. */
const board = (d: string) => <path d={d} className="fill-card" />;
/** A part of the printed picture. */
const print = (d: string) => <path d={d} className="fill-accent" />;
/** Where the ink is gone. */
const white = (d: string) => <path d={d} fill="#fff" />;
const glare = <path d="M14 104L62 0h24L38 104z" fill="#fff" fillOpacity="0.4" stroke="none" />;

const pairs: Record<Check, readonly [ReactNode, ReactNode]> = {
  centring: [
    <g key="even">
      {board('M20 9h64v86H20z')}
      {print('M28 17h48v70H28z')}
    </g>,
    <g key="shifted">
      {board('M20 9h64v86H20z')}
      {print('M34 11h48v70H34z')}
    </g>,
  ],
  corners: [
    <g key="sharp">
      {board('M22 22h90v90H22z')}
      {print('M38 38h74v74H38z')}
    </g>,
    <g key="soft">
      {board('M22 112V56Q22 22 56 22h56v90z')}
      {print('M38 112V68q-1-10 5-14 0-7 8-9 3-8 15-7h46v74z')}
      <path d="M28 62Q27 28 60 28M33 56q2-20 22-22" fill="none" className="stroke-edge" />
    </g>,
  ],
  edges: [
    <g key="clean">{print('M-4 26h112v90H-4z')}</g>,
    <g key="chipped">
      {print('M-4 26h112v90H-4z')}
      {white('M8 26l6 9 7-4 6 7 9-12zM46 26l6 6 5-3 6-3zM70 26l4 11 8-5 7 6 9-12z')}
    </g>,
  ],
  surface: [
    <g key="clean">
      {print('M-4-4h112v112H-4z')}
      {glare}
    </g>,
    <g key="marked">
      {print('M-4-4h112v112H-4z')}
      {glare}
      <path d="M-4 34h112" stroke="#fff" />
      <path d="M18 92L46 54M26 92L50 60" stroke="#fff" strokeWidth="1.5" />
      <path d="M62 80A15 15 0 0 1 84 62 22 22 0 0 0 62 80z" className="fill-accent-ink" stroke="none" />
      <path d="M90 70A15 15 0 0 1 68 88 22 22 0 0 0 90 70z" fill="#fff" stroke="none" />
    </g>,
  ],
};
