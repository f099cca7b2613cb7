import { franchiseNames } from '@mint-row/shared/content';
import { paths, type RosterEntry } from '@mint-row/shared/contract';
import { FranchiseBadge } from '@mint-row/shared/ui';

/** One line of the index: the name, leaders, where it belongs; then what it is about. */
export function DirectoryEntry({ entry }: { entry: RosterEntry }) {
  const { slug, name, franchise, era, summary } = entry;
  return (
    <li className="directory-entry">
      <h3>
        <a href={paths.character(slug)}>{name}</a>
        <FranchiseBadge franchise={franchise} name={franchiseNames[franchise]} />
      </h3>
      {era && <p className="type-label text-muted">{era}</p>}
      <p className="mt-1 max-w-narrow text-muted text-sm">{summary}</p>
    </li>
  );
}
