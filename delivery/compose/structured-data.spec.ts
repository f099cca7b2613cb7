import { expect, it } from 'vitest';
import { listOf } from './structured-data.ts';

const franchise = {
  slug: 'marvel',
  name: 'Marvel',
  accent: 'red',
  path: '/marvel',
  characters: '/marvel/characters',
} as const;
const page = { path: franchise.characters, title: 'Marvel characters' };
const hero = { franchise: 'marvel', era: 'Silver Age', summary: 'A suit.' };

it('names a hundred items of a longer list, and counts all', () => {
  const characters = Array.from({ length: 150 }, (_, index) => ({
    ...hero,
    slug: `hero-${index}`,
    name: `Hero ${index}`,
  }));
  const list = listOf(page, { catalogue: { franchises: [franchise], characters } }, {}, (path) => path);
  expect(list).toMatchObject({ numberOfItems: 150 });
  expect(list).toHaveProperty('itemListElement.length', 100);
});
