import type { Guide } from '@mint-row/kit/content';
import { groupByLetter, type LetterGroup } from '../../characters/group-by-letter.ts';
import { type Term, terms } from './terms.ts';

/** The glossary: a guide whose sections are its terms. */
export interface Glossary extends Guide {
  /** The terms in alphabetical order under their letters. */
  letters: readonly LetterGroup<Term>[];
  /** The slugs of the terms that have a drawing. */
  drawn: readonly string[];
  figure: {
    title: string;
    caption: string;
    /** What is printed on the slab's label. */
    label: readonly string[];
    grade: { value: string; word: string };
    /** What is printed on the card. */
    number: string;
    labels: readonly string[];
  };
  heading: string;
  filter: Record<'label' | 'example' | 'all' | 'some' | 'one' | 'none' | 'clear', string>;
}

export const glossary: Glossary = {
  slug: 'glossary',
  sections: [],
  title: 'Glossary',
  question: 'What does that word mean?',
  need: 'identify',
  summary:
    'The words that collectors, graders and auction houses use, from alternate art to whitening, each in a plain sentence.',
  franchise: null,
  drawing: 'slab',
  lead: 'Collectors talk in short words: [[raw]], [[slab]], [[chase]], [[census|pop]]. Here is each in a sentence, and what it means for your card. A dotted line under a word leads here.',
  reviewed: '2026-11-29',
  changes: [
    {
      date: '2026-11-29',
      text: 'Consignment, lot, Gold Star and SGC are new. A secret rare may also be one that its maker calls so, such as the gold Mew. Every Machamp that we have seen has the stamp; we cannot vouch for all.',
    },
    {
      date: '2026-11-22',
      text: 'The terms that our pages use, so that none of them has to be known beforehand.',
    },
  ],
  sources: [
    { name: 'The grading companies', says: 'the names of their grades, as they publish them.' },
    {
      name: 'Common usage',
      says: 'how dealers, auction houses and collectors use the words; where they differ, we say so.',
    },
    {
      name: 'Collectors’ news and dealers',
      says: 'PWCC (Sports Collectors Daily), Gold Stars (Don Diego Trading), TAG (gemmr), errors (PokeSnap, BlockApps).',
    },
    { name: 'Our other guides', says: 'the figures of sets and prints. Each guide names where it has them from.' },
  ],
  related: [
    {
      title: 'Grading, and what a 10 needs',
      href: '/guides/grading',
      why: 'Centring, corners, edges and surface, with borders to drag.',
    },
    {
      title: 'Is it real?',
      href: '/guides/is-it-real',
      why: 'The loupe, the rosette and the light test, put to work.',
    },
    {
      title: 'How to read any Pokémon card',
      href: '/guides/read-a-pokemon-card',
      why: 'Symbols, numbers and stamps on one labelled card.',
    },
    {
      title: 'Precious Metal Gems, parallels and refractors',
      href: '/guides/pmgs-parallels-refractors',
      why: 'Which run the colour and the stamp belong to.',
    },
  ],
  letters: groupByLetter(terms),
  drawn: [
    'centring',
    'corners',
    'whitening',
    'print-line',
    'rosette',
    'penny-sleeve',
    'top-loader',
    'semi-rigid',
    'slab',
    'die-cut',
    'full-art',
    'hologram-card',
    'parallel',
    'refractor',
    'set-number',
    'serial-number',
    'rarity-symbol',
    'first-edition',
    'grade',
    'loupe',
    'pmg',
    'sheet',
    'sold-price',
  ],
  figure: {
    title: 'Where the words sit on a card',
    caption: 'One card in a slab, and six of the words below.',
    label: ['Peak', '#10'],
    grade: { value: '10', word: 'mint' },
    number: '10/63',
    labels: ['Slab', 'Grade', 'Corner', 'Edge', 'Surface', 'Set number'],
  },
  heading: 'A to Z',
  filter: {
    label: 'Type a word',
    example: 'slab, foil',
    all: 'terms.',
    some: 'terms mention it.',
    one: 'term mentions it.',
    none: 'No term mentions that. Try fewer letters.',
    clear: 'Show all terms',
  },
};
