import { describe, expect, it } from 'vitest';
import { type Dollars, parseDollars, parseValueRange, type ValueRange } from './value.ts';

describe('an amount', () => {
  it('is read as whole dollars', () => {
    expect(parseDollars('$5,300,000')).toBe(5_300_000);
    expect(parseDollars('$50')).toBe(50);
  });

  it.each(['$', '$5,30', '$1.50', '5', '$-1'])('is refused when it is %s', (text) => {
    expect(() => parseDollars(text as Dollars)).toThrow(/is not an amount/);
  });
});

describe('a range', () => {
  it('has two ends, the upper one open or not', () => {
    expect(parseValueRange('$500-$2,000+')).toEqual({ low: 500, high: 2000, open: true });
    expect(parseValueRange('$50-$300')).toEqual({ low: 50, high: 300, open: false });
  });

  it.each(['$300-$50', '$50', '$50 - $300', '50-300'])('is refused when it is %s', (text) => {
    expect(() => parseValueRange(text as ValueRange)).toThrow(RangeError);
  });
});
