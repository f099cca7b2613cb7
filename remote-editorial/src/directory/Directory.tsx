import type { CharacterEntry, Franchise } from '@mint-row/kit/contract';
import { franchiseNamed } from '../franchises.ts';
import { DirectoryEntry } from './DirectoryEntry.tsx';
import type { LetterGroup } from './group-by-letter.ts';
import { letterId } from './letter-id.ts';

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
