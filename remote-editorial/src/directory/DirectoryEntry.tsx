import { type CharacterEntry, type Franchise, paths } from '@mint-row/shared/contract';
import { FranchiseBadge } from '@mint-row/shared/ui';

interface DirectoryEntryProps {
  entry: CharacterEntry;
  franchise: Pick<Franchise, 'name' | 'accent'>;
}

/** One line of the index: the name, a dot leader and the franchise, then what the character is about. */
export function DirectoryEntry({ entry: { slug, name, era, summary }, franchise }: DirectoryEntryProps) {
  return (
    <li className="directory-entry">
      <h3>
        <a href={paths.character(slug)}>{name}</a>
        <FranchiseBadge franchise={franchise} />
      </h3>
      {era && <p className="type-label text-muted">{era}</p>}
      <p className="mt-1 max-w-narrow text-muted text-sm">{summary}</p>
    </li>
  );
}
