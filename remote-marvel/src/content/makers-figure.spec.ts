import { expect, it } from 'vitest';
import { makers } from './makers.ts';
import { makersFigure, yearsOf } from './makers-figure.ts';

const confirmed = true;

it('names the years of a maker: those that follow one another as one, and about when they are not confirmed', () => {
  expect(yearsOf([{ from: 1966, to: 1966, confirmed }])).toBe('1966');
  expect(yearsOf([{ from: 1990, to: 1992, confirmed }])).toBe('1990–1992');
  expect(
    yearsOf([
      { from: 1995, to: 1996, confirmed },
      { from: 1997, to: 1998, confirmed: false },
    ]),
  ).toBe('about\u00a01995–1998');
  expect(
    yearsOf([
      { from: 1974, to: 1976, confirmed: false },
      { from: 2025, to: 2025, confirmed },
    ]),
  ).toBe('about\u00a01974–1976, 2025');
});

it('marks the years without a maker: 1967 to 1973, 1977 to 1986, 1999, 2004 and 2005', () => {
  expect(makersFigure.empty).toEqual([
    { x: 1.67, width: 11.67 },
    { x: 18.33, width: 16.67 },
    { x: 55, width: 1.67 },
    { x: 63.33, width: 3.33 },
  ]);
});

it('names the first and the last year on its axis', () => {
  expect(makersFigure.labels.map(({ year }) => year)).toEqual([1966, 1980, 1990, 2000, 2010, 2020, 2025]);
});

it('draws every maker within the years of its heading, by the first year', () => {
  for (const { bars } of makersFigure.rows) {
    for (const { x, width } of bars) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(100.01);
    }
  }
  const firsts = makers.map(({ spans }) => spans[0]?.from ?? 0);
  expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
  expect(makersFigure.heading).toContain(
    `${firsts[0]} to ${Math.max(...makers.flatMap(({ spans }) => spans.map(({ to }) => to)))}`,
  );
});
