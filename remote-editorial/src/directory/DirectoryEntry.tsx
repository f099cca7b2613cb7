import { type CharacterEntry, type Franchise, paths } from '@mint-row/kit/contract';
import { FranchiseBadge, unbroken } from '@mint-row/kit/ui';
import { Peak } from './Peak.tsx';
import { Swatch } from './Swatch.tsx';

interface DirectoryEntryProps {
  entry: CharacterEntry;
  franchise: Pick<Franchise, 'name' | 'accent'>;
}

/** One entry of the index: the drawing's colours, the name and the franchise, then value, era and what it is about. */
export function DirectoryEntry({ entry: { slug, name, era, summary, swatch, peak }, franchise }: DirectoryEntryProps) {
  return (
    <li className="directory-entry" data-accent={franchise.accent}>
      <Swatch colours={swatch} />
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
