import { type Drawings, drawingOf, type PageProps, paths } from '@mint-row/kit/contract';
import { FoilCard, GlossaryTerms, ListEnd, Text, unbroken, WholeWords } from '@mint-row/kit/ui';
import type { Timeline, TimelineEntry } from '../content/character-list.ts';
import { franchise } from '../franchise.ts';
import '../styles.css';
import './character-list-page.css';

/** Marvel's characters beside a line of years, oldest first. */
export default function CharacterListPage({ data, drawings, catalogue }: PageProps<Timeline>) {
  const { first, last, entries } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent}>
        <div className="debut-hero tone-accent halftone">
          <div className="wrap grid items-center gap-x-10 gap-y-10 py-section md:grid-cols-[6fr_5fr] lg:grid-cols-2 lg:py-16">
            <div>
              <h1 className="type-display">Marvel characters</h1>
              <p className="type-lead mt-6 max-w-narrow">
                {`Their debuts on one line, from ${first} to ${last}. Each page has the history and three cards to look for.`}
              </p>
            </div>
            <ul className="debut-sheet">
              {entries.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={paths.character(slug)}>
                    <FoilCard src={drawingOf(drawings, slug)} alt={name} eager />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="wrap debuts">
          <DebutLine timeline={data} />
          <ol className="debut-list">
            {entries.map((entry) => (
              <Entry key={entry.slug} entry={entry} drawings={drawings} />
            ))}
          </ol>
        </div>
        <ListEnd franchise={franchise} characters={entries} />
      </div>
    </GlossaryTerms>
  );
}

function Entry({
  entry: { slug, name, era, debut, since, summary },
  drawings,
}: {
  entry: TimelineEntry;
  drawings: Drawings;
}) {
  return (
    <li className="debut">
      <Years count={since} />
      <a href={paths.character(slug)} className="debut-link">
        <FoilCard src={drawingOf(drawings, slug)} alt="" />
        <h2 className="type-heading">
          <WholeWords>{name}</WholeWords>
        </h2>
      </a>
      <div className="debut-words">
        <p className="type-label text-muted">{era}</p>
        <p className="value mt-2">{unbroken(debut)}</p>
        <p className="mt-2 max-w-measure">
          <Text>{summary}</Text>
        </p>
      </div>
    </li>
  );
}

/**
 * The years since the debut before as a distance, on screens that are too narrow for the line of years: the room between
 * two entries is that of the first years, and a long gap is shortened where the line is broken.
 */
function Years({ count }: { count: number }) {
  if (count < longGap) {
    const more = count - yearsBetweenEntries;
    return more > 0 && <svg aria-hidden="true" height={`${more / 2}rem`} className="debut-years" />;
  }
  return (
    <svg aria-hidden="true" width="100%" height="4rem" className="debut-years">
      <text x="1.43em" y="50%" dy="0.35em">
        {count} years
      </text>
      <svg aria-hidden="true" x="-1.5" y="50%" className="debut-break">
        <path d="M-9 7 9-1M-9 1 9-7" />
      </svg>
    </svg>
  );
}

/** As many years as the room between two entries is long, at half a rem a year. */
const yearsBetweenEntries = 6;

/** Gaps of so many years are named. */
const longGap = 10;

/** The line of years to scale: from each debut, a line leads to its row of the list. The list has the same dates. */
function DebutLine({ timeline: { ticks, entries } }: { timeline: Timeline }) {
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
