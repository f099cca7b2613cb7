import { type Franchise, paths } from '@mint-row/kit/contract';

/** Links to the collections, as coloured dividers that stand in the band below them. */
export function Ways({ franchises }: { franchises: readonly Franchise[] }) {
  return (
    <nav aria-label="Collections" className="wrap print:hidden">
      <ul className="dividers">
        {franchises.map(({ slug, name, accent, path }) => (
          <li key={slug} data-accent={accent}>
            <a href={path}>{name} cards</a>
          </li>
        ))}
        <li data-accent="grey">
          <a href={paths.characters}>Characters A–Z</a>
        </li>
      </ul>
    </nav>
  );
}
