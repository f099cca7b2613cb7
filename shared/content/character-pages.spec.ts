import { expect, it } from 'vitest';
import type { Franchise } from '../contract/index.ts';
import type { Character } from './character.ts';
import { characterEntries, characterPages } from './character-pages.ts';

const franchise: Franchise = {
  slug: 'pokemon',
  name: 'Pokémon',
  accent: 'yellow',
  path: '/pokemon',
  characters: '/pokemon/characters',
};
const mew = {
  slug: 'mew',
  name: 'Mew',
  reviewed: '2026-11-22',
  summary: 'First on [[promo|promos]], then in a set of 18.',
} as Character;

it('lists and search engines get a summary without its marks', () => {
  const plain = 'First on promos, then in a set of 18.';
  expect(characterEntries([mew], franchise)[0]?.summary).toBe(plain);
  expect(characterPages([mew], franchise, (character) => character)[0]?.description).toBe(plain);
});
