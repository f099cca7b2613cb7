import { guideEntry, guidePage, guideSections, guideUpdates } from '@mint-row/kit/content';
import { type InsetsOf, type PagesOf, paths, type RemoteSource } from '@mint-row/kit/contract';
import { art } from '../art/index.ts';
import { plans } from '../art/plans/index.ts';
import { about } from '../content/about.ts';
import { binderWords } from '../content/binder.ts';
import { characterReading } from '../content/character-reading.ts';
import { charactersWords } from '../content/characters.ts';
import { checklistWords } from '../content/checklists.ts';
import { compareWords } from '../content/compare.ts';
import { contact } from '../content/contact.ts';
import { disclaimer } from '../content/disclaimer.ts';
import { dmca } from '../content/dmca.ts';
import { faq, faqDrawings, questionEntries } from '../content/faq.ts';
import { guideIndexWords } from '../content/guide-index.ts';
import { home } from '../content/home.ts';
import { ninePath, nineWords } from '../content/nine.ts';
import { priceGuideEntry, priceGuideWords } from '../content/price-guide.ts';
import { searchWords } from '../content/search.ts';
import { rankedCards, top50, top50Words } from '../content/top-50.ts';
import { pageUpdates, updatesWords } from '../content/updates.ts';
import { userPolicy } from '../content/user-policy.ts';
import { glossary } from '../guides/glossary/content.ts';
import { terms } from '../guides/glossary/terms.ts';
import { grading } from '../guides/grading/content.ts';
import { isItReal } from '../guides/is-it-real/content.ts';
import { storePostSell } from '../guides/store-post-sell/content.ts';
import { whatIsItWorth } from '../guides/what-is-it-worth/content.ts';
import { rankingData } from '../top-50/page-data.ts';
import { planName } from '../top-50/plan-name.ts';
import { rankedEntries } from '../top-50/ranked-entries.ts';
import { drawingsOfPages } from '../updates/drawings.ts';

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
  NinePage: typeof import('./NinePage.tsx');
  SearchPage: typeof import('./SearchPage.tsx');
  LegalPage: typeof import('./LegalPage.tsx');
  IsItRealGuidePage: typeof import('./IsItRealGuidePage.tsx');
  GradingGuidePage: typeof import('./GradingGuidePage.tsx');
  WorthGuidePage: typeof import('./WorthGuidePage.tsx');
  StoreGuidePage: typeof import('./StoreGuidePage.tsx');
  GlossaryPage: typeof import('./GlossaryPage.tsx');
}

/** The modules that show insets in pages of other remotes. */
interface InsetModules {
  CharacterReadingInset: typeof import('../insets/CharacterReadingInset.tsx');
}

const updates = [...guides.flatMap(guideUpdates), ...pageUpdates];

/** Everything that this remote publishes: its pages, insets, catalogue and drawings. */
export const remote: RemoteSource<PagesOf<Modules>, InsetsOf<InsetModules>> = {
  drawings: art,
  catalogue: {
    cards: rankedEntries(rankedCards),
    guides: [...guides.map(guideEntry), priceGuideEntry],
    terms: terms.map(({ entry: _, ...term }) => term),
    questions: questionEntries(faq),
    sections: guides.flatMap(guideSections),
    updates,
  },
  insets: [{ name: 'CharacterReadingInset', data: characterReading(rankedCards, updates) }],
  pages: [
    {
      path: paths.home,
      expose: 'HomePage',
      title: 'Mint Row: Marvel, Pokémon and Star Wars cards',
      description:
        'Guides, character histories and card values for collectors of Marvel, Pokémon and Star Wars trading cards.',
      reviewed: '2026-11-29',
      data: home,
      shows: ['franchises', 'portraits', 'terms', 'updates'],
      latestUpdates: 4,
      drawings: [
        ...['peak', 'peak-corners', 'peak-chips', 'peak-marks'],
        ...['shoebox', 'cape', 'pile', 'borders', 'meadow', 'open-guide', 'shop-front', 'full-page'],
      ],
      share: { name: home.hero.heading, drawing: 'shoebox' },
    },
    {
      path: paths.about,
      expose: 'AboutPage',
      title: 'About Mint Row',
      description: 'Who writes Mint Row, how it began, and the three values that the shop and the site are run by.',
      reviewed: '2026-11-22',
      data: about,
      shows: ['franchises'],
      drawings: ['shoebox', 'borders'],
      share: { name: about.heading, drawing: 'shoebox' },
    },
    {
      path: paths.characters,
      expose: 'CharactersPage',
      title: 'All characters, A to Z',
      description:
        'Every character on Mint Row in alphabetical order, each with its era and the highest value of its cards.',
      reviewed: '2026-11-29',
      data: charactersWords,
      shows: ['characters', 'franchises', 'terms'],
      share: { drawing: 'cape' },
    },
    {
      path: paths.top50,
      expose: 'Top50Page',
      title: 'Top 50 most valuable trading cards',
      description: 'Fifty Pokémon, Star Wars and Marvel cards ranked by value, and how we know each value.',
      alsoFoundBy: [
        'most valuable cards',
        'most expensive card',
        'most expensive Pokémon card',
        'rarest cards',
        'record sales',
      ],
      reviewed: '2026-11-29',
      data: { ...top50, words: top50Words, ...rankingData(rankedCards, top50.grades.points) },
      shows: ['franchises', 'terms'],
      drawings: Object.keys(plans),
      share: { figure: rankedCards[0]?.value ?? '', note: `No. 1: ${rankedCards[0]?.name}`, drawing: planName(1) },
    },
    {
      path: paths.values,
      expose: 'ValuesPage',
      title: 'Price guide: values of Marvel, Pokémon and Star Wars cards',
      description: 'Every notable card of our characters and the Top 50 in one table, and how we know each value.',
      reviewed: '2026-11-29',
      data: priceGuideWords,
      shows: ['cards', 'franchises', 'terms'],
      insets: [{ name: 'CharacterRowInset', props: {} }],
      share: { name: 'Price guide', drawing: 'price-columns' },
    },
    {
      path: paths.compare,
      expose: 'ComparePage',
      title: 'Compare cards: two to four side by side',
      description: 'Choose two to four cards of the price guide and see their sets, values and sales on one scale.',
      alsoFoundBy: ['compare cards', 'side by side'],
      reviewed: '2026-11-29',
      data: compareWords,
      shows: ['cards', 'franchises', 'terms'],
      share: { name: 'Compare cards', drawing: 'borders' },
    },
    {
      path: paths.guides,
      expose: 'GuidesPage',
      title: 'Guides for card collectors',
      description:
        'Which printing, is it real, what is it worth: every guide on Mint Row, by question and by franchise.',
      reviewed: '2026-11-29',
      data: guideIndexWords,
      shows: ['guides', 'franchises'],
      share: { drawing: 'open-guide' },
    },
    {
      path: paths.updates,
      expose: 'UpdatesPage',
      title: 'What’s new on Mint Row',
      description: 'What changed on which page and why, the newest first, for collectors who come back.',
      reviewed: '2026-11-29',
      data: updatesWords,
      shows: ['updates', 'franchises'],
      drawings: Object.values(drawingsOfPages),
      share: { name: 'What’s new', drawing: 'meadow' },
    },
    {
      path: paths.checklists,
      expose: 'ChecklistsPage',
      title: 'Checklists to print: Marvel, Pokémon, Star Wars, Top 50',
      description:
        'Every card on Mint Row with a box for “have” and one for “want”, or those in your binder: nine to a page, or as a list.',
      alsoFoundBy: ['set list', 'card list'],
      reviewed: '2026-11-22',
      data: checklistWords,
      shows: ['cards', 'franchises', 'terms'],
      share: { name: 'Checklists to print', drawing: 'full-page' },
    },
    {
      path: paths.faq,
      expose: 'FaqPage',
      title: 'Questions that collectors ask',
      description:
        'Is it real, is it a 1st Edition, what is it worth, should it be graded: short answers, with links to more.',
      reviewed: '2026-11-29',
      data: faq,
      shows: ['terms'],
      drawings: faqDrawings(faq),
      share: { drawing: 'peak' },
    },
    {
      path: paths.contact,
      expose: 'ContactPage',
      title: 'Contact Mint Row',
      description:
        'Drafts for questions, corrections, sales and legal mail; the shop’s address and hours; what to photograph first.',
      alsoFoundBy: ['opening hours', 'e-mail', 'phone', 'shop address'],
      reviewed: '2026-11-22',
      data: contact,
      shows: ['terms'],
      drawings: contact.photographs.items.map(({ shows }) => `photograph-${shows}`),
      share: { name: contact.heading, drawing: 'shop-front' },
    },
    {
      path: paths.binder,
      expose: 'BinderPage',
      title: 'My binder: the cards that you have and want',
      description:
        'Keep track of the cards that you have and want, with grade, note and price paid, on your own device.',
      alsoFoundBy: ['my collection', 'want list', 'wishlist', 'collection tracker'],
      reviewed: '2026-11-22',
      indexed: false,
      data: binderWords,
      shows: ['cards', 'characters', 'franchises'],
      share: { name: 'My binder', drawing: 'full-page' },
    },
    {
      path: ninePath,
      expose: 'NinePage',
      title: 'My nine: a page of cards to show',
      description: 'Arrange nine cards on a page, give it a title, and share it as a picture or a link, or print it.',
      reviewed: '2026-11-30',
      indexed: false,
      data: nineWords,
      shows: ['cards', 'characters'],
      share: { name: nineWords.heading, drawing: 'full-page' },
    },
    {
      path: paths.search,
      expose: 'SearchPage',
      title: 'Search Mint Row',
      description: 'Find a character, a card, a guide, a term or an answer by name, set, number or what it is about.',
      reviewed: '2026-11-22',
      indexed: false,
      data: searchWords,
      shows: ['franchises'],
      share: { name: 'Search' },
    },
    {
      path: paths.disclaimer,
      expose: 'LegalPage',
      title: disclaimer.title,
      description: 'Mint Row is an independent fan site: what that means for names, values, links and purchases.',
      reviewed: disclaimer.updated,
      data: disclaimer,
    },
    {
      path: paths.dmca,
      expose: 'LegalPage',
      title: dmca.title,
      description: 'How to report copyright infringement on Mint Row, what a notice needs, and what happens then.',
      alsoFoundBy: ['copyright'],
      reviewed: dmca.updated,
      data: dmca,
    },
    {
      path: paths.userPolicy,
      expose: 'LegalPage',
      title: userPolicy.title,
      description: 'What may be sent to Mint Row, the rights that are needed and given, and when content is removed.',
      alsoFoundBy: ['privacy', 'data protection', 'cookies'],
      reviewed: userPolicy.updated,
      data: userPolicy,
    },
    guidePage(isItReal, 'IsItRealGuidePage', ['loupe-wide']),
    guidePage(grading, 'GradingGuidePage', ['peak', 'peak-corners', 'peak-chips', 'peak-marks']),
    guidePage(whatIsItWorth, 'WorthGuidePage'),
    guidePage(storePostSell, 'StoreGuidePage'),
    guidePage(glossary, 'GlossaryPage', ['peak', ...glossary.drawn.map((slug) => `term-${slug}`)]),
  ],
};
