import { withValues } from '@mint-row/shared/charts';
import { characterPages, rosterOf } from '@mint-row/shared/content';
import { paths, type RemoteSource } from '@mint-row/shared/contract';
import { art } from './art/index.ts';
import { characters } from './content/characters/index.ts';
import { landing } from './content/landing.ts';
import { pokedexData, pokedexOf } from './content/pokedex.ts';

/** What this remote tells the site: its pages, their words, its characters. */
export const manifest: RemoteSource = {
  owner: 'Pokémon team',
  roster: rosterOf(characters),
  drawings: art,
  pages: [
    {
      path: paths.franchise.pokemon,
      expose: 'LandingPage',
      title: 'Pokémon cards: sets, tips and characters',
      description:
        'Why collectors chase Pokémon cards, which sets to start with, what is rare, and the eight characters to know.',
      data: landing,
    },
    {
      path: paths.franchiseCharacters.pokemon,
      expose: 'CharacterListPage',
      title: 'Pokémon characters',
      description:
        'Eight Pokémon of the first generation: game debuts, histories and the cards that collectors look for.',
      data: { characters: pokedexOf(characters) },
    },
    ...characterPages(characters, (character) => ({ ...withValues(character), ...pokedexData(character) })),
  ],
};
