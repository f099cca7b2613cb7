import type { Term } from '../term.ts';

/** Grades and the companies that give them. */
export const grades: readonly Term[] = [
  {
    slug: 'raw',
    name: 'Raw',
    definition: 'Not in a grading company’s holder.',
    entry:
      'A raw card may be superb or [[altered]]: nobody has said yet, so you judge it yourself. Our [Top 50](/top-50-cards) also uses the word for copies that only companies other than [[psa|PSA]] graded.',
  },
  {
    slug: 'slab',
    name: 'Slab',
    definition: 'A sealed plastic holder with a label: the card, its grade and a certificate number.',
    entry:
      'It is welded shut, so that opening it leaves marks. Empty holders are copied too: [look the number up](/guides/is-it-real#slab).',
  },
  {
    slug: 'grade',
    name: 'Grade',
    definition: 'A grading company’s judgement of a card’s condition, as a number from 1 to 10.',
    entry:
      'Four things count: [[centring]], [[corners]], [[edges]] and [[surface]]. One point can multiply a price; [the grading guide](/guides/grading) shows what a 10 needs.',
  },
  {
    slug: 'gem-mint',
    name: 'Gem Mint',
    definition: 'The name of a 10 at PSA and CGC and of a 9.5 at Beckett: very nearly without a flaw.',
    entry: 'The same two words stand beside different numbers, so read the company’s name first.',
  },
  {
    slug: 'near-mint',
    name: 'Near Mint',
    definition: 'Clean at arm’s length, with small flaws up close: a 7 on the grading companies’ scales.',
    entry:
      'Shops use it more loosely, for anything that looks unplayed. Ask for photographs of the corners and the back.',
  },
  {
    slug: 'psa',
    name: 'PSA',
    definition: 'Professional Sports Authenticator, an American company that has graded cards since 1991.',
    entry:
      'Its scale ends at 10, [[gem-mint|Gem Mint]], and its [[census]] is public. More sales are quoted in its grades than in any other’s.',
  },
  {
    slug: 'bgs',
    name: 'BGS',
    definition: 'Beckett Grading Services, whose labels can show four marks: centring, corners, edges and surface.',
    entry:
      'A 9.5 is its [[gem-mint|Gem Mint]], a 10 its [[pristine|Pristine]], and four 10s make a [[black-label|Black Label]].',
  },
  {
    slug: 'cgc',
    name: 'CGC',
    definition: 'Certified Guaranty Company, first known for grading comics, which grades cards as well.',
    entry: 'It has two kinds of 10: [[gem-mint|Gem Mint]] and, above it, [[pristine|Pristine]].',
  },
  {
    slug: 'black-label',
    name: 'Black Label',
    definition: 'A BGS 10 with a 10 in all four marks, on a black label.',
    entry:
      'The highest award that [[bgs|Beckett]] gives. Beside it, a 10 with one 9.5 among its marks is another purchase at another price.',
  },
  {
    slug: 'pristine',
    name: 'Pristine',
    definition: 'A step above Gem Mint: Pristine 10 at CGC, the 10 at Beckett.',
    entry: 'At CGC the borders must be about 50/50. [[psa|PSA]] has no such step.',
  },
  {
    slug: 'census',
    name: 'Census',
    definition: 'A grading company’s public count of the copies that it has graded; also called a population report.',
    entry:
      'It counts submissions: a card that was taken out and sent in again may be there twice. [[raw|Raw]] cards are not in it at all, so a low count alone does not make a rare card.',
  },
  {
    slug: 'crossover',
    name: 'Crossover',
    definition: 'Sending a graded card to another company, to have its grade instead.',
    entry:
      'You name the lowest grade that you would accept. If the card falls short, it comes back in its old [[slab]].',
  },
];
