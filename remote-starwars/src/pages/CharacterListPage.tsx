import '../styles.css';
import { type CharacterEntry, type PageProps, paths } from '@mint-row/shared/contract';
import { FoilCard, FranchiseBadge, ListEnd } from '@mint-row/shared/ui';
import { franchise } from '../franchise.ts';
import './binder-page.css';

/** The number of pockets on the page, filled or not. */
const pockets = 9;

/** The Star Wars characters that have pages, and empty pockets for the others. */
export default function CharacterListPage({
  data: { characters },
  base,
}: PageProps<{ characters: readonly CharacterEntry[] }>) {
  const waiting = Array.from({ length: pockets - 4 * characters.length - 1 }, (_, pocket) => pocket);
  return (
    <div data-accent={franchise.accent} className="tone-sunken">
      <div className="wrap grid gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,8fr)_minmax(0,9fr)] xl:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <FranchiseBadge franchise={franchise} />
          <h1 className="type-display mt-5">Star Wars characters</h1>
          <p className="type-lead mt-6 max-w-narrow">
            One card in the first pocket. The rest of the page is sleeved and waiting.
          </p>
        </div>
        <div className="binder-leaf binder">
          <ul className="contents">
            {characters.map(({ slug, name, summary }) => (
              <li key={slug} className="col-span-2 row-span-2">
                <a href={paths.character(slug)} className="pocket">
                  <FoilCard base={base} drawing={slug} alt="" eager />
                  <h2 className="type-heading mt-4">{name}</h2>
                  <span className="mt-2 block max-w-narrow pb-2 text-muted">{summary}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className="pocket pocket-notice max-md:col-span-2">
            <p className="type-title">More Characters Coming Soon</p>
          </div>
          {waiting.map((pocket) => (
            <div key={pocket} aria-hidden="true" className="pocket pocket-empty" />
          ))}
        </div>
      </div>
      <ListEnd franchise={franchise} />
    </div>
  );
}
