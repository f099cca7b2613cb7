import type { ReactNode } from 'react';
import type { Check } from './content.ts';

/** A good and a bad example of what a check looks at, side by side. */
export function CheckDrawing({ check, title }: { check: Check; title: string }) {
  const [good, bad] = pairs[check];
  return (
    <svg viewBox="2 2 220 128" role="img" aria-label={title} className="w-full max-w-56">
      <g className="fill-card stroke-ink" strokeWidth="2">
        {good}
        <g transform="translate(116 0)">{bad}</g>
      </g>
      <path d="M44 121l6 6 11-12" fill="none" className="stroke-accent-ink" strokeWidth="4" />
      <path d="M161 115l11 11m0-11l-11 11" fill="none" className="stroke-ink" strokeWidth="4" />
    </svg>
  );
}

/** A part of the printed picture. */
const print = (d: string) => <path d={d} className="fill-accent" strokeWidth="1.5" />;
/** Where the ink is gone. */
const white = (d: string) => <path d={d} className="stroke-edge" fill="#fff" strokeWidth="1.5" />;

const pairs: Record<Check, readonly [ReactNode, ReactNode]> = {
  centring: [
    <g key="even">
      <rect x="16" y="4" width="72" height="100" rx="4" />
      {print('M25 13h54v82H25z')}
    </g>,
    <g key="shifted">
      <rect x="16" y="4" width="72" height="100" rx="4" />
      {print('M31 9h54v82H31z')}
    </g>,
  ],
  corners: [
    <g key="sharp">
      <path d="M4 104V4h100v100z" stroke="none" />
      <path d="M4 104V4h100" fill="none" />
      {print('M22 104V22h82v82z')}
    </g>,
    <g key="soft">
      <path d="M4 104V30C5 16 15 6 30 4h74v100z" stroke="none" />
      <path d="M4 104V30C5 16 15 6 30 4h74" fill="none" />
      {print('M22 104V22h82v82z')}
      {white('M3 40c1-8-2-11 3-17-1-6 6-6 6-12 7 1 9-7 21-7l-3 8c-9 0-11 3-12 7-6 2-6 6-6 11z')}
    </g>,
  ],
  edges: [
    <g key="clean">
      {print('M4 4h100v100H4z')}
      <path d="M4 4h100" strokeWidth="3" />
    </g>,
    <g key="chipped">
      {print('M4 4h100v100H4z')}
      {white('M14 4l7 6 6-2 4 5 7-9zM52 4l5 4 3-2 4-2zM72 4l4 9 8-4 5 3 6-8z')}
    </g>,
  ],
  surface: [
    <g key="clean">
      {print('M4 4h100v100H4z')}
      <path d="M20 104L64 4h22L42 104z" fill="#fff" fillOpacity="0.35" stroke="none" />
    </g>,
    <g key="marked">
      {print('M4 4h100v100H4z')}
      <path d="M20 104L64 4h22L42 104z" fill="#fff" fillOpacity="0.35" stroke="none" />
      <path d="M4 38h100" className="stroke-paper" strokeWidth="2" />
      <path d="M57 76c5-10 19-11 25-1-8-5-17-5-25 1z" fill="#1b1916" stroke="none" />
      <path d="M58 80c8-5 16-5 24-1" fill="none" className="stroke-paper" strokeWidth="1.5" />
    </g>,
  ],
};
