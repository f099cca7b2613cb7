import type { RosterEntry } from '@mint-row/shared/contract';
import { DirectoryEntry } from './DirectoryEntry.tsx';
import type { LetterGroup } from './group-by-letter.ts';
import { letterId } from './letter-id.ts';

/** The index itself, in columns that are read downwards. */
export function Directory({ groups }: { groups: readonly LetterGroup<RosterEntry>[] }) {
  return (
    <div className="directory">
      {groups.map(({ letter, entries }) => (
        <section key={letter} id={letterId(letter)} aria-label={letter === '#' ? 'Numbers and signs' : letter}>
          <h2 className="type-figure">{letter}</h2>
          <ul>
            {entries.map((entry) => (
              <DirectoryEntry key={entry.slug} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
