import { paths } from '@mint-row/kit/contract';
import { checklistWords } from './words.ts';

/** The page of checklists. */
export const checklistsPage = {
  path: paths.checklists,
  expose: 'ChecklistsPage',
  title: 'Checklists to print: Marvel, Pokémon, Star Wars, Top 50',
  description:
    'Every card on Mint Row with a box for “have” and one for “want”, or those in your binder: nine to a page, or as a list.',
  reviewed: '2026-11-22',
  data: checklistWords,
  shows: ['cards', 'franchises', 'terms'],
  share: { name: 'Checklists to print', drawing: 'meadow' },
} as const;
