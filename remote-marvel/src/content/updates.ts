import { paths, type UpdateEntry } from '@mint-row/kit/contract';
import { franchise } from '../franchise.ts';

const date = '2026-11-22';

/** What changed on pages other than guides, the newest first. */
export const updates: readonly UpdateEntry[] = [
  {
    date,
    path: franchise.path,
    title: 'Marvel cards',
    text: 'The tip about Precious Metal Gems now says what they are and how the first ones were numbered. Impel’s change of name is in the history of the makers, and a drawing shows who had the licence when.',
  },
  {
    date,
    path: franchise.characters,
    title: 'Marvel characters',
    text: 'The debuts are on a line of years to scale, so that the gap of 21 years before Hulk is a gap.',
  },
  ofCharacter(
    'spider-man',
    'Spider-Man',
    'The page said that his cards start in 1990. Donruss had him on gum cards in 1966.',
  ),
  ofCharacter(
    'wolverine',
    'Wolverine',
    'Why two of his cards of 1992 carry different makers’ names, Impel and SkyBox, is now explained.',
  ),
  ofCharacter('iron-man', 'Iron Man', 'What each value rests on is a row of figures instead of a sentence.'),
  ofCharacter(
    'captain-america',
    'Captain America',
    'The report behind the value of card #1 stands beside it, with the prices that it names.',
  ),
  ofCharacter(
    'deadpool',
    'Deadpool',
    'His first well-known card, from the bag of X-Force #1 in August 1991, was missing. The text about Precious Metal Gems is new.',
  ),
  ofCharacter(
    'black-panther',
    'Black Panther',
    'The third card is described as a card: what it shows, and what makes one copy dearer than another.',
  ),
  ofCharacter(
    'thor',
    'Thor',
    'Thor vol. 4 #1 went on sale in October 2014; the cover says December. The page had mixed the two.',
  ),
  ofCharacter('hulk', 'Hulk', 'The page spoke as if his cards began in 1990; the gum cards of 1966 now come first.'),
];

function ofCharacter(slug: string, title: string, text: string): UpdateEntry {
  return { date, path: paths.character(slug), title, text };
}
