import { describe, expect, it } from 'vitest';
import type { CardEntry, Catalogue } from '../contract/index.ts';
import { searchIndex } from './entries.ts';

const page = (path: string) => ({ path, title: `Title of ${path}`, description: `Description of ${path}` });
const card: CardEntry = {
  key: 'charizard-shining-charizard',
  title: 'Shining Charizard',
  path: '/characters/charizard',
  anchor: 'card-shining-charizard',
  set: '2002 Neo Destiny',
  year: 2002,
  number: '107/105',
  franchise: 'pokemon',
  character: { slug: 'charizard', name: 'Charizard' },
  ranked: null,
  range: '$500-$15,000+',
  ends: null,
  basis: 'estimate',
  sales: [],
  reviewed: '2026-11-01',
};
const pokemon = {
  slug: 'pokemon',
  name: 'Pokémon',
  accent: 'yellow',
  path: '/pokemon',
  characters: '/pokemon/characters',
} as const;
const catalogue: Catalogue = {
  franchises: [pokemon],
  characters: [{ slug: 'charizard', name: 'Charizard', franchise: 'pokemon', summary: 'A dragon.', era: 'First' }],
  cards: [
    card,
    {
      ...card,
      path: '/top-50-cards',
      anchor: 'rank-41',
      set: null,
      character: null,
      ranked: { rank: 41, grade: 'PSA 10', sale: null },
    },
  ],
  terms: [{ slug: 'slab', name: 'Slab', definition: 'A holder.' }],
  questions: [{ slug: 'sell', question: 'Do you sell?', answer: 'We do.' }],
};
const pages = ['/', '/pokemon', '/characters/charizard', '/top-50-cards', '/guides/glossary', '/faq', '/search'].map(
  page,
);
const { franchises, entries } = searchIndex(catalogue, pages);

describe('the search index', () => {
  it('leads to the part of a page that an entry stands for', () => {
    expect(entries.map(({ kind, href }) => `${kind} ${href}`)).toEqual([
      'characters /characters/charizard',
      'franchises /pokemon',
      'cards /characters/charizard#card-shining-charizard',
      'cards /top-50-cards#rank-41',
      'terms /guides/glossary#slab',
      'questions /faq#sell',
      'pages /',
      'pages /top-50-cards',
      'pages /guides/glossary',
      'pages /faq',
    ]);
  });

  it('says of a card where it belongs, and of a franchise what its page is about', () => {
    const texts = entries.map(({ text }) => text);
    expect(texts[1]).toBe('Description of /pokemon');
    expect(texts[2]).toBe('Charizard · 2002 Neo Destiny · No. 107/105');
    expect(texts[3]).toBe('Number 41 of the Top 50 · 2002 · No. 107/105');
  });

  it('has the drawings of guides', () => {
    const grading = { slug: 'grading', title: 'Grading', question: 'How?', summary: '', franchise: null, reviewed: '' };
    const index = searchIndex({ guides: [{ ...grading, drawing: '/label.svg' }] }, []);
    expect(index.entries).toMatchObject([{ kind: 'guides', drawing: '/label.svg' }]);
  });

  it('has the franchises, for their names and colours', () => {
    expect(franchises).toEqual([pokemon]);
  });
});
