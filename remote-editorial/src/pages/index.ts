import { guideEntry, guidePage, guideUpdates } from '@mint-row/kit/content';
import { type PagesOf, paths, type RemoteSource } from '@mint-row/kit/contract';
import { art } from '../art/index.ts';
import { binderPage } from '../binder/page.ts';
import { checklistsPage } from '../checklists/page.ts';
import { compareWords } from '../compare/words.ts';
import { contactPage } from '../contact/page.ts';
import { about } from '../content/about.ts';
import { home } from '../content/home.ts';
import { rankedCards, top50 } from '../content/top-50.ts';
import { pageUpdates } from '../content/updates.ts';
import { directoryWords } from '../directory/words.ts';
import { faq } from '../faq/content.ts';
import { faqPage } from '../faq/page.ts';
import { questionEntries } from '../faq/question-entries.ts';
import { guideIndexWords } from '../guide-index/words.ts';
import { glossary } from '../guides/glossary/content.ts';
import { terms } from '../guides/glossary/terms/index.ts';
import { grading } from '../guides/grading/content.ts';
import { isItReal } from '../guides/is-it-real/content.ts';
import { storePostSell } from '../guides/store-post-sell/content.ts';
import { whatIsItWorth } from '../guides/what-is-it-worth/content.ts';
import { legalPages } from '../legal/pages.ts';
import { rankingData } from '../ranking/page-data.ts';
import { rankingWords } from '../ranking/words.ts';
import { searchPage } from '../search/page.ts';
import { updatesWords } from '../updates/words.ts';
import { rankedEntries } from '../values/ranked-entries.ts';
import { valuesEntry, valuesWords } from '../values/words.ts';

const guides = [isItReal, grading, whatIsItWorth, storePostSell, glossary];

/** The modules that show pages: each page must have the data that its module takes. */
interface Modules {
  HomePage: typeof import('./HomePage.tsx');
  AboutPage: typeof import('./AboutPage.tsx');
  CharactersPage: typeof import('./CharactersPage.tsx');
  Top50Page: typeof import('./Top50Page.tsx');
  ValuesPage: typeof import('./ValuesPage.tsx');
  ComparePage: typeof import('./ComparePage.tsx');
  GuidesPage: typeof import('./GuidesPage.tsx');
  UpdatesPage: typeof import('./UpdatesPage.tsx');
  ChecklistsPage: typeof import('./ChecklistsPage.tsx');
  FaqPage: typeof import('./FaqPage.tsx');
  ContactPage: typeof import('./ContactPage.tsx');
  BinderPage: typeof import('./BinderPage.tsx');
  SearchPage: typeof import('./SearchPage.tsx');
  LegalPage: typeof import('./LegalPage.tsx');
  IsItRealGuidePage: typeof import('./IsItRealGuidePage.tsx');
  GradingGuidePage: typeof import('./GradingGuidePage.tsx');
  WorthGuidePage: typeof import('./WorthGuidePage.tsx');
  StoreGuidePage: typeof import('./StoreGuidePage.tsx');
  GlossaryPage: typeof import('./GlossaryPage.tsx');
}

/** What this remote publishes: its pages and its drawings. */
export const remote: RemoteSource<PagesOf<Modules>> = {
  drawings: art,
  catalogue: {
    cards: rankedEntries(rankedCards),
    guides: [...guides.map(guideEntry), valuesEntry],
    terms: terms.map(({ slug, name, definition }) => ({ slug, name, definition })),
    questions: questionEntries(faq),
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
      shows: ['franchises', 'terms', 'updates'],
      latestUpdates: 4,
    },
    {
      path: paths.about,
      expose: 'AboutPage',
      title: 'About Mint Row',
      description: 'Who writes Mint Row, how it began, and the three values that the shop and the site are run by.',
      reviewed: '2026-11-22',
      data: about,
      shows: ['franchises'],
      share: { drawing: 'shoebox' },
    },
    {
      path: paths.characters,
      expose: 'CharactersPage',
      title: 'All characters, A to Z',
      description: 'Every character on Mint Row in alphabetical order, from Black Panther to Wolverine.',
      reviewed: '2026-11-22',
      data: directoryWords,
      shows: ['characters', 'franchises', 'terms'],
      share: { drawing: 'cape' },
    },
    {
      path: paths.top50,
      expose: 'Top50Page',
      title: 'Top 50 most valuable trading cards',
      description: 'Fifty Pokémon, Star Wars and Marvel cards ranked by value, each with what its figure rests on.',
      reviewed: '2026-11-22',
      data: { ...top50, words: rankingWords, ...rankingData(rankedCards, top50.grades.points) },
      shows: ['franchises', 'terms'],
      share: { note: `No. 1: ${rankedCards[0]?.name}, ${rankedCards[0]?.value}`, drawing: 'borders' },
    },
    {
      path: paths.values,
      expose: 'ValuesPage',
      title: 'Price guide: values of Marvel, Pokémon and Star Wars cards',
      description:
        'Every notable card of our characters and the Top 50 in one table, each value with what it rests on.',
      reviewed: '2026-11-22',
      data: valuesWords,
      shows: ['cards', 'franchises', 'terms'],
      share: { name: 'Price guide', drawing: 'meadow' },
    },
    {
      path: paths.compare,
      expose: 'ComparePage',
      title: 'Compare cards: two to four side by side',
      description: 'Choose two to four cards of the price guide and see their sets, values and sales on one scale.',
      reviewed: '2026-11-22',
      data: compareWords,
      shows: ['cards', 'franchises', 'terms'],
      share: { name: 'Compare cards', drawing: 'meadow' },
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
      shows: ['updates', 'franchises'],
    },
    checklistsPage,
    faqPage,
    contactPage,
    binderPage,
    searchPage,
    ...legalPages,
    guidePage(isItReal, 'IsItRealGuidePage'),
    guidePage(grading, 'GradingGuidePage'),
    guidePage(whatIsItWorth, 'WorthGuidePage'),
    guidePage(storePostSell, 'StoreGuidePage'),
    guidePage(glossary, 'GlossaryPage'),
  ],
};
