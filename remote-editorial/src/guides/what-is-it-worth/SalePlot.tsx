import type { SalePlotData } from './place-sales.ts';

/** Dated sales as dots; positions are percentages of the box, so that the text keeps its size at any width. */
export function SalePlot({ plot: { years, dollars, dots } }: { plot: SalePlotData }) {
  return (
    <svg aria-hidden="true" className="sale-plot">
      {dollars.map(({ at, text }) => (
        <g key={text}>
          <line x2="100%" y1={`${at}%`} y2={`${at}%`} />
          <text y={`${at}%`} dx="-8" dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {years.map(({ at, text }) => (
        <text
          key={text}
          x={`${at}%`}
          y="100%"
          dy="1.7em"
          textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
      {years.map(({ at, text }) => (
        <svg key={text} aria-hidden="true" x={`${at}%`} y="100%" overflow="visible">
          <path d="M0 0v7" className="stroke-ink" strokeWidth="2" />
        </svg>
      ))}
      {dots.map(({ x, y, price, label, side }) => (
        <g key={label}>
          <line x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="100%" className="sale-stem" />
          <circle cx={`${x}%`} cy={`${y}%`} r="9" />
          <text y={`${y}%`} textAnchor={side} className="sale-price">
            <tspan x={`${x}%`} dx={side === 'end' ? -18 : 18} dy="0.1em">
              {price}
            </tspan>
            <tspan x={`${x}%`} dx={side === 'end' ? -18 : 18} dy="1.3em">
              {label}
            </tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}
