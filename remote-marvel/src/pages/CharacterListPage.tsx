import { type PageProps, paths } from '@mint-row/shared/contract';
import { FoilCard, GlossaryTerms, headingId, ListEnd, Slab, Text } from '@mint-row/shared/ui';
import type { Age, TimelineEntry } from '../content/timeline.ts';
import { franchise } from '../franchise.ts';
import '../styles.css';
import './timeline.css';

/** Marvel's characters as a timeline: the ages of comics, oldest first. */
export default function CharacterListPage({ data: { ages }, base, catalogue }: PageProps<{ ages: readonly Age[] }>) {
  const first = ages[0]?.entries[0]?.year;
  const last = ages.at(-1)?.entries.at(-1)?.year;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent}>
        <div className="tone-accent halftone">
          <div className="wrap grid items-center gap-x-16 gap-y-10 py-section lg:grid-cols-[3fr_2fr] lg:py-16">
            <div>
              <h1 className="type-display">Marvel characters</h1>
              <p className="type-lead mt-6 max-w-narrow">
                {`Eight debuts on one line, from ${first} to ${last}. Each page has the history and three cards to look for.`}
              </p>
            </div>
            <Slab
              lines={['Marvel characters', `${first} to ${last}`]}
              grade={{ value: '8', word: 'heroes' }}
              className="rotate-2 max-lg:max-w-narrow lg:-mb-28"
            >
              <FoilCard base={base} drawing="emblem" alt="" eager />
            </Slab>
          </div>
        </div>
        {ages.map(({ name, entries }) => (
          <section key={name} aria-labelledby={headingId(idOf(name))} className="wrap timeline">
            <h2 id={headingId(idOf(name))} className="type-heading timeline-age">
              {name}
            </h2>
            <ol className="timeline-line">
              {entries.map((entry, index) => (
                <Entry key={entry.slug} entry={entry} base={base} again={entries[index - 1]?.year === entry.year} />
              ))}
            </ol>
          </section>
        ))}
        <ListEnd franchise={franchise} />
      </div>
    </GlossaryTerms>
  );
}

interface EntryProps {
  entry: TimelineEntry;
  base: string;
  /** True when the entry before has the same year, which is then not repeated. */
  again: boolean;
}

function Entry({ entry: { slug, name, year, era, debut, summary }, base, again }: EntryProps) {
  return (
    <li className="timeline-entry">
      <p aria-hidden="true" className="type-figure text-accent-ink max-xl:empty:hidden">
        {again ? '' : year}
      </p>
      <a href={paths.character(slug)} className="timeline-link">
        <FoilCard base={base} drawing={slug} alt="" className="w-32 shrink-0 md:w-44" />
        <h3 className="type-heading">{name}</h3>
      </a>
      <div>
        <p className="type-label text-muted">{era}</p>
        <p className="mt-2 max-w-measure">
          <Text>{summary}</Text>
        </p>
        <p className="mt-2 max-w-measure text-muted text-sm">{`First appearance: ${debut}`}</p>
      </div>
    </li>
  );
}

function idOf(age: string): string {
  return age.toLowerCase().replaceAll(' ', '-');
}
