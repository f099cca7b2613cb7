import { describe, expect, it } from 'vitest';
import { groupByLetter } from './group-by-letter.ts';

const group = (...names: string[]) =>
  groupByLetter(names.map((name) => ({ name }))).map(({ letter, entries }) => [
    letter,
    ...entries.map(({ name }) => name),
  ]);

describe('groups by letter', () => {
  it('sorts letters, and names under each', () => {
    expect(group('Wolverine', 'Thor', 'Mewtwo', 'Mew', 'Black Panther')).toEqual([
      ['B', 'Black Panther'],
      ['M', 'Mew', 'Mewtwo'],
      ['T', 'Thor'],
      ['W', 'Wolverine'],
    ]);
  });

  it('takes accents and lower case for the letter they belong to', () => {
    expect(group('Élodie', 'eevee', 'Electro')).toEqual([['E', 'eevee', 'Electro', 'Élodie']]);
  });

  it('puts what begins with no letter first, under "#", numbers in order', () => {
    expect(group('Ash', '10-Bit', '4-LOM', '“Q”')).toEqual([
      ['#', '“Q”', '4-LOM', '10-Bit'],
      ['A', 'Ash'],
    ]);
  });

  it('has no groups for no entries, and leaves what it was given as it was', () => {
    expect(group()).toEqual([]);
    const given = [{ name: 'B' }, { name: 'A' }];
    groupByLetter(given);
    expect(given.map(({ name }) => name)).toEqual(['B', 'A']);
  });
});
