import { expect, it } from 'vitest';
import { intoLanes, type Mark, roomForNames } from './lanes.ts';

const mark = (x: number, named: Mark['named'] = 'pointed', name = 'A card'): Mark => ({
  x,
  name,
  side: 'right',
  named,
});
const places = (lanes: readonly (readonly Mark[])[]) => lanes.map((lane) => lane.map(({ x }) => x));

it('keeps marks in one lane that are 24 px apart in the narrowest plot, and no others', () => {
  expect(places(intoLanes([mark(10), mark(20.2)]))).toEqual([[10, 20.2]]);
  expect(places(intoLanes([mark(10), mark(20)]))).toEqual([[10], [20]]);
  expect(places(intoLanes([mark(10), mark(10), mark(30)]))).toEqual([[10, 30], [10]]);
});

it('puts no mark beneath a name that is always shown', () => {
  expect(places(intoLanes([mark(60), mark(30), mark(50, 'always', 'Ten letter')]))).toEqual([[30, 50], [60]]);
  expect(intoLanes([mark(95, 'always', 'Ten letter')])[0]?.[0]?.side).toBe('left');
});

it('shows names in a wide plot on the side that has room', () => {
  const [left, right] = roomForNames([mark(92, 'pointed', 'A longer name'), mark(10)]);
  expect(left).toMatchObject({ named: 'wide', side: 'left' });
  expect(right).toMatchObject({ named: 'wide', side: 'right' });
});

it('lets a name lie on no mark and no other name', () => {
  const name = 'A name of twenty signs';
  const lane = [mark(40, 'pointed', name), mark(50, 'pointed', name), mark(60, 'pointed', name)];
  expect(roomForNames(lane).map(({ side, named }) => [side, named])).toEqual([
    ['left', 'wide'],
    ['left', 'pointed'],
    ['right', 'wide'],
  ]);
});
