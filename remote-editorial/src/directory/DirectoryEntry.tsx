import { type CharacterEntry, type Franchise, paths } from '@mint-row/kit/contract';
import { FranchiseBadge, unbroken } from '@mint-row/kit/ui';
import { Drawing } from '../drawings/Drawing.tsx';
import { Peak } from './Peak.tsx';

interface DirectoryEntryProps {
  entry: CharacterEntry;
  franchise: Pick<Franchise, 'name' | 'accent'>;
}

/** One entry of the index: the drawing, a line from the name to the value, then franchise, era and what it is about. */
export function DirectoryEntry({
  entry: { slug, name, era, summary, peak, ...entry },
  franchise,
}: DirectoryEntryProps) {
  return (
    <li className="directory-entry" data-accent={franchise.accent}>
      <Drawing franchise={entry.franchise} name={slug} />
      <div className="directory-line">
        <h3>
          <a href={paths.character(slug)}>{name}</a>
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
