import { expect, it } from 'vitest';
import { hashedName, plainName } from './file-names.ts';

const integrity = 'sha256-Ab+d/fGhIj0000000000000000000000000000000000=';

it.each([
  ['common.js', 'common.Ab-d_fGhIj.js'],
  ['data/characters/iron-man.json', 'data/characters/iron-man.Ab-d_fGhIj.json'],
  ['client/art/thor.svg', 'client/art/thor.Ab-d_fGhIj.svg'],
])('the published name of %s has the beginning of its hash, in characters of addresses', (plain, published) => {
  expect(hashedName(plain, integrity)).toBe(published);
  expect(plainName(published)).toBe(plain);
});

it('a file without a hash, as in development, keeps its plain name', () => {
  expect(hashedName('common.js', '')).toBe('common.js');
});

it.each(['data/mewtwo-original.json', 'a.b.json', 'common.js'])('%s has no hash in its name', (file) => {
  expect(plainName(file)).toBe(file);
});
