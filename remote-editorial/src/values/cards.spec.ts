import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { byCharacter } from './cards.ts';

const card = (franchise: string, name: string | null, title: string) =>
  ({ franchise, character: name && { slug: name.toLowerCase(), name }, title }) as CardEntry;

it('cards of one character are together, by franchise and name, in the order in which they came; the ranking is last', () => {
  const cards = [
    card('starwars', null, 'x'),
    card('pokemon', 'Mew', 'b'),
    card('marvel', 'Thor', 'c'),
    card('pokemon', 'Mew', 'a'),
    card('marvel', null, 'y'),
    card('marvel', 'Hulk', 'd'),
  ];
  const groups = byCharacter(cards, 'The fifty').map(({ id, name, cards }) => [
    id,
    name,
    cards.map(({ title }) => title),
  ]);
  expect(groups).toEqual([
    ['hulk', 'Hulk', ['d']],
    ['thor', 'Thor', ['c']],
    ['mew', 'Mew', ['b', 'a']],
    ['top-50', 'The fifty', ['x', 'y']],
  ]);
  expect(byCharacter([], 'The fifty')).toEqual([]);
});

it('a franchise that has a head has it above its characters, even if it has no cards', () => {
  const heads = ['star', 'pokemon'].map((slug) => ({ slug }) as Franchise);
  const cards = [card('starwars', 'Yoda', 'a'), card('star', 'Zed', 'b'), card('pokemon', null, 'c')];
  const groups = byCharacter(cards, 'The fifty', heads).map(({ id, head }) => head?.slug ?? id);
  expect(groups).toEqual(['pokemon', 'star', 'zed', 'yoda', 'top-50']);
});
