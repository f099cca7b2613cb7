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
} from '@mint-row/kit/content';
import type { InsetsOf, PagesOf, RemoteSource } from '@mint-row/kit/contract';
import { art } from '../art/index.ts';
import { motifs } from '../art/motifs.ts';
import { timelineOf } from '../content/character-list.ts';
import { characters } from '../content/characters/index.ts';
import { landing } from '../content/landing.ts';
import { updates } from '../content/updates.ts';
import { franchise } from '../franchise.ts';
import { makersGuide } from '../guides/marvel-1990-to-1996/content.ts';
import { parallelsGuide } from '../guides/pmgs-parallels-refractors/content.ts';

const guides = [makersGuide, parallelsGuide];

/** The modules that show pages: each page must have the data that its module takes. */
interface Modules {
  LandingPage: typeof import('./LandingPage.tsx');
  CharacterListPage: typeof import('./CharacterListPage.tsx');
  CharacterPage: typeof import('./CharacterPage.tsx');
  MakersGuidePage: typeof import('./MakersGuidePage.tsx');
  ParallelsGuidePage: typeof import('./ParallelsGuidePage.tsx');
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
      title: 'Marvel cards: sets, tips and characters',
      description:
        'Why collectors chase Marvel cards, which sets to start with, and the characters they look for most.',
      reviewed: '2026-11-29',
      data: landing,
      shows: ['terms'],
      drawings: ['emblem', 'spider-man', 'wolverine', ...landingDrawings(landing)],
      share: { name: 'Marvel cards', drawing: 'spider-man' },
    },
    {
      path: franchise.characters,
      expose: 'CharacterListPage',
      title: 'Marvel characters',
      description:
        'Marvel characters from the Golden Age to the Modern Age: their debuts, histories and notable cards.',
      reviewed: '2026-11-29',
      data: timelineOf(characters),
      shows: ['terms'],
      drawings: characters.map(({ slug }) => slug),
      share: { drawing: 'hulk' },
    },
    ...characterPages(characters, franchise, {
      listed: timelineOf(characters).entries,
      order: 'by debut',
      factOf: (character) => factOf(character, 'First appearance').replace(/ \((.*)\)/, ', $1'),
      drawn: landing.mostCollected.characters.map(({ slug }) => slug),
      dataOf: withValues,
    }),
    guidePage(makersGuide, 'MakersGuidePage', ['emblem', 'holograms']),
    guidePage(parallelsGuide, 'ParallelsGuidePage'),
  ],
};
