import '../styles.css';
import type { CharacterWithValues } from '@mint-row/kit/charts';
import type { ShownCharacter } from '@mint-row/kit/content';
import type { PageProps } from '@mint-row/kit/contract';
import { CharacterDrawing, CharacterSections, CharacterWords, GlossaryTerms } from '@mint-row/kit/ui';
import type { PokedexData } from '../content/character-list.ts';
import { franchise } from '../franchise.ts';
import { TypeChips } from './TypeChips.tsx';
import './character-page.css';

const opening = ['Pokédex number'];

/** One Pokémon: its number and types, then text set like a book page. */
export default function CharacterPage({
  data,
  drawings,
  catalogue,
  insets,
}: PageProps<ShownCharacter<CharacterWithValues & PokedexData>>) {
  const { name, number, types } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent} className="print-sheet">
        <div className="ring-hero opening">
          <div className="opening-name">
            <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
              <p className="type-figure text-accent-ink">
                <span className="sr-only">Pokédex number </span>
                <span>{number}</span>
              </p>
              <TypeChips types={types} />
            </div>
            <h1 className="type-display hero-name mt-4">{name}</h1>
          </div>
          <div className="ring-hero-picture">
            <CharacterDrawing character={data} drawings={drawings} />
          </div>
          <div className="opening-words">
            <CharacterWords character={data} franchise={franchise} />
          </div>
        </div>
        <CharacterSections
          character={data}
          franchise={franchise}
          drawings={drawings}
          characters={catalogue.characters}
          insets={insets}
          shown={opening}
        />
      </div>
    </GlossaryTerms>
  );
}
