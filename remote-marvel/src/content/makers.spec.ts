import { expect, it } from 'vitest';
import { makers, makersFigure, place, successionLines, successions, yearsOf } from './makers.ts';

const confirmed = true;

it('the makers figure names the years of a maker: those that follow one another as one, and about when they are not confirmed', () => {
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

it('the makers figure marks the years without a maker: 1967 to 1973, 1977 to 1986, 1999, 2004 and 2005', () => {
  expect(makersFigure.empty).toEqual([
    { x: 1.67, width: 11.67 },
    { x: 18.33, width: 16.67 },
    { x: 55, width: 1.67 },
    { x: 63.33, width: 3.33 },
  ]);
});

it('the makers figure names the first and the last year on its axis', () => {
  expect(makersFigure.labels.map(({ year }) => year)).toEqual([1966, 1970, 1980, 1990, 2000, 2010, 2020, 2025]);
});

it('the makers figure draws every maker within the years of its heading, by the first year', () => {
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

const lines = successionLines(makers, successions);
const rowOf = (name: string) => lines[makers.findIndex((maker) => maker.name === name)];

it('a succession line leads straight down where both bars have the year', () => {
  const x = place(1992.5);
  expect(rowOf('Impel')).toEqual([{ x1: x, x2: x, y1: 50, y2: 100 }]);
  expect(rowOf('SkyBox')).toContainEqual({ x1: x, x2: x, y1: 0, y2: 50, arrow: 'down' });
});

it('a succession line passes the rows between, and goes across to a bar that begins later', () => {
  const x = place(1999.5);
  expect(rowOf('Rittenhouse')).toEqual([{ x1: x, x2: x, y1: 0, y2: 100 }]);
  expect(rowOf('Upper Deck')).toEqual([
    { x1: x, x2: x, y1: 0, y2: 50 },
    { x1: x, x2: place(2007), y1: 50, y2: 50, arrow: 'across' },
  ]);
});

it('a succession line goes across from a bar that has ended, and two arrive where two makers became one', () => {
  expect(rowOf('Fleer/SkyBox')).toContainEqual({ x1: place(1999), x2: place(1999.5), y1: 50, y2: 50 });
  expect(rowOf('Fleer/SkyBox')?.filter(({ arrow }) => arrow)).toHaveLength(2);
});

it('a succession line leads through no bar between two makers', () => {
  for (const { from, to, at } of successions) {
    const [start, end] = [from, to].map((name) => makers.findIndex((maker) => maker.name === name));
    for (const { spans } of makers.slice((start ?? 0) + 1, end)) {
      for (const span of spans) expect(at < span.from || at > span.to + 1, `${from} to ${to}`).toBe(true);
    }
  }
});

it('a succession line leads from a maker of the list to a later one', () => {
  const names = makers.map(({ name }) => name);
  for (const { from, to } of successions) {
    expect(names).toContain(from);
    expect(names.indexOf(to)).toBeGreaterThan(names.indexOf(from));
  }
});
