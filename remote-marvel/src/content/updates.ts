import { characterUpdate } from '@mint-row/kit/content';
import type { UpdateEntry } from '@mint-row/kit/contract';
import { franchise } from '../franchise.ts';

/** The days of the changes below. */
const first = '2026-11-22';
const second = '2026-11-29';

/** The changes of pages other than guides, the newest first. */
export const updates: readonly UpdateEntry[] = [
  {
    date: second,
    path: franchise.characters,
    title: 'Marvel characters',
    text: 'Missing from 1990 were Wolverine’s #23 and #37, Spider-Man’s #2 and MH5, Captain America’s #31 and the Hulk’s #17.',
    kind: 'correction',
  },
  {
    date: first,
    path: franchise.path,
    title: 'Marvel cards',
    text: 'The tip about Precious Metal Gems now says what they are and how the first ones were numbered. Impel’s change of name is in the history of the makers, and a drawing shows who had the licence when.',
    kind: 'correction',
  },
  {
    date: first,
    path: franchise.characters,
    title: 'Marvel characters',
    text: 'The Marvel list is now a timeline to scale.',
    kind: 'addition',
  },
  ofCharacter('spider-man', 'Spider-Man', {
    text: 'The page said that his cards start in 1990. Donruss had him on gum cards in 1966.',
    kind: 'correction',
    notable: true,
    changed: {
      of: 'Spider-Man’s first cards',
      from: { figure: '1990', note: 'Impel’s Marvel Universe' },
      to: { figure: '1966', note: 'Gum cards by Donruss' },
    },
  }),
  ofCharacter('wolverine', 'Wolverine', {
    text: 'Why two of his cards of 1992 carry different makers’ names, Impel and SkyBox, is now explained.',
    kind: 'correction',
  }),
  ofCharacter('captain-america', 'Captain America', {
    text: 'The report behind the value of card #1 stands beside it, with the prices that it names.',
    kind: 'values',
  }),
  ofCharacter('deadpool', 'Deadpool', {
    text: 'The page began with a card of 1992. His first well-known card, from the bag of X-Force #1 in August 1991, was missing. The text about Precious Metal Gems is new.',
    kind: 'correction',
    changed: {
      of: 'Deadpool’s first well-known card',
      from: { figure: '1992', note: 'Jim Lee’s X-Men set' },
      to: { figure: '1991', note: 'In the bag of X-Force #1' },
    },
  }),
  ofCharacter('black-panther', 'Black Panther', {
    text: 'The third card is described as a card: what it shows, and what makes one copy dearer than another.',
    kind: 'correction',
  }),
  ofCharacter('thor', 'Thor', {
    text: 'Thor vol. 4 #1 went on sale in October\u00a02014; the cover says December. The page had mixed the two.',
    kind: 'correction',
  }),
  ofCharacter('hulk', 'Hulk', {
    text: 'The page spoke as if his cards began in 1990; the gum cards of 1966 now come first.',
    kind: 'correction',
  }),
];

function ofCharacter(slug: string, title: string, change: Pick<UpdateEntry, 'text' | 'kind' | 'notable' | 'changed'>) {
  return characterUpdate(slug, { date: first, title, ...change });
}
