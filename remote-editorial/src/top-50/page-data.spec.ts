import { describe, expect, it } from 'vitest';
import { rankedCards, top50 } from '../content/top-50.ts';
import { basisLine, countBases, rankingPlot } from './page-data.ts';

const line = (basis: Parameters<typeof basisLine>[0]) => Object.values(basisLine(basis)).join('');

it('the line of a sale says where and when the card was sold', () => {
  expect(line({ kind: 'sale', year: 2025, house: 'Heritage' })).toBe('Known sale, 2025, Heritage.');
  expect(line({ kind: 'sale', year: 2020, house: 'auction' })).toBe('Known sale, 2020, at auction.');
  expect(line({ kind: 'sale', year: 2023, house: 'at a fair', note: 'the price is approximate' })).toBe(
    'Known sale, 2023, at a fair; the price is approximate.',
  );
});

it('the line of an estimate says why it is one', () => {
  expect(line({ kind: 'estimate', reason: 'no public sale found' })).toBe('Estimate: no public sale found.');
});

it('every line of the list ends with one full stop', () => {
  for (const { basis } of rankedCards) expect(line(basis)).toMatch(/[^.;]\.$/);
});

const sold = (year: number) => ({ name: 'A card', basis: { kind: 'sale', year, house: 'Goldin' } as const });
const estimate = { name: 'A card', basis: { kind: 'estimate', reason: 'no sale' } as const };

it('sales of the counted years, older sales and estimates are counted apart', () => {
  expect(countBases([sold(2023), sold(2024), sold(2025), estimate])).toEqual({ recent: 2, older: 1, estimates: 1 });
  expect(countBases([])).toEqual({ recent: 0, older: 0, estimates: 0 });
});

it('a sale after the counted years is refused', () => {
  expect(() => countBases([sold(2026)])).toThrow('A card: a sale of 2026 is not counted');
});

describe('the fifty', () => {
  it('rest on few sales of the counted years, on more older ones, and mostly on estimates', () => {
    const { recent, older, estimates } = countBases(rankedCards);
    expect(recent + older + estimates).toBe(50);
    expect([recent, older, estimates]).toEqual([recent, older, estimates].toSorted((one, other) => one - other));
    expect(estimates).toBeGreaterThan(25);
  });

  it('are fifty different cards', () => {
    expect(new Set(rankedCards.map(({ name }) => name)).size).toBe(50);
  });

  it('have sales up to the end of the counted years', () => {
    expect(top50.countedTo).toBe('2025-12-31');
  });
});

it('a wide plot has room for the name of every card', () => {
  const marks = rankingPlot(rankedCards).rows.flatMap(({ lanes }) => lanes.flat());
  expect(marks).toHaveLength(50);
  expect(marks.filter(({ named }) => named === 'pointed').map(({ name }) => name)).toEqual([]);
  expect(new Set(marks.map(({ name }) => name)).size).toBe(50);
});
