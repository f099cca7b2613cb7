import { paths } from '@mint-row/kit/contract';
import { searchWords } from './words.ts';

/** The page of the search. */
export const searchPage = {
  path: paths.search,
  expose: 'SearchPage',
  title: 'Search Mint Row',
  description: 'Find a character, a card, a guide, a term or an answer by name, set, number or what it is about.',
  reviewed: '2026-11-22',
  indexed: false,
  data: searchWords,
  shows: ['franchises'],
} as const;
