import { describe, expect, it } from 'vitest';
import { rankedCards, top50 } from '../content/top-50.ts';
import { basisLine, countBases, rankingPlot } from './page-data.ts';

const line = (basis: Parameters<typeof basisLine>[0]) => Object.values(basisLine(basis)).join('');

it('says where and when a card was sold', () => {
  expect(line({ kind: 'sale', year: 2025, house: 'Heritage' })).toBe('Known sale, 2025, Heritage.');
  expect(line({ kind: 'sale', year: 2020, house: 'auction' })).toBe('Known sale, 2020, at auction.');
  expect(line({ kind: 'sale', year: 2023, house: 'at a fair', note: 'the price is approximate' })).toBe(
    'Known sale, 2023, at a fair; the price is approximate.',
  );
});

it('says why a value is an estimate', () => {
  expect(line({ kind: 'estimate', reason: 'no public sale found' })).toBe('Estimate: no public sale found.');
});

it('ends every line of the list with one full stop', () => {
  for (const { basis } of rankedCards) expect(line(basis)).toMatch(/[^.;]\.$/);
});

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

it('has a name for every card that a wide plot has room for', () => {
  const marks = rankingPlot(rankedCards).rows.flatMap(({ lanes }) => lanes.flat());
  expect(marks).toHaveLength(50);
  expect(marks.filter(({ named }) => named === 'pointed').map(({ name }) => name)).toEqual([]);
  expect(new Set(marks.map(({ name }) => name)).size).toBe(50);
});
