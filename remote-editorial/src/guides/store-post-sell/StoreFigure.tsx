import type { StoreGuide } from './content.ts';

/** A card, a sleeve and a hard case, one sliding into the next. */
export function StoreFigure({ figure, parts: [card, sleeve, case_] }: Pick<StoreGuide['store'], 'figure' | 'parts'>) {
  return (
    <svg role="img" aria-label={figure} viewBox="0 0 360 420" className="guide-drawing">
      <path d="M196 190h150v220H196z" className="drawing-case" strokeWidth="6" />
      <path d="M206 200h130v200H206z" className="drawing-glass" />
      <path d="M196 190c20 16 130 16 150 0" fill="none" />
      <path d="M106 96h126v184H106z" className="drawing-glass" />
      <path d="M106 96c16 14 110 14 126 0" fill="none" />
      <path d="M14 14h112v158H14z" className="drawing-card" />
      <path d="M26 28h88v70H26z" className="fill-accent" />
      <path d="m26 98 34-40 22 24 14-14 18 20v10z" className="fill-accent-shade" />
      <path d="M28 118h76M28 134h60M28 150h68" fill="none" />
      <path d="m132 60 26 20m0-14v14h-14M240 156l24 22m0-14v14h-14" fill="none" strokeWidth="4" />
      <text x="14" y="196">
        {card}
      </text>
      <text x="184" y="304" textAnchor="end">
        {sleeve}
      </text>
      <text x="184" y="400" textAnchor="end">
        {case_}
      </text>
    </svg>
  );
}
