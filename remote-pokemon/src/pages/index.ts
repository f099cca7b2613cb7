import { schematics } from '@mint-row/kit/art';
import { withValues } from '@mint-row/kit/charts';
import {
  cardEntries,
  characterEntries,
  characterPages,
  characterRow,
  factOf,
  guideEntry,
  guidePage,
  guideSections,
  guideUpdates,
  landingDrawings,
  landingSections,
  portraitEntries,
  schematicName,
} from '@mint-row/kit/content';
import type { InsetsOf, PagesOf, RemoteSource } from '@mint-row/kit/contract';
import { art } from '../art/index.ts';
import { motifs } from '../art/motifs.ts';
import { pokedexData, pokedexOf } from '../content/character-list.ts';
import { characters } from '../content/characters/index.ts';
import { landing } from '../content/landing.ts';
import { updates } from '../content/updates.ts';
import { franchise } from '../franchise.ts';
import { readAPokemonCard } from '../guides/read-a-pokemon-card/content.ts';
import { whichBaseSet } from '../guides/which-base-set/content.ts';
import { whichCharizard } from '../guides/which-charizard/content.ts';

const guides = [whichBaseSet, whichCharizard, readAPokemonCard];

/** The modules that show pages: each page must have the data that its module takes. */
interface Modules {
  LandingPage: typeof import('./LandingPage.tsx');
  CharacterListPage: typeof import('./CharacterListPage.tsx');
  CharacterPage: typeof import('./CharacterPage.tsx');
  WhichBaseSetGuidePage: typeof import('./WhichBaseSetGuidePage.tsx');
  WhichCharizardGuidePage: typeof import('./WhichCharizardGuidePage.tsx');
  ReadAPokemonCardGuidePage: typeof import('./ReadAPokemonCardGuidePage.tsx');
}

/** The modules that show insets in pages of other remotes. */
interface InsetModules {
  CharacterRowInset: typeof import('../insets/CharacterRowInset.tsx');
}

/** The pages, insets and drawings of this remote, and its entries for lists on other pages. */
export const remote: RemoteSource<PagesOf<Modules>, InsetsOf<InsetModules>> = {
  catalogue: {
    characters: characterEntries(characters, franchise),
    portraits: portraitEntries(landing, franchise, characters),
    cards: cardEntries(characters, franchise),
    guides: guides.map(guideEntry),
    sections: [...landingSections(landing, franchise), ...guides.flatMap(guideSections)],
    updates: [...guides.flatMap(guideUpdates), ...updates],
  },
  drawings: { ...art, ...schematics(characters, motifs) },
  insets: [characterRow(characters, franchise)],
  pages: [
    {
      path: franchise.path,
      expose: 'LandingPage',
      title: 'Pokémon cards: sets, tips and characters',
      description:
        'Why collectors chase Pokémon cards, which sets to start with, what is rare, and the characters to know.',
      reviewed: '2026-11-29',
      data: landing,
      shows: ['terms'],
      drawings: [
        'charizard',
        'venusaur',
        'gyarados',
        'pikachu',
        schematicName('charizard', 0),
        ...landingDrawings(landing),
      ],
      share: { name: 'Pokémon cards', drawing: 'charizard' },
    },
    {
      path: franchise.characters,
      expose: 'CharacterListPage',
      title: 'Pokémon characters',
      description:
        'Pokémon of the first generation: their debuts in games, histories and the cards collectors look for.',
      reviewed: '2026-11-22',
      data: { characters: pokedexOf(characters) },
      shows: ['terms'],
      drawings: characters.map(({ slug }) => slug),
      share: { drawing: 'gyarados' },
    },
    ...characterPages(characters, franchise, {
      listed: pokedexOf(characters),
      order: 'by number',
      factOf: (character) => `${factOf(character, 'Pokédex number')}, ${factOf(character, 'Type')}`,
      drawn: landing.mostCollected.characters.map(({ slug }) => slug),
      dataOf: (character) => ({ ...withValues(character), ...pokedexData(character) }),
    }),
    guidePage(whichBaseSet, 'WhichBaseSetGuidePage', ['meadow-picture']),
    guidePage(whichCharizard, 'WhichCharizardGuidePage', ['charizard']),
    guidePage(readAPokemonCard, 'ReadAPokemonCardGuidePage', [
      'corner-wide',
      'meadow-picture',
      schematicName('mew', 1),
    ]),
  ],
};
