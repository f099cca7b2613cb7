import { expect, it } from 'vitest';
import type { NotableCard, RangeBasis } from './character.ts';
import { peakOf } from './peak.ts';
import { sampleLayout } from './sample-layout.ts';
import type { ValueRange } from './value.ts';

const estimate: RangeBasis = { kind: 'estimate', low: 'played', high: 'PSA 10' };
const card = (valueRange: ValueRange, basis: RangeBasis = estimate): NotableCard => ({
  title: 'A card',
  set: '1999 Set',
  layout: sampleLayout,
  description: '',
  valueRange,
  basis,
});
const sale = (price: `$${string}`) => ({ copy: 'PSA 10', price, when: '2025' });

it('is the highest end of any range, as it is written', () => {
  expect(peakOf([card('$50-$800'), card('$500-$2,500+'), card('$1-$90')])).toEqual({ value: '$2,500+', sold: false });
});

it('is a sale if the range rests on sales, or if a sale has that price', () => {
  expect(peakOf([card('$100-$800', { kind: 'sales', sales: [sale('$800')] })])?.sold).toBe(true);
  expect(peakOf([card('$5-$8,000+', { ...estimate, sales: [sale('$8,000')] })])?.sold).toBe(true);
  expect(peakOf([card('$5-$8,000+', { ...estimate, sales: [sale('$7,000')] })])?.sold).toBe(false);
});

it('does not exist without cards', () => {
  expect(peakOf([])).toBeUndefined();
});
