import { characterUpdate } from '@mint-row/kit/content';
import type { UpdateEntry } from '@mint-row/kit/contract';
import { franchise } from '../franchise.ts';

const first = '2026-11-22';
const date = '2026-11-29';

/** The changes of pages other than guides, the newest first. */
export const updates: readonly UpdateEntry[] = [
  {
    date,
    path: franchise.path,
    title: 'Star Wars cards',
    text: 'Luke Skywalker #1 has sales in PSA 9, and the report of Harrison Ford’s autograph its age.',
    kind: 'values',
  },
  {
    date: first,
    path: franchise.path,
    title: 'Star Wars cards',
    text: 'The error on #207 is described, the blue series no longer hides behind the average of PSA 10s, and the year of the Luke Skywalker sale is marked as our inference.',
    kind: 'correction',
  },
  characterUpdate('darth-vader', {
    date: first,
    title: 'Darth Vader',
    text: 'The first series of 1980 is described as framed in red, because its outer border is white.',
    kind: 'correction',
  }),
];
