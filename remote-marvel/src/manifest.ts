import { withValues } from '@mint-row/shared/charts';
import { characterPages, rosterOf } from '@mint-row/shared/content';
import { paths, type RemoteSource } from '@mint-row/shared/contract';
import { art } from './art/index.ts';
import { characters } from './content/characters/index.ts';
import { landing } from './content/landing.ts';
import { timelineOf } from './content/timeline.ts';

/** What this remote tells the site: its pages, their words, its characters. */
export const manifest: RemoteSource = {
  owner: 'Marvel team',
  roster: rosterOf(characters),
  drawings: art,
  pages: [
    {
      path: paths.franchise.marvel,
      expose: 'LandingPage',
      title: 'Marvel cards: sets, tips and characters',
      description:
        'Why collectors chase Marvel cards, which sets to start with, and the eight characters they look for most.',
      data: landing,
    },
    {
      path: paths.franchiseCharacters.marvel,
      expose: 'CharacterListPage',
      title: 'Marvel characters',
      description:
        'Eight Marvel characters from the Golden Age to the Modern Age: debuts, histories and notable cards.',
      data: { ages: timelineOf(characters) },
    },
    ...characterPages(characters, withValues),
  ],
};
