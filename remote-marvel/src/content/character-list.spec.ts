import { describe, expect, it } from 'vitest';
import { timelineOf } from './character-list.ts';
import { characters } from './characters/index.ts';

/** Some of the characters, so that these figures stay true when a character is added. */
const slugs = 'spider-man wolverine iron-man captain-america deadpool black-panther thor hulk'.split(' ');
const { entries, ticks, first, last } = timelineOf(characters.filter(({ slug }) => slugs.includes(slug)));

describe('the line of debuts', () => {
  it('has every character', () => {
    expect(timelineOf(characters).entries).toHaveLength(characters.length);
  });

  it('has the oldest first', () => {
    expect(entries.map(({ era, debut }) => `${debut.split(', ')[1]} ${/\d{4}/.exec(era)}`)).toEqual([
      'March 1941',
      'May 1962',
      'August 1962',
      'August 1962',
      'March 1963',
      'July 1966',
      'November 1974',
      'February 1991',
    ]);
  });

  it('is to scale: a year is as long everywhere', () => {
    const year = (entries.at(-1)?.at ?? 0) - (entries[0]?.at ?? 0);
    const between = (one: number, other: number) => (entries[other]?.at ?? 0) - (entries[one]?.at ?? 0);
    expect(between(0, 4) / year).toBeCloseTo(22 / (50 - 1 / 12), 3);
    expect(between(4, 7) / year).toBeCloseTo((28 - 1 / 12) / (50 - 1 / 12), 3);
  });

  it('begins and ends with the years of the first and the last', () => {
    expect([first, last]).toEqual([1941, 1991]);
    expect(ticks.map(({ year }) => year)).toEqual([1941, 1950, 1960, 1970, 1980, 1991]);
  });

  it('counts the years between one and the next', () => {
    expect(entries.map(({ since }) => since)).toEqual([0, 21, 0, 0, 1, 3, 8, 17]);
  });

  it('refuses a character without a date', () => {
    const [one] = characters;
    if (!one) throw new Error('There are no characters.');
    const undated = { ...one, debut: { ...one.debut, facts: [{ label: 'First appearance', value: 'Some comic' }] } };
    expect(() => timelineOf([undated])).toThrow(`${one.slug} needs an era, and a first appearance like`);
  });
});
