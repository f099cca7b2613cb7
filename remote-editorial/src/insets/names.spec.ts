import { expect, it } from 'vitest';
import { names } from './names.ts';

it.each([
  ['Charizard Topsun Blue Back', 'Charizard', true],
  ['Blaine’s Charizard Gym Challenge', 'Charizard', true],
  ['Mewtwo Base Set 1st Edition #10', 'Mew', false],
  ['Mewtwo and Mew on one card', 'Mew', true],
  ['Amazing Fantasy #15 (Spider-Man)', 'Spider-Man', true],
  ['Thorn', 'Thor', false],
  ['A card without a name', 'Hulk', false],
])('%s names %s: %s', (text, name, expected) => {
  expect(names(text, name)).toBe(expected);
});
