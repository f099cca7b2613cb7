import { paths } from '@mint-row/kit/contract';
import { contact } from './content.ts';

/** The page that says how to reach us. */
export const contactPage = {
  path: paths.contact,
  expose: 'ContactPage',
  title: 'Contact Mint Row',
  description:
    'Drafts for questions, corrections, sales and legal mail; the shop’s address and hours; what to photograph first.',
  reviewed: '2026-11-22',
  data: contact,
  shows: ['terms'],
} as const;
