import { describe, expect, it } from 'vitest';
import { lastNumber } from '../series.ts';
import { numberGrid } from './Numbers.tsx';

const numbers = Array.from({ length: lastNumber }, (_, index) => index + 1);

describe.each([66, 22])('the number grid with %i cards in a row', (columns) => {
  const { placeOf, rows, width, height, card } = numberGrid(columns, 30);
  const places = numbers.map(placeOf);

  it('gives every number a place of its own, within the drawing', () => {
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(lastNumber);
    for (const { x, y } of places) {
      expect(x - card.width / 2).toBeGreaterThanOrEqual(0);
      expect(x + card.width / 2).toBeLessThanOrEqual(width);
      expect(y + card.height).toBeLessThanOrEqual(height);
    }
  });

  it('draws every number in the row of its series', () => {
    for (const number of numbers) {
      const row = rows.find(({ y }) => y === placeOf(number).y + card.height / 2);
      expect(row?.series.first).toBeLessThanOrEqual(number);
      expect(row?.series.last).toBeGreaterThanOrEqual(number);
    }
  });

  it('names each series once', () => {
    expect(rows.filter(({ label }) => label).map(({ series }) => series.colour)).toEqual([
      'blue',
      'red',
      'yellow',
      'green',
      'orange',
    ]);
  });
});

it('the number grid puts a colour in one row where there is room', () => {
  expect(numberGrid(66, 30).rows).toHaveLength(5);
});
