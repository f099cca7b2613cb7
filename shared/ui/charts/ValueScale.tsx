import type { Grader, ValueBar, ValueRow, ValueScaleData } from '../../charts/value-scale.ts';
import { SaleMark } from './SaleMark.tsx';
import { ValueKey } from './ValueKey.tsx';

interface ValueScaleProps {
  scale: ValueScaleData;
  caption: string;
}

type Ticks = ValueScaleData['ticks'];

/** Value ranges and sales on one logarithmic scale. The rows are text, their tracks the drawing. */
export function ValueScale({ scale: { ticks, rows }, caption }: ValueScaleProps) {
  const sold: readonly Grader[] = rows.flatMap(({ sales }) => sales.map(({ grader }) => grader));
  return (
    <figure>
      <ul>
        {rows.map((row) => (
          <li key={row.title} className="value-rows">
            <Range ticks={ticks} row={row} />
            {row.sales.length > 0 && <Sales ticks={ticks} row={row} />}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="value-row value-row-axis">
        <svg aria-hidden="true" className="value-track">
          {ticks.map(({ label, at }) => (
            <text key={label} x={`${at}%`} y="16" textAnchor="middle" fill="currentColor">
              {label}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className="mt-4 text-muted text-sm">
        <ValueKey graders={sold} />
        <p className="mt-4 max-w-measure">{caption}</p>
      </figcaption>
    </figure>
  );
}

/** A thing and its range: outlined if it is an estimate, a line between sales if it is not. */
function Range({ ticks, row: { title, kind, estimate, bar } }: { ticks: Ticks; row: ValueRow }) {
  return (
    <div className="value-row">
      <p className="value-row-name">
        {kind === 'issue' && <span className="type-label block text-muted">Debut issue</span>}
        {title}
      </p>
      {bar && (
        <>
          <svg aria-hidden="true" className="value-track">
            <Grid ticks={ticks} />
            {estimate ? <Estimate bar={bar} /> : <Between bar={bar} />}
          </svg>
          <p className="value">{bar.text}</p>
        </>
      )}
    </div>
  );
}

/** The sales of a thing, each at its price, on a band as wide as its range. */
function Sales({ ticks, row: { sales, bar } }: { ticks: Ticks; row: ValueRow }) {
  return (
    <ul>
      {sales.map(({ copy, price, when, grader, at }) => (
        <li key={copy + when} className="value-row value-row-sale">
          <p className="text-muted text-sm">
            {copy}, {when}
          </p>
          <svg aria-hidden="true" className="value-track">
            {bar && <rect className="value-band" x={`${bar.from}%`} width={widthOf(bar)} height="100%" />}
            <Grid ticks={ticks} />
            <SaleMark grader={grader} x={`${at}%`} y="50%" />
          </svg>
          <p className="value">{price}</p>
        </li>
      ))}
    </ul>
  );
}

function Grid({ ticks }: { ticks: Ticks }) {
  return (
    <g className="text-hairline">
      {ticks.map(({ label, at }) => (
        <line key={label} x1={`${at}%`} x2={`${at}%`} y2="100%" stroke="currentColor" />
      ))}
    </g>
  );
}

function Estimate({ bar }: { bar: ValueBar }) {
  return (
    <svg aria-hidden="true" className="value-outline" y="50%" overflow="visible">
      {bar.from === bar.to ? (
        <circle cx={`${bar.from}%`} r="6" />
      ) : (
        <rect x={`${bar.from}%`} y="-6" width={widthOf(bar)} height="12" />
      )}
      {bar.open && (
        <svg aria-hidden="true" x={`${bar.to}%`} overflow="visible">
          <path d="M0-11 13 0 0 11z" />
        </svg>
      )}
    </svg>
  );
}

function Between({ bar }: { bar: ValueBar }) {
  return (
    <svg aria-hidden="true" className="value-outline" y="50%" overflow="visible">
      <line x1={`${bar.from}%`} x2={`${bar.to}%`} />
    </svg>
  );
}

function widthOf({ from, to }: ValueBar): string {
  return `${Math.round((to - from) * 100) / 100}%`;
}
