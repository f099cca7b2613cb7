import { type Drawings, drawingOf } from '@mint-row/kit/contract';
import { useId } from 'react';
import type { Check } from './content.ts';

interface CheckDrawingProps {
  check: Check;
  title: string;
  drawings: Drawings;
}

/** A good and a bad example of what a check looks at: the same part, twice, of the card of the home page. */
export function CheckDrawing({ check, title, drawings }: CheckDrawingProps) {
  const { view, wear } = parts[check];
  const shifted = check === 'centring';
  return (
    <svg viewBox="0 0 220 136" role="img" aria-label={title} className="check-drawing">
      <Part x={0} view={view} drawings={drawings} />
      <Part x={116} view={view} drawings={drawings} wear={wear} shifted={shifted} />
      <path d="M41 120l7 8 14-16" fill="none" className="stroke-accent-ink" strokeWidth="5" />
      <path d="M159 113l16 16m0-16l-16 16" fill="none" className="stroke-ink" strokeWidth="5" />
    </svg>
  );
}

/** The part of the card that a check shows, as a `viewBox`, and the drawing of its wear. */
const parts: Record<Check, { view: string; wear?: string }> = {
  centring: { view: '-75 -15 450 450' },
  corners: { view: '-14 -14 76 76', wear: 'peak-corners' },
  edges: { view: '232 142 92 92', wear: 'peak-chips' },
  surface: { view: '36 214 140 140', wear: 'peak-marks' },
};

interface PartProps {
  x: number;
  view: string;
  drawings: Drawings;
  wear?: string | undefined;
  shifted?: boolean;
}

function Part({ x, view, drawings, wear, shifted = false }: PartProps) {
  const clip = useId();
  return (
    <>
      <svg aria-hidden="true" x={x + 1} y="1" width="102" height="102" viewBox={view}>
        <path d="M-90-90h600v600H-90z" className="fill-sunken" />
        <clipPath id={clip}>
          <rect width="300" height="420" rx="12" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path d="M0 0h300v420H0z" fill="#1d4a94" />
          <g transform={shifted ? 'translate(14 -14)' : undefined}>
            <image href={drawingOf(drawings, 'peak')} x="24" y="24" width="252" height="372" />
            <path d="M24 24h252v372H24z" fill="none" stroke="#fbf8f1" strokeWidth="2" />
          </g>
          {wear && <image href={drawingOf(drawings, wear)} width="300" height="420" />}
        </g>
        <rect width="300" height="420" rx="12" fill="none" className="stroke-edge" vectorEffect="non-scaling-stroke" />
      </svg>
      <rect x={x + 1} y="1" width="102" height="102" fill="none" className="stroke-ink" strokeWidth="2" />
    </>
  );
}
