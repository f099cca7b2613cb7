import { type Franchise, paths } from '@mint-row/kit/contract';

/** Links to the collections, shown as the coloured dividers of a binder. */
export function Ways({ franchises }: { franchises: readonly Franchise[] }) {
  return (
    <nav aria-label="Collections" className="wrap pb-section print:hidden">
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
