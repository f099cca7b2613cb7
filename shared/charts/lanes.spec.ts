import { expect, it } from 'vitest';
import { intoLanes, type Mark } from './lanes.ts';

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
  const eighteen = 'x'.repeat(18);
  expect(named([mark(92, eighteen), mark(8, eighteen)])).toEqual([['right medium', 'left always']]);
  expect(named([mark(30, eighteen), mark(50, eighteen)])).toEqual([['left medium', 'right narrow']]);
  expect(named([mark(20, 'x'.repeat(90))])).toEqual([['right wide']]);
});

it('lets a name lie on no mark and no other name', () => {
  const thirty = 'A name that has thirty letters';
  expect(named([mark(40, thirty), mark(50, thirty), mark(60, thirty)])).toEqual([
    ['left medium', 'right pointed', 'right medium'],
  ]);
  expect(named([mark(40)])).toEqual([['right pointed']]);
});
