import { describe, expect, it } from 'vitest';
import type { RankedCard } from '../content/index.ts';
import { intoLanes, type Mark, yearPlot } from './year-plot.ts';

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

/** A name that no plot has room for. */
const endless = 'x'.repeat(200);
const mark = (x: number, name = endless, asked = false): Mark => ({ x, name, asked });
const places = (marks: readonly Mark[]) => intoLanes(marks).map((lane) => lane.map(({ x }) => x));
const named = (marks: readonly Mark[]) =>
  intoLanes(marks).map((lane) => lane.map(({ side, named }) => `${side} ${named}`));

it('keeps marks in one lane that are 24 px apart in the narrowest plot, and no others', () => {
  expect(places([mark(10), mark(20)])).toEqual([[10, 20]]);
  expect(places([mark(10), mark(19)])).toEqual([[10], [19]]);
  expect(places([mark(10), mark(10), mark(30)])).toEqual([[10, 30], [10]]);
});

it('puts no mark beneath a name that has to be shown in any plot', () => {
  expect(places([mark(60), mark(30), mark(50, 'Ten letter', true)])).toEqual([[50, 60], [30]]);
  expect(named([mark(95, 'Ten letter', true)])).toEqual([['left always']]);
});

it('shows a name from the width in which it has room, on the side that has it', () => {
  const sixteen = 'x'.repeat(16);
  expect(named([mark(92, sixteen), mark(8, sixteen)])).toEqual([['right medium', 'left always']]);
  expect(named([mark(30, sixteen), mark(50, sixteen)])).toEqual([['left medium', 'right narrow']]);
  expect(named([mark(20, 'x'.repeat(90))])).toEqual([['right wide']]);
});

it('lets a name lie on no mark and no other name', () => {
  const thirty = 'A name that has thirty letters';
  expect(named([mark(40, thirty), mark(50, thirty), mark(60, thirty)])).toEqual([
    ['left medium', 'right pointed', 'right medium'],
  ]);
  expect(named([mark(40)])).toEqual([['right pointed']]);
});
