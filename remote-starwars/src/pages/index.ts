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
import { characterList, characterSections } from '../content/character-list.ts';
import { characters } from '../content/characters/index.ts';
import { landing } from '../content/landing.ts';
import { updates } from '../content/updates.ts';
import { franchise } from '../franchise.ts';
import { topps1977 } from '../guides/topps-1977/content.ts';
import { borderDrawings } from '../series.ts';

const guides = [topps1977];

/** The modules that show pages: each page must have the data that its module takes. */
interface Modules {
  LandingPage: typeof import('./LandingPage.tsx');
  CharacterListPage: typeof import('./CharacterListPage.tsx');
  CharacterPage: typeof import('./CharacterPage.tsx');
  Topps1977GuidePage: typeof import('./Topps1977GuidePage.tsx');
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
    sections: [...landingSections(landing, franchise), ...guides.flatMap(guideSections), ...characterSections],
    updates: [...guides.flatMap(guideUpdates), ...updates],
  },
  drawings: { ...art, ...schematics(characters, motifs) },
  insets: [characterRow(characters, franchise)],
  pages: [
    {
      path: franchise.path,
      expose: 'LandingPage',
      title: 'Star Wars cards: sets, tips and characters',
      description:
        'Why collectors chase Star Wars cards, from the 1977 Topps series on: sets, tips, rare cards and characters.',
      reviewed: '2026-11-29',
      data: landing,
      shows: ['terms'],
      drawings: [
        'stars',
        'dunes',
        'emblem',
        'forest-moon',
        'canyon',
        'yoda',
        schematicName('darth-vader', 0),
        ...landingDrawings(landing),
      ],
      share: { name: 'Star Wars cards', drawing: 'emblem' },
    },
    {
      path: franchise.characters,
      expose: 'CharacterListPage',
      title: 'Star Wars characters',
      description: 'Darth Vader’s cards and history, and the Star Wars characters that come next.',
      reviewed: '2026-11-22',
      data: characterList,
      drawings: ['stars', ...[...characterList.characters, ...characterList.next].map(({ slug }) => slug)],
      share: { drawing: 'han-solo' },
    },
    ...characterPages(characters, franchise, {
      listed: characters,
      order: 'by debut',
      factOf: (character) => factOf(character, 'Film debut'),
      drawn: landing.mostCollected.characters.map(({ slug }) => slug),
      dataOf: withValues,
    }),
    guidePage(topps1977, 'Topps1977GuidePage', [
      'suns-over-dunes',
      ...Object.values(borderDrawings),
      'number-207',
      ...topps1977.odd.cards.flatMap(({ card }) => (card ? schematicName('darth-vader', card) : [])),
    ]),
  ],
};
