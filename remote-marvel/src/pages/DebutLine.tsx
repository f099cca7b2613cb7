import type { Timeline } from '../content/timeline.ts';

/** Gaps of so many years are named. */
export const longGap = 10;

/** The line of years to scale: from each debut, a line leads to its row of the list. The list has the same dates. */
export function DebutLine({ timeline: { ticks, entries } }: { timeline: Timeline }) {
  return (
    <svg aria-hidden="true" className="debut-line">
      <rect y="0" height="100%" className="debut-axis" />
      {ticks.map(({ year, at }) => (
        <text key={year} x="0" y={`${at}%`} dy="0.35em">
          {year}
        </text>
      ))}
      {entries.map(({ slug, since, at }, index) =>
        since < longGap ? null : (
          <text
            key={slug}
            x="4rem"
            y={`${((entries[index - 1]?.at ?? at) + at) / 2}%`}
            dy="0.35em"
            className="debut-gap"
          >
            {since} years
          </text>
        ),
      )}
      {entries.map(({ slug, at, row }) => (
        <g key={slug}>
          <line x1="3rem" y1={`${at}%`} x2="100%" y2={`${row}%`} />
          <circle cx="3rem" cy={`${at}%`} r="7" />
        </g>
      ))}
    </svg>
  );
}
