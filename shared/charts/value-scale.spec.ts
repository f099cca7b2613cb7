import { describe, expect, it } from 'vitest';
import { type ValuedThing, valueScale } from './value-scale.ts';

const card = (range: ValuedThing['range']): ValuedThing => ({ title: range, kind: 'card', range });

describe('the value scale', () => {
  it('has a tick at each power of ten from below the lowest value to the highest', () => {
    const { ticks } = valueScale([card('$20-$300'), card('$500-$50,000+')]);
    expect(ticks.map(({ label }) => label)).toEqual(['$10', '$100', '$1K', '$10K', '$100K']);
    expect(ticks[0]?.at).toBe(0);
  });

  it('gives each power of ten the same room', () => {
    const [one, ten, hundred] = valueScale([card('$1-$400')]).ticks.map(({ at }) => at);
    expect((hundred ?? 0) - (ten ?? 0)).toBeCloseTo((ten ?? 0) - (one ?? 0), 1);
  });

  it('puts equal amounts of different things at one place, and lower ones to the left', () => {
    const [first, second] = valueScale([card('$10-$500'), card('$50-$500+')]).bars;
    expect(first?.to).toBe(second?.to);
    expect(first?.from).toBeLessThan(second?.from ?? 0);
  });

  it('says which ranges are open, and leaves room for an arrow even at a power of ten', () => {
    const { bars } = valueScale([card('$100-$800'), card('$5,000-$100,000+')]);
    expect(bars.map(({ open }) => open)).toEqual([false, true]);
    expect(bars[1]?.to).toBeLessThan(96);
  });

  it('is the same after a journey as JSON', () => {
    const scale = valueScale([card('$375,000-$5,300,000+'), card('$20-$9,000+')]);
    expect(JSON.parse(JSON.stringify(scale))).toEqual(scale);
  });

  it('refuses what is not a range', () => {
    expect(() => valueScale([card('$300-$50')])).toThrow(RangeError);
  });
});
