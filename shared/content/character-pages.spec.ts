import { expect, it } from 'vitest';
import type { Franchise } from '../contract/index.ts';
import type { Character, NotableCard, RangeBasis } from './character.ts';
import { characterEntries, characterPages, characterRow, factOf, peakOf } from './character-pages.ts';
import { sampleCharacter, sampleLayout } from './sample-character.ts';
import type { ValueRange } from './value.ts';

const franchise: Franchise = {
  slug: 'pokemon',
  name: 'Pokémon',
  accent: 'yellow',
  path: '/pokemon',
  characters: '/pokemon/characters',
};
const mew: Character = {
  ...sampleCharacter,
  slug: 'mew',
  name: 'Mew',
  related: [
    { slug: 'pikachu', name: 'Pikachu', why: 'Another prize.' },
    { slug: 'thor', name: 'Thor', why: 'Another god.', remote: 'marvel' },
  ],
};
const mewtwo = { ...mew, slug: 'mewtwo', name: 'Mewtwo' };
const pikachu = { ...sampleCharacter, slug: 'pikachu', name: 'Pikachu' };
const eevee = { ...sampleCharacter, slug: 'eevee', name: 'Eevee' };
const all = [mew, mewtwo, pikachu, eevee];
const [page] = characterPages(all, franchise, {
  listed: [mewtwo, mew],
  order: 'by number',
  factOf: ({ name }) => `The number of ${name}`,
  drawn: ['mew', 'pikachu', 'mewtwo', 'gyarados', 'dragonite', 'venusaur', 'blastoise'],
  dataOf: (character) => character,
});

it('the row of a franchise has its characters by name, each with its drawing', () => {
  const { data, drawings } = characterRow(all, franchise);
  expect(data.characters.map(({ name }) => name)).toEqual(['Eevee', 'Mew', 'Mewtwo', 'Pikachu']);
  expect(data.franchise).toEqual({ name: 'Pokémon', characters: '/pokemon/characters' });
  expect(drawings?.toSorted()).toEqual(['eevee', 'mew', 'mewtwo', 'pikachu']);
});

it('lists and search engines get the summary', () => {
  expect(characterEntries(all, franchise)[0]?.summary).toBe(mew.summary);
  expect(page?.description).toBe(mew.summary);
});

it('a page publishes its story without the sources', () => {
  expect(page?.data).toHaveProperty('story.0', { year: 1962, text: 'The first issue' });
  expect(JSON.stringify(page?.data)).not.toContain('known');
});

it('a page has the layouts of its cards in words', () => {
  expect(page?.data).toHaveProperty('cards.0.drawn', 'Picture to the edges');
  expect(page?.data).not.toHaveProperty('cards.0.layout');
});

it('a page leads to the characters beside it on the list, then to the related ones', () => {
  expect(page?.data).toMatchObject({
    neighbours: [
      { slug: 'mewtwo', place: 'Before', order: 'by number', why: 'The number of Mewtwo' },
      { slug: 'pikachu', place: 'Related', why: 'Another prize.' },
      { slug: 'thor', place: 'Related', why: 'Another god.', remote: 'marvel' },
    ],
  });
});

it('a page at an end of the list has four drawings for the last pocket, which its other pockets do not show', () => {
  expect(page?.data).toMatchObject({ others: ['gyarados', 'dragonite', 'venusaur', 'blastoise'] });
});

it('a page declares the drawings of its own remote that it shows, and the characters of others', () => {
  expect(page?.drawings).toEqual([
    ...['mew', 'mew-card-1', 'mew-card-2', 'mew-card-3', 'mewtwo', 'pikachu'],
    ...['gyarados', 'dragonite', 'venusaur', 'blastoise'],
  ]);
  expect(page).toMatchObject({ shows: ['characters', 'terms'], onlyCharacters: ['thor'] });
  const another = ({ slug, name }: Character) => ({ slug, name, why: 'Another prize.' });
  const withOwn: Character = { ...mewtwo, related: [another(pikachu), another(eevee)] };
  const [, last] = characterPages([mew, withOwn, pikachu, eevee], franchise, {
    listed: [mew, mewtwo],
    order: 'by number',
    factOf: () => '',
    drawn: [],
    dataOf: (character) => character,
  });
  expect(last).toMatchObject({
    shows: ['terms'],
    drawings: expect.arrayContaining(['mewtwo-card-3', 'mew', 'eevee']),
  });
  expect(last).not.toHaveProperty('onlyCharacters');
});

it('a related character may not be beside it on the list, where the page leads already', () => {
  const options = { listed: [mew, pikachu], order: 'by number', factOf: () => '', drawn: [] };
  expect(() => characterPages(all, franchise, { ...options, dataOf: (character) => character })).toThrow(
    'mew: related.0.slug is "pikachu", which stands beside it on the list by number',
  );
});

const estimate: RangeBasis = { kind: 'estimate', low: 'played', high: 'PSA 10' };
const card = (valueRange: ValueRange, basis: RangeBasis = estimate): NotableCard => ({
  title: 'A card',
  set: '1999 Set',
  layout: sampleLayout,
  description: '',
  valueRange,
  basis,
});
const sale = (price: `$${string}`) => ({ copy: 'PSA 10', price, when: '2025' });

it('is the highest end of any range, as it is written', () => {
  expect(peakOf([card('$50-$800'), card('$500-$2,500+'), card('$1-$90')])).toEqual({ value: '$2,500+', sold: false });
});

it('is a sale if the range rests on sales, or if a sale has that price', () => {
  expect(peakOf([card('$100-$800', { kind: 'sales', sales: [sale('$800')] })])?.sold).toBe(true);
  expect(peakOf([card('$5-$8,000+', { ...estimate, sales: [sale('$8,000')] })])?.sold).toBe(true);
  expect(peakOf([card('$5-$8,000+', { ...estimate, sales: [sale('$7,000')] })])?.sold).toBe(false);
});

it('does not exist without cards', () => {
  expect(peakOf([])).toBeUndefined();
});

it('a missing debut detail is named with its place and its form', () => {
  expect(() => factOf(mew, 'Pokédex number')).toThrow(
    "mew has no debut detail \"Pokédex number\". Add it to debut.facts in src/content/characters/mew.ts: { label: 'Pokédex number', value: '…' }.",
  );
});
