import '../styles.css';
import { type Drawings, drawingOf, type PageProps, paths } from '@mint-row/kit/contract';
import { FoilCard, GlossaryTerms, ListEnd, Text } from '@mint-row/kit/ui';
import type { PokedexEntry } from '../content/character-list.ts';
import { franchise } from '../franchise.ts';
import { TypeChips } from './TypeChips.tsx';
import './character-list-page.css';

/** Every Pokémon with a page, by number: the index stays in place while the entries scroll. */
export default function CharacterListPage({
  data: { characters },
  drawings,
  catalogue,
}: PageProps<{ characters: readonly PokedexEntry[] }>) {
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent}>
        <div className="pokedex">
          <div className="pokedex-lid">
            <div>
              {' '}
              <h1 className="type-display">All Pokémon</h1>
              <p className="type-lead mt-6 max-w-narrow">
                Pokémon of the first games by Pokédex number, each with its history and three cards to look for.
              </p>
              <nav aria-label="By number" className="mt-8 print:hidden">
                <ol className="pokedex-keys">
                  {characters.map(({ slug, name, number }) => (
                    <li key={slug}>
                      <a href={`#${slug}`}>
                        <FoilCard src={drawingOf(drawings, slug)} alt="" />
                        <span className="value">{number}</span> <span>{name}</span>
                      </a>
                    </li>
                  ))}
                </ol>
              </nav>
            </div>{' '}
          </div>
          <ol className="pokedex-entries">
            {characters.map((entry, index) => (
              <Entry key={entry.slug} entry={entry} drawings={drawings} eager={index < 2} />
            ))}
          </ol>
        </div>
        <ListEnd franchise={franchise} characters={characters} />
      </div>
    </GlossaryTerms>
  );
}

function Entry({ entry, drawings, eager }: { entry: PokedexEntry; drawings: Drawings; eager: boolean }) {
  const { slug, name, number, types, era, summary } = entry;
  return (
    <li id={slug} className="pokedex-entry">
      <a href={paths.character(slug)} className="pokedex-link">
        <FoilCard src={drawingOf(drawings, slug)} alt="" eager={eager} />
        <div className="pokedex-name">
          <span aria-hidden="true" className="type-title text-accent-ink">
            {number}
          </span>
          <h2 className="type-heading">{name}</h2>
        </div>
      </a>
      <div className="pokedex-words">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <TypeChips types={types} />
          <p className="type-label text-muted">{era}</p>
        </div>
        <p className="mt-3 max-w-narrow">
          <Text>{summary}</Text>
        </p>
      </div>
    </li>
  );
}
