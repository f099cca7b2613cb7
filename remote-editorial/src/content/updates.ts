import { paths, type UpdateEntry } from '@mint-row/shared/contract';

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
    path: paths.top50,
    title: 'Top 50 most valuable trading cards',
    text: 'The list says until when it counts sales, how many values are sales and how many estimates, and that its first card has since sold for more. Topsun’s year, No. 3 Trainer, Rayquaza and the green PMGs are corrected.',
  },
  {
    date: '2026-11-22',
    path: paths.home,
    title: 'Home',
    text: 'Where the page says that guides are updated weekly, it now leads to the proof.',
  },
];
