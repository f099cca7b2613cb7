import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { cardLists, sheetsOf } from './lists.ts';

const card = (title: string, franchise: string, character: string | null) =>
  ({
    title,
    franchise,
    character: character && { slug: character, name: character },
    ranked: character ? null : { rank: 1, grade: 'PSA 10', sale: null },
  }) as CardEntry;
const franchises = ['marvel', 'sports', 'pokemon'].map((slug) => ({ slug, name: slug.toUpperCase() }) as Franchise);

describe('checklists', () => {
  it('are those of franchises with cards, in their order, by character, and the ranking', () => {
    const cards = [
      card('first', 'pokemon', null),
      card('c', 'pokemon', 'Mew'),
      card('b', 'marvel', 'Thor'),
      card('a', 'marvel', 'Hulk'),
    ];
    const lists = cardLists(cards, franchises, 'Top 50').map(({ name, cards }) => [
      name,
      cards.map((one) => one.title),
    ]);
    expect(lists).toEqual([
      ['MARVEL', ['a', 'b']],
      ['POKEMON', ['c']],
      ['Top 50', ['first']],
    ]);
    expect(cardLists([], franchises, 'Top 50')).toEqual([]);
  });

  it('have nine pockets on each sheet, some of which are empty on the last', () => {
    const cards = Array.from({ length: 10 }, (_, index) => card(String(index), 'marvel', 'Hulk'));
    const sheets = sheetsOf(cards);
    expect(sheets.map((sheet) => sheet.length)).toEqual([9, 9]);
    expect(sheets.flat().filter((pocket) => pocket !== null)).toEqual(cards);
    expect(sheetsOf([])).toEqual([]);
  });
});
