import type { StoreGuide } from './content.ts';

/** A card half inside its sleeve, and the sleeve half inside its hard case. */
export function StoreFigure({ figure, parts }: Pick<StoreGuide['store'], 'figure' | 'parts'>) {
  return (
    <svg role="img" aria-label={figure} viewBox="0 0 340 336" className="guide-drawing">
      <path d="M44 4h116v166H44z" className="drawing-card" />
      <path d="M55 16h94v66H55z" className="drawing-sky" />
      <path d="M55 82V68l24-26 20 18 14-12 36 24v10z" className="fill-accent-shade" />
      <path d="M58 98h80M58 114h56M58 130h68" className="drawing-line" />
      <path d="M30 92h144v170H30z" className="drawing-glass" />
      <path d="M16 168h172v164H16z" className="drawing-glass" />
      <path d="M26 178h152v144H26z" fill="none" />
      <path d="M164 48h34M178 132h20M192 252h6" className="drawing-line" />
      {parts.map((part, index) => (
        <text key={part} x="206" y={[54, 138, 258][index]}>
          {part}
        </text>
      ))}
    </svg>
  );
}
