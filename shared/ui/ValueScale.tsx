import type { ReactNode } from 'react';
import type { Grader, ValueBar, ValueRow, ValueScaleData } from '../charts/value-scale.ts';
import { unbroken } from './Text.tsx';
import './value-scale.css';

interface ValueScaleProps {
  scale: ValueScaleData;
  caption: ReactNode;
}

/** Value ranges and sales on one logarithmic scale. The rows are text, their tracks the drawing. */
export function ValueScale({ scale: { ticks, rows }, caption }: ValueScaleProps) {
  return (
    <figure>
      <ul>
        {rows.map((row) => (
          <li key={row.title} data-accent={row.accent} className="value-rows">
            <Range row={row} />
            {row.sales.length > 0 && <Sales row={row} />}
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
          <defs>
            <g id="value-grid" stroke="currentColor">
              {ticks.map(({ label, at }) => (
                <line key={label} x1={`${at}%`} x2={`${at}%`} y2="100%" />
              ))}
            </g>
          </defs>
        </svg>
      </div>
      <figcaption className="mt-4 grid gap-x-16 gap-y-4 text-muted text-sm lg:grid-cols-2">
        <ValueKey rows={rows} />
        <div>{caption}</div>
      </figcaption>
    </figure>
  );
}

/** A thing and its range, if it has one: outlined if it is an estimate, a line between sales if it is not. */
function Range({ row: { title, kind, estimate, bar } }: { row: ValueRow }) {
  return (
    <div className="value-row">
      <p className="value-row-name">
        {kind === 'issue' && <span className="type-label block text-muted">Debut issue</span>}
        {unbroken(title)}
      </p>
      <svg aria-hidden="true" className="value-track">
        <Grid />
        {bar && (estimate ? <Estimate bar={bar} /> : <Between bar={bar} />)}
      </svg>
      {bar && <p className="value">{bar.text}</p>}
    </div>
  );
}

/** The sales of a thing, each at its price, between dashed lines from the ends of its range. */
function Sales({ row: { sales, bar } }: { row: ValueRow }) {
  return (
    <ul>
      {sales.map(({ copy, about, price, when, grader, at }) => (
        <li key={copy + when} className="value-row value-row-sale">
          <p className="text-muted text-sm">{unbroken(`${copy}, ${when}`)}</p>
          <svg aria-hidden="true" className="value-track">
            <Grid />
            {bar && (
              <g className="value-ends">
                <line x1={`${bar.from}%`} x2={`${bar.from}%`} y2="100%" />
                <line x1={`${bar.to}%`} x2={`${bar.to}%`} y2="100%" />
              </g>
            )}
            <SaleMark grader={grader} x={`${at}%`} y="50%" />
          </svg>
          <p className="value">{about ? `about ${price}` : price}</p>
        </li>
      ))}
    </ul>
  );
}

/** The lines of the axis, which it draws for all rows. */
function Grid() {
  return <use href="#value-grid" className="text-hairline" />;
}

function Estimate({ bar }: { bar: ValueBar }) {
  return (
    <svg aria-hidden="true" className="value-outline" y="50%">
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
    <svg aria-hidden="true" className="value-outline" y="50%">
      <line x1={`${bar.from}%`} x2={`${bar.to}%`} />
    </svg>
  );
}

function widthOf({ from, to }: ValueBar): string {
  return `${Math.round((to - from) * 100) / 100}%`;
}

const graders: readonly Grader[] = ['PSA', 'CGC', 'BGS', 'other'];

/** The key to the marks on a value scale: estimates, ranges of sales, and solid marks of sales, for each grader where there are several. */
function ValueKey({ rows }: { rows: readonly ValueRow[] }) {
  const ranges = rows.filter(({ bar }) => bar);
  const shown = graders.filter((grader) => rows.some(({ sales }) => sales.some((sale) => sale.grader === grader)));
  return (
    <ul className="flex flex-wrap content-start gap-x-6 gap-y-1">
      {ranges.some(({ estimate }) => estimate) && (
        <Mark label="Estimate">
          <path className="value-outline" d="M1.5 2.5h25v11h-25z" />
        </Mark>
      )}
      {ranges.some(({ estimate }) => !estimate) && (
        <Mark label="From the lowest sale to the highest">
          <path className="value-outline" d="M0 8h28" />
        </Mark>
      )}
      {shown.map((grader) => (
        <Mark
          key={grader}
          label={shown.length > 1 ? `Sale, ${grader === 'other' ? 'no grade named' : grader}` : 'Sale'}
        >
          <SaleMark grader={grader} x="14" y="8" />
        </Mark>
      ))}
    </ul>
  );
}

function Mark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <svg aria-hidden="true" viewBox="0 0 28 16" className="value-sign">
        {children}
      </svg>
      {label}
    </li>
  );
}

/** The outlines of the marks, around the origin. */
const outlines: Readonly<Record<Grader, string>> = {
  PSA: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  CGC: 'M-5.5-5.5h11v11h-11z',
  BGS: 'M0-7 7 5.5H-7z',
  other: 'M0-7.5 7.5 0 0 7.5-7.5 0z',
};

interface SaleMarkProps {
  grader: Grader;
  x: string;
  y: string;
}

/** The mark of a sale: solid, and shaped by who graded the copy. */
function SaleMark({ grader, x, y }: SaleMarkProps) {
  return (
    <svg aria-hidden="true" className="text-accent-mark" x={x} y={y} overflow="visible">
      <path d={outlines[grader]} fill="currentColor" />
    </svg>
  );
}
