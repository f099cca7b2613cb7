import { expect, it } from 'vitest';
import { erasFigure } from './eras.ts';

const { eras } = erasFigure;

it('the ribbon of the eras has no gap: each era begins where the one before ends', () => {
  let end = 0;
  for (const { x, width } of eras) {
    expect(x).toBeCloseTo(end, 1);
    end = x + width;
  }
  expect(end).toBeCloseTo(100, 1);
});

it('the ribbon of the eras is to scale: a month is as long in every era', () => {
  const lengthOf = (name: string) => eras.find((era) => era.name === name)?.width ?? 0;
  // January 1999 to June 2003, and February 2010 to March 2011.
  expect(lengthOf('Wizards of the Coast') / 54).toBeCloseTo(lengthOf('HeartGold & SoulSilver') / 14, 2);
});

it('the name of each era fits its part of the ribbon', () => {
  for (const { short, width } of eras) expect(short.length).toBeLessThanOrEqual(width);
});

it('each era names its beginning', () => {
  expect(eras.map(({ begins }) => begins).slice(0, 3)).toEqual(['January 1999', 'July 2003', 'May 2007']);
});
