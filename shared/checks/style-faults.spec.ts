import { expect, it } from 'vitest';
import { nameOfSheet } from './style-faults.ts';

it('a stylesheet of a page is named with the module that imports its sources', () => {
  expect(nameOfSheet('pokemon', 'client/__federation_expose_CharacterPage.css')).toBe(
    'pokemon: a stylesheet that src/pages/CharacterPage.tsx imports (client/__federation_expose_CharacterPage.css)',
  );
  expect(nameOfSheet('pokemon', 'client/common.css')).toBe('pokemon: client/common.css');
});
