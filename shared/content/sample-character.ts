import type { CardLayout } from './card-layout.ts';
import type { Character, NotableCard } from './character.ts';

/** A layout of nothing but a picture, for tests of other things. */
export const sampleLayout: CardLayout = { sets: [], border: null, picture: [0, 0, 100, 140], parts: [], source: '' };

/** A card with every field that a card must have, for tests. */
export const sampleCard: NotableCard = {
  title: '#18 Thor',
  set: '1990 Impel Marvel Universe',
  layout: sampleLayout,
  description: 'The first card of the set.',
  valueRange: '$1-$400',
  basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
};

/** A character with every field that a character must have, for tests. */
export const sampleCharacter: Character = {
  slug: 'thor',
  reviewed: '2026-11-22',
  name: 'Thor',
  tagline: 'A hammer and a vow.',
  summary: 'First on a card in 1966.',
  debut: {
    text: 'Journey into Mystery #83.',
    facts: [{ label: 'First appearance', value: 'Journey into Mystery #83 (August 1962)' }],
  },
  history: ['He fell.', 'He rose.', 'He is collected.'],
  story: [
    { year: 1962, text: 'The first issue', source: 'known' },
    { year: 1990, kind: 'card', text: 'The first card', source: 'known' },
  ],
  figure: { figure: '4 years', text: 'from the first issue to the first card', source: 'Our own count' },
  cards: [
    { ...sampleCard, basis: { kind: 'sales', sales: [{ copy: 'PSA 10', price: '$400', when: 'August 2025' }] } },
    sampleCard,
    { ...sampleCard, title: '#19 Thor' },
  ],
  finding: 'The three reach $400.',
  related: [
    { slug: 'hulk', name: 'Hulk', why: 'Another strong one.', remote: 'others' },
    { slug: 'loki', name: 'Loki', why: 'His brother.', remote: 'others' },
  ],
  closing: { title: 'Bring yours', text: 'We look at it with you.' },
};
