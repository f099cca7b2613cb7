import { withValues } from '@mint-row/shared/charts';
import { characterPages, rosterOf } from '@mint-row/shared/content';
import { paths, type RemoteSource } from '@mint-row/shared/contract';
import { art } from './art/index.ts';
import { characters } from './content/characters/index.ts';
import { landing } from './content/landing.ts';

/** What this remote tells the site: its pages, their words, its characters. */
export const manifest: RemoteSource = {
  owner: 'Star Wars team',
  roster: rosterOf(characters),
  drawings: art,
  pages: [
    {
      path: paths.franchise.starwars,
      expose: 'LandingPage',
      title: 'Star Wars cards: sets, tips and characters',
      description:
        'Why collectors chase Star Wars cards, from the 1977 Topps series on: sets, tips, rare cards and characters.',
      data: landing,
    },
    {
      path: paths.franchiseCharacters.starwars,
      expose: 'CharacterListPage',
      title: 'Star Wars characters',
      description: 'Darth Vader’s cards and history, and the Star Wars characters that come next.',
      data: { characters: rosterOf(characters) },
    },
    ...characterPages(characters, withValues),
  ],
};
