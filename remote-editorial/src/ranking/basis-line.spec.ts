import { expect, it } from 'vitest';
import { rankedCards } from '../content/top-50.ts';
import { basisLine } from './basis-line.ts';

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
