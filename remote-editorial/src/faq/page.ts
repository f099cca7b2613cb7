import { paths } from '@mint-row/kit/contract';
import { faq } from './content.ts';

/** The page of questions that collectors ask. */
export const faqPage = {
  path: paths.faq,
  expose: 'FaqPage',
  title: 'Questions that collectors ask',
  description:
    'Is it real, is it a 1st Edition, what is it worth, should it be graded: short answers, with links to more.',
  reviewed: '2026-11-22',
  data: faq,
  shows: ['terms'],
} as const;
