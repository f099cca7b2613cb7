import { describe, expect, it } from 'vitest';
import type { RankedCard } from '../content/index.ts';
import { yearPlot } from './year-plot.ts';

const card = (name: string, year: number, value: RankedCard['value']): RankedCard => ({
  name,
  franchise: 'pokemon',
  year,
  value,
  grade: 'PSA 10',
  description: 'A card.',
  basis: { kind: 'estimate', reason: 'None' },
});

const cards = [
  card('First', 1998, '$1,000,000'),
  card('Second', 1977, '$100,000'),
  card('Third', 1998, '$99,000'),
  card('Fourth', 1998, '$98,000'),
  card('Fifth', 2020, '$10,000'),
];

describe('the plot of values by year', () => {
  const { rows, ticks } = yearPlot(cards, { Second: 'The second' });
  const marks = rows.flatMap(({ lanes }) => lanes.flat());
  const markOf = (card: number) => marks.find((mark) => mark.card === card);

  it('has a row for each year with a card, the oldest first, in as many lanes as its marks need', () => {
    expect(rows.map(({ year, lanes }) => [year, lanes.map((lane) => lane.map(({ card }) => card))])).toEqual([
      [1977, [[1]]],
      [1998, [[2, 0], [3]]],
      [2020, [[4]]],
    ]);
  });

  it('gives every tenfold the same width', () => {
    expect(ticks.map(({ text }) => text)).toEqual(['$10K', '$100K', '$1M']);
    const [one = 0, ten = 0, hundred = 0] = ticks.map(({ at }) => at);
    expect(hundred - ten).toBeCloseTo(ten - one, 0);
    expect(markOf(0)?.x).toBe(hundred);
  });

  it('shows in any plot the names that it was asked for, and others that have room', () => {
    expect(markOf(1)).toMatchObject({ name: 'The second', named: 'always' });
    expect(markOf(0)).toMatchObject({ name: 'First', named: 'always' });
    const long = yearPlot([card('A name that narrow plots have no room for', 1999, '$100,000'), ...cards], {});
    expect(long.rows[2]?.lanes[0]?.[0]).toMatchObject({ named: 'medium' });
  });

  it('shows no name that would lie on a mark', () => {
    const long =
      'A name that is much longer than the way to the next mark of its year in any plot of this page, and more';
    const [row] = yearPlot(
      [card('Far away, with a longer name', 1999, '$1,000,000'), card(long, 1999, '$100,000')],
      {},
    ).rows;
    expect(row?.lanes[0]?.map(({ named }) => named)).toEqual(['pointed', 'narrow']);
  });

  it('refuses to name a card that is not ranked', () => {
    expect(() => yearPlot(cards, { Sixth: 'The sixth' })).toThrow(/Sixth/);
  });
});
