import { describe, expect, it } from 'vitest';
import { rankedCards, top50 } from '../content/top-50.ts';
import { countBases } from './count-bases.ts';

const sold = (year: number) => ({ name: 'A card', basis: { kind: 'sale', year, house: 'Goldin' } as const });
const estimate = { name: 'A card', basis: { kind: 'estimate', reason: 'no sale' } as const };

it('counts sales within the window, older ones and estimates', () => {
  expect(countBases([sold(2023), sold(2024), sold(2025), estimate])).toEqual({ recent: 2, older: 1, estimates: 1 });
  expect(countBases([])).toEqual({ recent: 0, older: 0, estimates: 0 });
});

it('refuses a sale after the window', () => {
  expect(() => countBases([sold(2026)])).toThrow('A card: a sale of 2026 is not counted');
});

describe('the fifty', () => {
  it('rest on few sales of the window, more that are older, and on estimates for the most part', () => {
    expect(countBases(rankedCards)).toEqual({ recent: 3, older: 14, estimates: 33 });
  });

  it('are fifty different cards', () => {
    expect(new Set(rankedCards.map(({ name }) => name)).size).toBe(50);
  });

  it('are counted to the end of the window', () => {
    expect(top50.countedTo).toBe('2025-12-31');
  });
});
