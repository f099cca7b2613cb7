import { type CharacterEntry, type Franchise, paths } from '@mint-row/kit/contract';
import { FoilCard, FranchiseBadge, Text, unbroken } from '@mint-row/kit/ui';
import type { charactersWords } from '../content/characters.ts';
import { FoilDrawing } from '../drawings/FoilDrawing.tsx';
import { franchiseNamed } from '../franchises.ts';
import type { LetterGroup } from './group-by-letter.ts';
import { letterId } from './letter-id.ts';

interface DirectoryHeroProps {
  words: typeof charactersWords;
  characters: readonly CharacterEntry[];
}

/** The opening of the index, with the drawings of all characters, small, in one row. */
export function DirectoryHero({ words, characters }: DirectoryHeroProps) {
  return (
    <div className="wrap grid items-baseline gap-x-16 gap-y-8 pt-section pb-10 lg:grid-cols-2">
      <h1 className="type-display lg:col-span-2">{words.heading}</h1>
      <ul className="directory-strip">
        {characters.map(
          ({ slug, name, drawing }) =>
            drawing && (
              <li key={slug}>
                <a href={paths.character(slug)}>
                  <FoilCard src={drawing} alt={name} eager />
                </a>
              </li>
            ),
        )}
      </ul>
      <p className="type-lead max-w-measure">{words.lead}</p>
      <p className="max-w-measure text-muted text-sm">
        <Text>{words.note}</Text>
      </p>
    </div>
  );
}

interface DirectoryProps {
  groups: readonly LetterGroup<CharacterEntry>[];
  franchises: readonly Franchise[];
}

/** The index itself, in columns that read downwards. */
export function Directory({ groups, franchises }: DirectoryProps) {
  return (
    <div className="directory">
      {groups.map(({ letter, entries }) => (
        <section
          key={letter}
          id={letterId(letter)}
          aria-label={letter === '#' ? 'Numbers and signs' : letter}
          className="section"
        >
          <h2 className="type-figure">{letter}</h2>
          <ul>
            {entries.map((entry) => (
              <DirectoryEntry key={entry.slug} entry={entry} franchise={franchiseNamed(franchises, entry.franchise)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface DirectoryEntryProps {
  entry: CharacterEntry;
  franchise: Pick<Franchise, 'name' | 'accent'>;
}

/** One entry of the index: the drawing, a line from the name to the value, then franchise, era and what it is about. */
function DirectoryEntry({ entry: { slug, name, era, summary, peak, drawing }, franchise }: DirectoryEntryProps) {
  return (
    <li className="directory-entry linked-row" data-accent={franchise.accent}>
      <FoilDrawing src={drawing} />
      <div className="directory-line">
        <h3>
          <a href={paths.character(slug)} className="row-link">
            {name}
          </a>
        </h3>
        {peak && <Peak {...peak} />}
      </div>
      <div className="directory-facts">
        <FranchiseBadge franchise={franchise} />
        {era && <span className="type-label text-muted">{era}</span>}
      </div>
      <p className="max-w-measure text-muted text-sm">{unbroken(summary)}</p>
    </li>
  );
}

/** A solid mark for a sale, a hollow one for an estimate. */
export function PeakMark({ sold }: { sold: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="peak-mark" data-sold={sold}>
      <circle cx="6" cy="6" r="4.5" />
    </svg>
  );
}

/** The highest value of a character's cards. */
function Peak({ value, sold }: { value: string; sold: boolean }) {
  return (
    <span className="value">
      <PeakMark sold={sold} /> {value}
      <span className="sr-only">{sold ? ', a sale' : ', an estimate'}</span>
    </span>
  );
}
