import type { Timeline, TimelineEntry } from '../content/timeline.ts';
import './debut-line.css';

/** Gaps of so many years are named. */
export const longGap = 10;

/** The line of years to scale: from each debut, a line leads to its row of the list. The list has the same dates. */
export function DebutLine({ timeline: { ticks, entries } }: { timeline: Timeline }) {
  return (
    <svg aria-hidden="true" className="debut-line">
      <rect y="0" height="100%" className="debut-axis" />
      {ticks.map(({ year, at }) => (
        <g key={year}>
          <text x="0" y={`${at}%`} dy="0.35em">
            {year}
          </text>
          <line x1="2.3rem" x2="3rem" y1={`${at}%`} y2={`${at}%`} />
        </g>
      ))}
      {entries.map((entry, index) =>
        entry.since < longGap ? null : (
          <text
            key={entry.slug}
            x="4rem"
            y={`${between(entries[index - 1] ?? entry, entry)}%`}
            dy="0.35em"
            className="debut-gap"
          >
            {entry.since} years
          </text>
        ),
      )}
      {entries.map(({ slug, at, row }) => (
        <line key={slug} x1="3rem" y1={`${at}%`} x2="100%" y2={`${row}%`} />
      ))}
      {entries.map(({ slug, at }) => (
        <circle key={slug} cx="3rem" cy={`${at}%`} r="7" />
      ))}
    </svg>
  );
}

/** The middle between the lines of two debuts, two fifths of the way to the list: in percent, with one decimal. */
function between(one: TimelineEntry, other: TimelineEntry): number {
  return Math.round(3 * (one.at + other.at) + 2 * (one.row + other.row)) / 10;
}
