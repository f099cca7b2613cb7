import { type CharacterEntry, type Franchise, paths } from '@mint-row/kit/contract';
import { FranchiseBadge, unbroken } from '@mint-row/kit/ui';
import { Drawing } from '../drawings/Drawing.tsx';
import { Peak } from './Peak.tsx';

interface DirectoryEntryProps {
  entry: CharacterEntry;
  franchise: Pick<Franchise, 'name' | 'accent'>;
}

/** One entry of the index: the drawing, the name and the franchise, then value, era and what it is about. */
export function DirectoryEntry({
  entry: { slug, name, era, summary, peak, ...entry },
  franchise,
}: DirectoryEntryProps) {
  return (
    <li className="directory-entry" data-accent={franchise.accent}>
      <Drawing franchise={entry.franchise} name={slug} />
      <h3>
        <a href={paths.character(slug)}>{name}</a>
        <FranchiseBadge franchise={franchise} />
      </h3>
      <div className="directory-facts">
        {peak && <Peak {...peak} />}
        {era && <span className="type-label text-muted">{era}</span>}
      </div>
      <p className="max-w-narrow text-muted text-sm">{unbroken(summary)}</p>
    </li>
  );
}
