import { describe, expect, it } from 'vitest';
import { choiceIn, fitting, resultOf } from './choice.ts';
import { makersGuide as guide } from './content.ts';

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
