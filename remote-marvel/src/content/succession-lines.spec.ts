import { expect, it } from 'vitest';
import { makers, successions } from './makers.ts';
import { place } from './makers-scale.ts';
import { successionLines } from './succession-lines.ts';

const lines = successionLines(makers, successions);
const rowOf = (name: string) => lines[makers.findIndex((maker) => maker.name === name)];

it('leads straight down where both bars have the year', () => {
  const x = place(1992.5);
  expect(rowOf('Impel')).toEqual([{ x1: x, x2: x, y1: 50, y2: 100 }]);
  expect(rowOf('SkyBox')).toContainEqual({ x1: x, x2: x, y1: 0, y2: 50, arrow: 'down' });
});

it('passes the rows between, and goes across to a bar that begins later', () => {
  const x = place(1999.5);
  expect(rowOf('Rittenhouse')).toEqual([{ x1: x, x2: x, y1: 0, y2: 100 }]);
  expect(rowOf('Upper Deck')).toEqual([
    { x1: x, x2: x, y1: 0, y2: 50 },
    { x1: x, x2: place(2007), y1: 50, y2: 50, arrow: 'across' },
  ]);
});

it('goes across from a bar that has ended, and two lines arrive where two makers became one', () => {
  expect(rowOf('Fleer/SkyBox')).toContainEqual({ x1: place(1999), x2: place(1999.5), y1: 50, y2: 50 });
  expect(rowOf('Fleer/SkyBox')?.filter(({ arrow }) => arrow)).toHaveLength(2);
});

it('leads through no bar between two makers', () => {
  for (const { from, to, at } of successions) {
    const [start, end] = [from, to].map((name) => makers.findIndex((maker) => maker.name === name));
    for (const { spans } of makers.slice((start ?? 0) + 1, end)) {
      for (const span of spans) expect(at < span.from || at > span.to + 1, `${from} to ${to}`).toBe(true);
    }
  }
});

it('leads from makers of the list to later ones', () => {
  const names = makers.map(({ name }) => name);
  for (const { from, to } of successions) {
    expect(names).toContain(from);
    expect(names.indexOf(to)).toBeGreaterThan(names.indexOf(from));
  }
});
