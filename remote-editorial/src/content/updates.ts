import { paths, type UpdateEntry } from '@mint-row/kit/contract';

/** What changed on this remote's pages, and why; each guide has its own changes with its text. */
export const pageUpdates: readonly UpdateEntry[] = [
  {
    date: '2026-11-22',
    path: paths.guides,
    title: 'Guides',
    text: 'New page: every guide by the question that it answers, and by franchise, because the header promised guides and led nowhere.',
  },
  {
    date: '2026-11-22',
    path: paths.updates,
    title: 'What has changed',
    text: 'New page, with a feed: readers who come back can see what is different since their last visit.',
  },
  {
    date: '2026-11-22',
    path: paths.faq,
    title: 'Short answers',
    text: 'New page: eighteen questions that we hear at the counter, each with the place where the whole answer is.',
  },
  {
    date: '2026-11-22',
    path: paths.contact,
    title: 'Write to us',
    text: 'New page: drafts by subject, the opening hours by the shop’s own clock, and what to photograph, so that the first letter can already hold what an answer needs.',
  },
  {
    date: '2026-11-22',
    path: paths.top50,
    title: 'Top 50 most valuable trading cards',
    text: 'The list says until when it counts sales, how many values are sales and how many estimates, and that its first card has since sold for more. Topsun’s year, No. 3 Trainer, Rayquaza and the green PMGs are corrected.',
  },
  {
    date: '2026-11-22',
    path: paths.characters,
    title: 'All characters, A to Z',
    text: 'Each name has the colours of its drawing and the highest value of its cards. A note names the words that the glossary explains.',
  },
  {
    date: '2026-11-22',
    path: paths.home,
    title: 'Home',
    text: 'The four checks of a grader can be tried on one card, and the pages that changed last are listed, so that “updated weekly” has its proof in view.',
  },
];
