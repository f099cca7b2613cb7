import { describe, expect, it } from 'vitest';
import type { Sale, ValueRange } from '../content/index.ts';
import { type ValuedThing, valueScale } from './value-scale.ts';

const card = (range: ValueRange, sales: readonly Sale[] = []): ValuedThing => ({
  title: range,
  kind: 'card',
  range,
  estimate: true,
  sales,
});
const sale = (copy: string, price: Sale['price']): Sale => ({ copy, price, when: '2025' });

describe('the value scale', () => {
  it('begins and ends with a tick, below the lowest value and above the highest', () => {
    const { ticks } = valueScale([card('$20-$300'), card('$500-$17,000+')]);
    expect(ticks.map(({ label }) => label)).toEqual(['$10', '$100', '$1K', '$10K', '$100K']);
    expect([ticks[0]?.at, ticks.at(-1)?.at]).toEqual([0, 100]);
  });

  it('gives each power of ten the same room', () => {
    const [one, ten, hundred] = valueScale([card('$1-$400')]).ticks.map(({ at }) => at);
    expect((hundred ?? 0) - (ten ?? 0)).toBeCloseTo((ten ?? 0) - (one ?? 0), 1);
  });

  it('puts equal amounts of different things at one place, and lower ones to the left', () => {
    const [first, second] = valueScale([card('$10-$500'), card('$50-$500+')]).rows;
    expect(first?.bar?.to).toBe(second?.bar?.to);
    expect(first?.bar?.from).toBeLessThan(second?.bar?.from ?? 0);
  });

  it('says which ranges are open, and leaves room for an arrow even at a power of ten', () => {
    const { rows } = valueScale([card('$100-$800'), card('$5,000-$100,000+')]);
    expect(rows.map(({ bar }) => bar?.open)).toEqual([false, true]);
    expect(rows[1]?.bar?.to).toBeLessThan(96);
  });

  it('places sales beside the ranges, the highest of all included, each with its grader', () => {
    const { ticks, rows } = valueScale([card('$50-$500', [sale('PSA 10', '$500'), sale('CGC 9.5', '$2,000')])]);
    expect(rows[0]?.sales.map(({ grader }) => grader)).toEqual(['PSA', 'CGC']);
    expect(rows[0]?.sales[0]?.at).toBe(rows[0]?.bar?.to);
    expect(ticks.at(-1)?.label).toBe('$10K');
  });

  it('places a thing that has sales and no range', () => {
    const other = { title: 'A test print', kind: 'other', estimate: false, sales: [sale('A copy', '$9')] } as const;
    const { ticks, rows } = valueScale([card('$50-$500'), other]);
    expect(rows[1]).toMatchObject({ bar: null, sales: [{ grader: 'other' }] });
    expect(ticks[0]?.label).toBe('$1');
  });

  it('places a single estimate, which begins and ends at one place', () => {
    const single = { title: 'A trophy', kind: 'card', range: '$350,000', estimate: true, sales: [] } as const;
    const { bar } = valueScale([card('$100-$900,000'), single]).rows[1] ?? {};
    expect(bar).toMatchObject({ text: '$350,000', open: false });
    expect(bar?.from).toBe(bar?.to);
  });

  it('is the same after a journey as JSON', () => {
    const scale = valueScale([card('$375,000-$5,300,000+'), card('$20-$9,000+', [sale('PSA 9', '$8,000')])]);
    expect(JSON.parse(JSON.stringify(scale))).toEqual(scale);
  });

  it('refuses what is not a range', () => {
    expect(() => valueScale([card('$300-$50')])).toThrow(RangeError);
  });
});
