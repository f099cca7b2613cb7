import type { CardEntry } from '@mint-row/shared/contract';
import { expect, it } from 'vitest';
import { byCharacter } from './by-character.ts';

const card = (franchise: string, name: string, title: string) =>
  ({ franchise, name, character: name.toLowerCase(), title }) as CardEntry;

it('puts cards of one character together, by franchise and name, in the order in which they came', () => {
  const cards = [
    card('pokemon', 'Mew', 'b'),
    card('marvel', 'Thor', 'c'),
    card('pokemon', 'Mew', 'a'),
    card('marvel', 'Hulk', 'd'),
  ];
  const groups = byCharacter(cards).map(({ name, cards }) => [name, cards.map(({ title }) => title)]);
  expect(groups).toEqual([
    ['Hulk', ['d']],
    ['Thor', ['c']],
    ['Mew', ['b', 'a']],
  ]);
  expect(byCharacter([])).toEqual([]);
});
