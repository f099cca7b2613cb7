import { guideEntry, guidePage, guideUpdates } from '@mint-row/shared/content';
import { paths, type RemoteSource } from '@mint-row/shared/contract';
import { art } from '../art/index.ts';
import { contactPage } from '../contact/page.ts';
import { about } from '../content/about.ts';
import { home } from '../content/home.ts';
import { rankedCards, top50 } from '../content/top-50.ts';
import { pageUpdates } from '../content/updates.ts';
import { directoryWords } from '../directory/words.ts';
import { faqPage } from '../faq/page.ts';
import { guideIndexWords } from '../guide-index/words.ts';
import { glossary } from '../guides/glossary/content.ts';
import { grading } from '../guides/grading/content.ts';
import { isItReal } from '../guides/is-it-real/content.ts';
import { storePostSell } from '../guides/store-post-sell/content.ts';
import { whatIsItWorth } from '../guides/what-is-it-worth/content.ts';
import { legalPages } from '../legal/pages.ts';
import { rankingData } from '../ranking/page-data.ts';
import { rankingWords } from '../ranking/words.ts';
import { updatesWords } from '../updates/words.ts';
import { rankedRows } from '../values/ranked-rows.ts';
import { valuesEntry, valuesWords } from '../values/words.ts';

const guides = [glossary, grading, isItReal, whatIsItWorth, storePostSell];

/** What this remote publishes: its pages and its drawings. */
export const remote: RemoteSource = {
  drawings: art,
  catalogue: {
    guides: [...guides.map(guideEntry), valuesEntry],
    terms: glossary.terms.map(({ slug, name, definition }) => ({ slug, name, definition })),
    updates: [...guides.flatMap(guideUpdates), ...pageUpdates],
  },
  pages: [
    {
      path: paths.home,
      expose: 'HomePage',
      title: 'Mint Row: Marvel, Pokémon and Star Wars cards',
      description:
        'Guides, character histories and card values for collectors of Marvel, Pokémon and Star Wars trading cards.',
      reviewed: '2026-11-22',
      data: home,
      shows: ['franchises', 'terms'],
    },
    {
      path: paths.about,
      expose: 'AboutPage',
      title: 'About Mint Row',
      description: 'Who writes Mint Row, how it began, and the three values that the shop and the site are run by.',
      reviewed: '2026-11-22',
      data: about,
      shows: ['franchises'],
    },
    {
      path: paths.characters,
      expose: 'CharactersPage',
      title: 'All characters, A to Z',
      description: 'Every character on Mint Row in alphabetical order, from Black Panther to Wolverine.',
      reviewed: '2026-11-22',
      data: directoryWords,
      shows: ['characters', 'franchises', 'terms'],
    },
    {
      path: paths.top50,
      expose: 'Top50Page',
      title: 'Top 50 most valuable trading cards',
      description: 'Fifty Pokémon, Star Wars and Marvel cards ranked by value, each with what its figure rests on.',
      reviewed: '2026-11-22',
      data: { ...top50, words: rankingWords, ...rankingData(rankedCards, top50.grades.points) },
      shows: ['franchises', 'terms'],
    },
    {
      path: paths.values,
      expose: 'ValuesPage',
      title: 'Price guide: values of 101 Marvel, Pokémon and Star Wars cards',
      description:
        'Every notable card of our characters and the Top 50 in one table, each value with what it rests on.',
      reviewed: '2026-11-22',
      data: { words: valuesWords, ranked: rankedRows(rankedCards) },
      shows: ['cards', 'franchises', 'terms'],
    },
    {
      path: paths.guides,
      expose: 'GuidesPage',
      title: 'Guides for card collectors',
      description:
        'Which printing, is it real, what is it worth: every guide on Mint Row, by question and by franchise.',
      reviewed: '2026-11-22',
      data: guideIndexWords,
      shows: ['guides', 'franchises'],
    },
    {
      path: paths.updates,
      expose: 'UpdatesPage',
      title: 'What has changed on Mint Row',
      description: 'What changed on which page and why, the newest first, for collectors who come back.',
      reviewed: '2026-11-22',
      data: updatesWords,
      shows: ['updates'],
    },
    faqPage,
    contactPage,
    ...legalPages,
    guidePage(glossary, 'GlossaryPage'),
    guidePage(grading, 'GradingGuidePage'),
    guidePage(isItReal, 'IsItRealGuidePage'),
    guidePage(whatIsItWorth, 'WorthGuidePage'),
    guidePage(storePostSell, 'StoreGuidePage'),
  ],
};
