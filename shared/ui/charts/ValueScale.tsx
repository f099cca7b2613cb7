import type { ValueBar, ValueScaleData } from '../../charts/value-scale.ts';

interface ValueScaleProps {
  scale: ValueScaleData;
  caption: string;
}

/** Value ranges on one logarithmic scale. The rows are text, their tracks the drawing. */
export function ValueScale({ scale: { ticks, bars }, caption }: ValueScaleProps) {
  return (
    <figure>
      <ul>
        {bars.map((bar) => (
          <li key={bar.title} className="value-row">
            <p className="value-row-name">
              {bar.kind === 'issue' && <span className="type-label block text-muted">Debut issue</span>}
              {bar.title}
            </p>
            <Track ticks={ticks} bar={bar} />
            <p className="value">{bar.range}</p>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="value-row value-row-axis">
        <svg aria-hidden="true" className="value-track">
          {ticks.map(({ label, at }) => (
            <text key={label} x={`${at}%`} y="16" textAnchor={anchorAt(at)} fill="currentColor">
              {label}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className="mt-4 max-w-measure text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}

/** One range on the scale: a bar for a card, an outline for a comic, an arrow where the upper end is open. */
function Track({ ticks, bar: { kind, from, to, open } }: { ticks: ValueScaleData['ticks']; bar: ValueBar }) {
  const paint = kind === 'issue' ? { fill: 'none', strokeWidth: 3 } : { fill: 'currentColor', strokeWidth: 3 };
  return (
    <svg aria-hidden="true" className="value-track">
      <g className="text-hairline">
        {ticks.map(({ label, at }) => (
          <line key={label} x1={`${at}%`} x2={`${at}%`} y2="100%" stroke="currentColor" />
        ))}
      </g>
      <svg aria-hidden="true" className="text-accent-ink" y="50%" overflow="visible" stroke="currentColor" {...paint}>
        <rect x={`${from}%`} y="-6" width={`${Math.round((to - from) * 100) / 100}%`} height="12" />
        <svg aria-hidden="true" x={`${to}%`} overflow="visible">
          {open ? <path d="M2-11 14 0 2 11z" fill="currentColor" /> : <path d="M0-12V12" />}
        </svg>
      </svg>
    </svg>
  );
}

function anchorAt(at: number) {
  if (at < 4) return 'start';
  return at > 95 ? 'end' : 'middle';
}
