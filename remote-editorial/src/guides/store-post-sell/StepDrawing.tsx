import type { ReactNode } from 'react';

/** The picture of the card in these drawings: the peak before its sun, 46 units wide from its upper left corner. */
export const peak = (
  <>
    <g stroke="none">
      <path d="M0 0h46v34H0z" fill="#8a3f86" />
      <path d="M0 14h46v20H0z" fill="#e8615a" />
      <circle cx="17" cy="13" r="8" fill="#fff4cf" />
      <path d="M0 34v-6L28 8l18 20v6z" fill="#4a2a63" />
      <path d="M6 34L28 8l-3 12 4 6-5 8z" fill="#ffa869" />
      <path d="M23 14L28 8l5 6-3-1-2 3-2-3z" fill="#fff3e2" />
      <path d="M0 34v-4l46 1v3z" fill="#27184a" />
    </g>
    <path d="M0 0h46v34H0z" fill="none" />
  </>
);

/** A card in its sleeve and its hard case, as steps two to four show it. */
const inCase = (
  <>
    <path d="M63 36h84v108H63z" fill="#0003" stroke="none" />
    <path d="M58 30h84v108H58z" className="drawing-glass" />
    <path d="M66 38h68v92H66z" className="drawing-glass" />
    <path d="M71 43h58v82H71z" className="drawing-card" />
    <g transform="translate(77 49)">{peak}</g>
    <path d="M78 96h44M78 108h28" className="drawing-line" />
    <path d="M60 70L98 32h12L60 82z" fill="#fff8" stroke="none" />
  </>
);

/** The drawings of the six steps, in their order. */
const drawings: readonly ReactNode[] = [
  <>
    <path d="M12 14h176v136H12z" className="drawing-cloth" />
    <path d="M20 22h160v120H20z" className="drawing-seam" />
    <path d="M37 48h58v82H37z" fill="#0003" stroke="none" />
    <path d="M32 42h58v82H32z" className="drawing-card" />
    <g transform="translate(38 50)">{peak}</g>
    <path d="M40 97h42M40 109h28" className="drawing-line" />
    <path d="M96 24h74q8 0 8 8v108q0 8-8 8H96q-8 0-8-8V32q0-8 8-8z" className="drawing-dark" />
    <path d="M96 34h74v88H96z" className="drawing-card" />
    <path d="M110 40h46v66h-46z" className="drawing-card" />
    <g transform="translate(116 46) scale(.74)">{peak}</g>
    <path d="M117 82h32M117 92h22" className="drawing-line" />
    <circle cx="133" cy="135" r="7" className="drawing-card" />
  </>,
  inCase,
  <>
    {inCase}
    <path d="M46 20h108v22H46z" className="fill-accent-shade" />
    <path d="M154 20l18-5v22l-18 5z" className="drawing-card" />
  </>,
  <>
    <path d="M36 8h128v148H36z" className="drawing-glass" />
    <path d="M36 8h128v12H36z" className="fill-accent-shade" />
    <g transform="translate(0 6)">{inCase}</g>
    <path
      d="M18 44q-11 17 0 21 11-4 0-21zM182 70q-11 17 0 21 11-4 0-21zM17 108q-11 17 0 21 11-4 0-21z"
      className="fill-accent"
    />
  </>,
  <>
    <path d="M34 42l148-14v122L34 164z" fill="#0003" stroke="none" />
    <path d="M26 34l108-14v122L26 156z" className="drawing-board" />
    <path d="M46 42l96-11v104l-96 12z" className="drawing-glass" />
    <path d="M66 30l108-14v122L66 152z" className="drawing-board" />
    <path d="M66 76l108-14v18L66 94z" className="fill-accent-shade" />
  </>,
  <>
    <path d="M24 128l76-26 90 30-90 30z" fill="#0003" stroke="none" />
    <path d="M24 54l76-28 76 28v74l-76 26-76-26z" className="drawing-board" />
    <path d="M100 80l76-26v74l-76 26z" fill="#0002" stroke="none" />
    <path d="M24 54l76 26 76-26M100 80v74" fill="none" />
    <path d="M56 42l76 26v22l-14 5V73L42 47z" className="fill-accent-shade" />
    <path d="M114 102l48-17v30l-48 17z" className="drawing-card" />
    <path d="M122 106v16m6-18v16m8-19v16m5-18v16m8-19v16" className="drawing-line" />
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
