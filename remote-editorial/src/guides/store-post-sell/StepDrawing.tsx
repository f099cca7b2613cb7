import type { ReactNode } from 'react';

const card = <path d="M70 40h60v84H70z" className="drawing-card" />;
const picture = <path d="M77 48h46v36H77z" className="fill-accent" />;
const hardCase = <path d="M60 30h80v104H60z" className="drawing-glass" strokeWidth="4" />;

/** The drawings of the six steps, in their order. */
const drawings: readonly ReactNode[] = [
  <>
    <path d="M76 74h54v70H76z" className="drawing-card" />
    <path d="M82 82h42v30H82z" className="fill-accent" />
    <path d="M40 20h34l8-10h40l8 10h30v44H40z" className="drawing-dark" />
    <circle cx="102" cy="42" r="16" className="drawing-card" />
    <circle cx="102" cy="42" r="8" className="fill-accent-shade" />
    <path d="m92 66-14 60m34-60 14 60" fill="none" strokeDasharray="3 4" />
  </>,
  <>
    {hardCase}
    {card}
    {picture}
    <path d="M66 36h68v92H66z" fill="none" strokeDasharray="4 3" />
    <path d="M78 98h40M78 108h28" fill="none" />
  </>,
  <>
    {hardCase}
    {card}
    {picture}
    <path d="M48 20h104v20H48z" className="fill-accent-shade" />
    <path d="m152 20 18-4v20l-18 4z" className="drawing-card" />
  </>,
  <>
    <path d="M46 24h108v124H46z" className="drawing-glass" />
    <path d="M46 24h108v14H46z" className="fill-accent-shade" />
    {hardCase}
    {picture}
    <path
      d="M24 50q-10 16 0 20 10-4 0-20zM178 84q-10 16 0 20 10-4 0-20zM22 110q-10 16 0 20 10-4 0-20z"
      className="fill-accent"
    />
  </>,
  <>
    <path d="m30 30 110-14v126L30 152z" className="drawing-board" />
    <path d="m44 40 96-11v104l-96 12z" className="drawing-glass" />
    <path d="m66 28 110-10v126L66 152z" className="drawing-board" />
    <path d="m66 70 110-8v18L66 90z" className="fill-accent-shade" />
  </>,
  <>
    <path d="m24 54 76-28 76 28v74l-76 26-76-26z" className="drawing-board" />
    <path d="m24 54 76 26 76-26M100 80v74" fill="none" />
    <path d="m62 40 76 27v20l-12 4V71L50 44z" className="fill-accent-shade" />
    <path d="m114 100 48-17v30l-48 17z" className="drawing-card" />
    <path d="m122 104v18m6-20v18m8-21v18m5-20v18m8-21v18" fill="none" strokeWidth="3" />
  </>,
];

/** One step of posting a card. */
export function StepDrawing({ step, label }: { step: number; label: string | undefined }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 200 164" className="guide-drawing">
      {drawings[step]}
    </svg>
  );
}
