import { franchiseNames } from '@mint-row/shared/content';
import { franchiseRemotes, paths } from '@mint-row/shared/contract';

/** The collections, as the coloured dividers of a binder. */
export function Ways() {
  return (
    <nav aria-label="Collections" className="wrap pb-section">
      <ul className="dividers">
        {franchiseRemotes.map((franchise) => (
          <li key={franchise} data-franchise={franchise}>
            <a href={paths.franchise[franchise]}>{franchiseNames[franchise]} cards</a>
          </li>
        ))}
        <li data-franchise="other">
          <a href={paths.characters}>Characters A–Z</a>
        </li>
      </ul>
    </nav>
  );
}
