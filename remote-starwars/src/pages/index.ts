import { withValues } from '@mint-row/shared/charts';
import {
  cardEntries,
  characterEntries,
  characterPages,
  guideEntry,
  guidePage,
  guideUpdates,
} from '@mint-row/shared/content';
import type { RemoteSource } from '@mint-row/shared/contract';
import { art } from '../art/index.ts';
import { characters } from '../content/characters/index.ts';
import { landing } from '../content/landing.ts';
import { updates } from '../content/updates.ts';
import { franchise } from '../franchise.ts';
import { topps1977 } from '../guides/topps-1977/content.ts';

/** What this remote publishes: its pages, its drawings, and its entries for lists on other pages. */
export const remote: RemoteSource = {
  catalogue: {
    characters: characterEntries(characters, franchise),
    cards: cardEntries(characters, franchise),
    guides: [guideEntry(topps1977)],
    updates: [...guideUpdates(topps1977), ...updates],
  },
  drawings: art,
  pages: [
    {
      path: franchise.path,
      expose: 'LandingPage',
      title: 'Star Wars cards: sets, tips and characters',
      description:
        'Why collectors chase Star Wars cards, from the 1977 Topps series on: sets, tips, rare cards and characters.',
      reviewed: '2026-11-22',
      data: landing,
      shows: ['terms'],
    },
    {
      path: franchise.characters,
      expose: 'CharacterListPage',
      title: 'Star Wars characters',
      description: 'Darth Vader’s cards and history, and the Star Wars characters that come next.',
      reviewed: '2026-11-22',
      data: { characters: characterEntries(characters, franchise) },
    },
    ...characterPages(characters, franchise, withValues),
    guidePage(topps1977, 'Topps1977GuidePage'),
  ],
};
