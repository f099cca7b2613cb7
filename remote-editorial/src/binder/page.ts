import { paths } from '@mint-row/kit/contract';
import { binderWords } from './words.ts';

/** The page of the binder. */
export const binderPage = {
  path: paths.binder,
  expose: 'BinderPage',
  title: 'My binder: the cards that you have and want',
  description: 'Keep track of the cards that you have and want, with grade, note and price paid, on your own device.',
  reviewed: '2026-11-22',
  indexed: false,
  data: binderWords,
  shows: ['cards', 'characters', 'franchises'],
} as const;
