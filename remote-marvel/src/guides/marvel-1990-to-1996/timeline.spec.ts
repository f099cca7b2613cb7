import { expect, it } from 'vitest';
import { makersGuide as guide } from './content.ts';
import { laneY, marksOf, sheet, yearX } from './timeline.ts';

const marks = marksOf(guide);

it('draws every set once, none on another', () => {
  expect(marks.map(({ set }) => set)).toEqual(guide.sets);
  expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(guide.sets.length);
});

it('draws every set within the bar of its first maker and the column of its year', () => {
  for (const { set, x, y } of marks) {
    const column = yearX(set.year, 1990);
    const bar = laneY(guide.makers.findIndex(({ slug }) => slug === set.makers[0]));
    expect(x).toBeGreaterThan(column);
    expect(x + sheet.card[0]).toBeLessThan(column + sheet.year);
    expect(y).toBeGreaterThan(bar);
    expect(y + sheet.card[1]).toBeLessThan(bar + sheet.bar);
  }
});

it('draws the sets of a maker and a year around the middle of that year', () => {
  for (const { set, y } of marks) {
    const row = marks.filter((mark) => mark.set.year === set.year && mark.y === y);
    const middle = (row[0]?.x ?? 0) + (row.at(-1)?.x ?? 0) + sheet.card[0];
    expect(middle / 2).toBe(yearX(set.year, 1990) + sheet.year / 2);
  }
});

it('fits on its sheet', () => {
  expect(yearX(1996, 1990) + sheet.year).toBeLessThan(sheet.width);
  expect(laneY(guide.makers.length - 1) + sheet.bar).toBeLessThan(sheet.height);
});
