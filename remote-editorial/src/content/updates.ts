import { paths, type UpdateEntry } from '@mint-row/kit/contract';

/** The text of the list of updates around its entries. */
export const updatesWords = {
  heading: 'What’s new',
  lead: 'Every change to a guide, a value or a fact, and why. We look through the guides each week, and list what we changed.',
  feed: 'Follow the changes in a feed reader (Atom)',
  changed: 'On',
  moved: {
    heading: 'What moved',
    intro: 'What a page showed before, and what it shows now.',
    from: 'Before',
    to: 'Now',
  },
  kinds: { values: 'Values and sales', correction: 'Corrected', addition: 'New', other: 'Also changed' },
  pages: { one: 'page changed', more: 'pages changed' },
  empty: 'No change is recorded yet.',
  closing: {
    title: 'Found a mistake?',
    text: 'Tell us the page, the sentence and what you know better. The correction is listed here with its reason.',
    action: 'Report a Mistake',
    guides: 'All Guides',
  },
} as const;

const date = '2026-11-22';

/** The changes of this remote's pages with their reasons; each guide lists its own changes with its text. */
export const pageUpdates: readonly UpdateEntry[] = [
  {
    date: '2026-11-29',
    path: paths.guides,
    title: 'Guides',
    text: 'A reader went through every page. The $5,275,000 of 2021 was cash and a card; Vader’s $8,000 is an estimate. Prices of Machamp, Torchic and the holograms are new, as reported.',
    kind: 'correction',
  },
  {
    date: '2026-11-29',
    path: paths.top50,
    title: 'Top 50 most valuable trading cards',
    text: 'We give the grades at which three Snap cards and the No. 2 Trainer sold; we had said they were unknown. Where we have not looked in the archives of auction houses, the entry says so, instead of “no sale found”. Each of the fifty has a plan, dashed where we do not know.',
    kind: 'correction',
    notable: true,
  },
  {
    date: '2026-11-29',
    path: paths.values,
    title: 'Price guide',
    text: 'Each card says what raw copies, 9s and 10s of PSA sell for, as far as we know it. The glossary explains “played”, and LP, MP and HP.',
    kind: 'addition',
  },
  {
    date: '2026-11-29',
    path: paths.userPolicy,
    title: 'User Uploads & Content Policy',
    text: 'A paragraph on privacy: what we receive, what your browser keeps, and what we do not have.',
    kind: 'addition',
  },
  {
    date: '2026-11-29',
    path: paths.faq,
    title: 'FAQ',
    text: 'Three new questions: Charizard’s reprints, Japanese or English, and Pokémon 151. Every Machamp that we have seen has the stamp; whether every print had it we cannot say.',
    kind: 'correction',
  },
  {
    date,
    path: paths.guides,
    title: 'Guides',
    text: 'Every guide by the question that it answers, and by franchise.',
    kind: 'addition',
  },
  {
    date,
    path: paths.updates,
    title: 'What’s new',
    text: 'This list, with a feed, for readers who come back.',
    kind: 'addition',
  },
  {
    date,
    path: paths.faq,
    title: 'FAQ',
    text: 'Eighteen questions that we hear at the counter, each with the place where the whole answer is.',
    kind: 'addition',
    notable: true,
  },
  {
    date,
    path: paths.contact,
    title: 'Contact us',
    text: 'Drafts by subject, the opening hours by the shop’s own clock, and what to photograph, so that the first letter can already hold what an answer needs.',
    kind: 'addition',
  },
  {
    date,
    path: paths.top50,
    title: 'Top 50 most valuable trading cards',
    text: 'The list says until when it counts sales, how many values are sales and how many estimates, and that its first card has since sold for more. Topsun’s year, No. 3 Trainer, Rayquaza and Marvel’s green foil cards are corrected.',
    kind: 'values',
    notable: true,
  },
  {
    date,
    path: paths.characters,
    title: 'All characters, A to Z',
    text: 'Each name has the colours of its drawing and the highest value of its cards. A note names the words that the glossary explains.',
    kind: 'values',
  },
  {
    date,
    path: paths.home,
    title: 'Home',
    text: 'The four checks of a grader can be tried on one card, and the changes that matter most are told first, so that “updated weekly” has its proof in view.',
    kind: 'addition',
  },
];
