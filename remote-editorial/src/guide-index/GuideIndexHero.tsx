import type { Shelf } from './group-guides.ts';
import { shelfId } from './shelf-id.ts';
import type { guideIndexWords } from './words.ts';
import './card-drawer.css';

interface GuideIndexHeroProps {
  words: typeof guideIndexWords;
  shelves: readonly Shelf[];
}

/** The opening of the index, beside a drawer of cards with a tab for each shelf that leads there. */
export function GuideIndexHero({ words, shelves }: GuideIndexHeroProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-section lg:grid-cols-2">
      <div className="pb-section max-lg:pb-0">
        <h1 className="type-display">{words.heading}</h1>
        <p className="type-lead mt-8 max-w-measure text-balance">{words.lead}</p>
      </div>
      {shelves.length > 0 && (
        <nav aria-label={words.shelves.heading} className="card-drawer">
          <ul>
            {shelves.map(({ franchise, guides }) => (
              <li key={shelfId(franchise?.slug)} data-accent={franchise?.accent}>
                <a href={`#${shelfId(franchise?.slug)}`}>
                  {franchise?.name ?? words.shelves.all} <span>{guides.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
