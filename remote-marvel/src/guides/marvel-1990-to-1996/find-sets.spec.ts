import { describe, expect, it } from 'vitest';
import { makersGuide as guide } from './content.ts';
import { choiceIn, fitting, laneY, marksOf, resultOf, sheet, yearX } from './find-sets.ts';

const read = (query: string) => choiceIn(new URLSearchParams(query), guide);
const names = (query: string) => fitting(guide.sets, read(query)).map(({ name, year }) => `${year} ${name}`);

describe('the choice in an address', () => {
  it('is a maker, a year, both or neither', () => {
    expect(read('maker=skybox&year=1993')).toEqual({ maker: 'skybox', year: '1993' });
    expect(read('maker=fleer')).toEqual({ maker: 'fleer' });
    expect(read('year=1990')).toEqual({ year: '1990' });
    expect(read('')).toEqual({});
  });

  it.each(['maker=topps', 'maker=', 'year=1989', 'year=1990.0', 'year=01990', 'maker=IMPEL', 'other=1'])(
    'ignores %s',
    (query) => {
      expect(read(query)).toEqual({});
    },
  );
});

describe('the sets that fit', () => {
  it('are all of them without a choice', () => {
    expect(names('')).toHaveLength(guide.sets.length);
  });

  it('are those of the maker and of the year', () => {
    expect(names('maker=skybox&year=1993')).toEqual([
      '1993 X-Men Series 2',
      '1993 Marvel Universe Series 4',
      '1993 Marvel Masterpieces',
    ]);
  });

  it('include a set sold under two names with either', () => {
    expect(names('maker=impel&year=1992')).toContain('1992 Marvel Universe Series 3');
    expect(names('maker=skybox&year=1992')).toContain('1992 Marvel Universe Series 3');
  });
});

describe('the result', () => {
  it.each([
    ['', { state: 'open', title: 'All 16 sets' }],
    ['maker=fleer', { state: 'good', title: '5 sets by Fleer' }],
    ['year=1991', { state: 'good', title: '1 set from 1991' }],
    ['maker=fleer-skybox&year=1996', { state: 'good', title: '2 sets by Fleer/SkyBox from 1996' }],
    [
      'maker=fleer&year=1990',
      { state: 'unsure', title: 'No set here by Fleer from 1990', text: 'Those by Fleer are from 1994 and 1995.' },
    ],
  ])('of "%s" is %j', (query, says) => {
    expect(resultOf(read(query), guide)).toEqual(says);
  });
});

describe('the guide', () => {
  it('has sets of every maker and of every year, each of a maker and a year that can be chosen', () => {
    for (const { slug } of guide.makers) expect(fitting(guide.sets, { maker: slug })).not.toEqual([]);
    for (const year of guide.years) expect(fitting(guide.sets, { year: String(year) })).not.toEqual([]);
    for (const { makers, year } of guide.sets) {
      expect(guide.years).toContain(year);
      for (const maker of makers) expect(guide.makers.map(({ slug }) => slug)).toContain(maker);
    }
  });

  it('says how many sets it has', () => {
    expect(guide.sets).toHaveLength(16);
  });
});

const marks = marksOf(guide);

it('the timeline draws every set once, none on another', () => {
  expect(marks.map(({ set }) => set)).toEqual(guide.sets);
  expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(guide.sets.length);
});

it('the timeline draws every set within the bar of its first maker and the column of its year', () => {
  for (const { set, x, y } of marks) {
    const column = yearX(set.year, 1990);
    const bar = laneY(guide.makers.findIndex(({ slug }) => slug === set.makers[0]));
    expect(x).toBeGreaterThan(column);
    expect(x + sheet.card[0]).toBeLessThan(column + sheet.year);
    expect(y).toBeGreaterThan(bar);
    expect(y + sheet.card[1]).toBeLessThan(bar + sheet.bar);
  }
});

it('the timeline draws the sets of a maker and a year around the middle of that year', () => {
  for (const { set, y } of marks) {
    const row = marks.filter((mark) => mark.set.year === set.year && mark.y === y);
    const middle = (row[0]?.x ?? 0) + (row.at(-1)?.x ?? 0) + sheet.card[0];
    expect(middle / 2).toBe(yearX(set.year, 1990) + sheet.year / 2);
  }
});

it('the timeline fits on its sheet', () => {
  expect(yearX(1996, 1990) + sheet.year).toBeLessThan(sheet.width);
  expect(laneY(guide.makers.length - 1) + sheet.bar).toBeLessThan(sheet.height);
});
