import '../styles.css';
import { drawingOf, type PageProps, paths } from '@mint-row/kit/contract';
import { BinderPockets, FoilCard, ListEnd, unbroken } from '@mint-row/kit/ui';
import type { CharacterList } from '../content/character-list.ts';
import { franchise } from '../franchise.ts';
import './character-list-page.css';

/** The Star Wars characters that have pages, large, among the cards of those that come next. */
export default function CharacterListPage({ data: { characters, next }, drawings }: PageProps<CharacterList>) {
  return (
    <div data-accent={franchise.accent} className="pocket-list">
      <div className="night-sky pocket-sky">
        <img src={drawingOf(drawings, 'stars')} width={1600} height={400} alt="" />
        <div className="wrap">
          <h1 className="type-display">Star Wars characters</h1>
          <p className="type-lead mt-6 max-w-measure text-balance">
            Darth Vader has his page. The others are still to come.
          </p>
        </div>
      </div>
      <div className="wrap pocket-page">
        <BinderPockets as="div" className="pocket-leaf">
          <ul className="contents">
            {characters.map(({ slug, name, summary }) => (
              <li key={slug} className="col-span-full row-span-2 md:col-span-2">
                <a href={paths.character(slug)} className="pocket">
                  <FoilCard src={drawingOf(drawings, slug)} alt="" eager />
                  <h2 className="type-heading mt-4">{name}</h2>
                  <span className="mt-2 block max-w-narrow pb-2 text-muted">{summary}</span>
                </a>
              </li>
            ))}
          </ul>
          {next.map(({ slug, name, note }) => (
            <div key={slug} id={slug} className="pocket">
              <FoilCard src={drawingOf(drawings, slug)} alt="" />
              <h2 className="type-title mt-3">{name}</h2>
              <p className="mt-1 pb-1 text-muted text-sm">{unbroken(note)}</p>
            </div>
          ))}
          <div className="pocket pocket-notice">
            <p className="type-title">More Characters Coming Soon</p>
          </div>
        </BinderPockets>
      </div>
      <ListEnd franchise={franchise} characters={characters} />
    </div>
  );
}
