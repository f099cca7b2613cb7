import { describe, expect, it } from 'vitest';
import { groupByLetter } from './group-by-letter.ts';

const group = (...names: string[]) =>
  groupByLetter(names.map((name) => ({ name }))).map(({ letter, entries }) => [
    letter,
    ...entries.map(({ name }) => name),
  ]);

describe('groupByLetter', () => {
  it('sorts letters, and the names under each', () => {
    expect(group('Wolverine', 'Thor', 'Mewtwo', 'Mew', 'Black Panther')).toEqual([
      ['B', 'Black Panther'],
      ['M', 'Mew', 'Mewtwo'],
      ['T', 'Thor'],
      ['W', 'Wolverine'],
    ]);
  });

  it('counts an accented or small letter as its plain capital', () => {
    expect(group('Élodie', 'eevee', 'Electro')).toEqual([['E', 'eevee', 'Electro', 'Élodie']]);
  });

  it('puts names that begin with no letter first, under "#", numbers in order', () => {
    expect(group('Ash', '10-Bit', '4-LOM', '“Q”')).toEqual([
      ['#', '“Q”', '4-LOM', '10-Bit'],
      ['A', 'Ash'],
    ]);
  });

  it('makes no groups of no entries, and does not change its argument', () => {
    expect(group()).toEqual([]);
    const given = [{ name: 'B' }, { name: 'A' }];
    groupByLetter(given);
    expect(given.map(({ name }) => name)).toEqual(['B', 'A']);
  });
});
