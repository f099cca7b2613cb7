import { describe, expect, it } from 'vitest';
import { readAPokemonCard } from './content.ts';
import { placeOf, type Reading, readNumber, sayReading } from './read-number.ts';

const table: [typed: string, Reading][] = [
  ['4/102', { kind: 'in set', number: 4, total: 102 }],
  ['102/102', { kind: 'in set', number: 102, total: 102 }],
  ['004/102', { kind: 'in set', number: 4, total: 102 }],
  ['107/105', { kind: 'secret', number: 107, total: 105, over: 2 }],
  ['65/64', { kind: 'secret', number: 65, total: 64, over: 1 }],
  ['SVP 085', { kind: 'promo', number: 85, prefix: 'SVP' }],
  ['SWSH123', { kind: 'promo', number: 123, prefix: 'SWSH' }],
  ['XY-17', { kind: 'promo', number: 17, prefix: 'XY' }],
  ['TG12/TG30', { kind: 'subset', number: 12, total: 30, prefix: 'TG' }],
  ['H31/H32', { kind: 'subset', number: 31, total: 32, prefix: 'H' }],
  ['RC5/25', { kind: 'subset', number: 5, total: 25, prefix: 'RC' }],
  ['TG31/TG30', { kind: 'secret', number: 31, total: 30, over: 1 }],
  ['8', { kind: 'alone', number: 8 }],
  ['#8', { kind: 'alone', number: 8 }],
  ['No. 025', { kind: 'pokedex', number: 25 }],
  ['no 151', { kind: 'pokedex', number: 151 }],
  ['1999', { kind: 'year', number: 1999 }],
  ['2026', { kind: 'year', number: 2026 }],
  ['1994', { kind: 'unknown' }],
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['Ancient Mew', { kind: 'words' }],
  ['★', { kind: 'words' }],
  ['0/102', { kind: 'zero' }],
  ['4/0', { kind: 'zero' }],
  ['0', { kind: 'zero' }],
  ['No. 000', { kind: 'zero' }],
  ['4/1020', { kind: 'unknown' }],
  ['4/102/3', { kind: 'unknown' }],
  ['4/', { kind: 'unknown' }],
  ['4.102', { kind: 'unknown' }],
  ['-4/102', { kind: 'in set', number: 4, total: 102 }],
  ['60a/83', { kind: 'unknown' }],
  ['PSA 10', { kind: 'unknown' }],
  ['TG12/GG30', { kind: 'unknown' }],
  ['SVP 1234', { kind: 'unknown' }],
  ['12345', { kind: 'unknown' }],
];

describe('the number of a card', () => {
  it.each(table)('reads “%s”', (typed, reading) => {
    expect(readNumber(typed)).toEqual(reading);
  });

  it.each(['4 / 102', '#4/102', ' 4/102 ', '4-102', '4 of 102', '4 OF 102', '４／１０２'])(
    'reads “%s” like 4/102',
    (typed) => {
      expect(readNumber(typed)).toEqual({ kind: 'in set', number: 4, total: 102 });
    },
  );

  it('reads small letters like capitals', () => {
    expect(readNumber('svp085')).toEqual(readNumber('SVP 085'));
  });
});

const place = (typed: string) => placeOf(readNumber(typed));

it('placeOf finds a number in its set, beyond it, or among cards that the set does not count', () => {
  expect(place('4/102')).toEqual({ counted: 102, others: 0, card: 4 });
  expect(place('107/105')).toEqual({ counted: 105, others: 2, card: 107 });
  expect(place('TG12/TG30')).toEqual({ counted: 0, others: 30, card: 12 });
});

it.each(['', '8', 'SVP 085', 'No. 025', '1999', 'mew'])('placeOf finds no place for “%s”', (typed) => {
  expect(place(typed)).toBeNull();
});

const say = (typed: string) => sayReading(typed, readAPokemonCard.number);

describe('a reading in words', () => {
  it('says why a number beyond the total is a secret rare, and names the set', () => {
    expect(say('107/105')).toMatchObject({
      title: 'Secret rare, 2 beyond 105',
      text: expect.stringContaining('counts 105 cards and this is number 107'),
      sets: expect.stringContaining('Neo Destiny has this total'),
    });
  });

  it('names every set of a total, and none where it knows none', () => {
    expect(say('1/64').sets).toContain('Jungle, Neo Revelation or Shrouded Fable');
    expect(say('1/77').sets).toBeNull();
    expect(say('TG12/TG30').sets).toBeNull();
    expect(say('8').sets).toBeNull();
  });

  it.each([
    ['173/165', 'Illustration Rare, 8 beyond 165'],
    ['182/165', 'Ultra Rare, 17 beyond 165'],
    ['199/165', 'Special Illustration Rare, 34 beyond 165'],
    ['207/165', 'Hyper Rare, 42 beyond 165'],
    ['210/198', '12 beyond 198'],
  ])('does not call %s, of a set since 2023, a secret rare', (typed, title) => {
    expect(say(typed)).toMatchObject({ state: 'good', title });
    expect(say(typed).text).toContain('stars');
  });

  it('names only sets that go on to the number', () => {
    expect(say('199/165').sets).toMatch(/^Scarlet & Violet 151 has/);
    expect(say('65/64').sets).toMatch(/^Neo Revelation or Shrouded Fable has/);
    expect(say('65/64').title).toBe('1 beyond 64');
    expect(say('99/64').sets).toMatch(/^Shrouded Fable has/);
  });

  it.each(['300/102', '103/102', '208/165', '999/5', '114/105'])('says that no set goes on to %s', (typed) => {
    expect(say(typed)).toMatchObject({ state: 'bad', title: expect.stringContaining('Too far'), sets: null });
  });

  it('leaves open what a number beyond an unknown total is', () => {
    expect(say('78/77')).toMatchObject({ state: 'good', title: '1 beyond 77', sets: null });
  });

  it.each(['4/102', '004/102', '15/102', '73/102'])('warns of the reprint of %s', (typed) => {
    expect(say(typed).text).toContain('25th-anniversary logo');
  });

  it('says that 025/025 is called a Secret Rare, although it is an ordinary place', () => {
    expect(say('025/025').title).toBe('Card 25 of 25');
    expect(say('025/025').text).toContain('Secret Rare');
    expect(say('5/102').text).not.toContain('Celebrations');
  });

  it('says whether a number names one card', () => {
    expect(say('4/102').state).toBe('good');
    expect(say('No. 025').state).toBe('unsure');
    expect(say('mew').state).toBe('unsure');
    expect(sayReading(undefined, readAPokemonCard.number).state).toBe('open');
  });

  it.each([
    '',
    '4/102',
    '107/105',
    '65/64',
    '199/165',
    '210/198',
    '300/102',
    '8',
    'SVP 085',
    'TG12/TG30',
    'No. 025',
    '1999',
    '0',
    'mew',
    '4//102',
  ])('leaves no gap in what it says of “%s”', (typed) => {
    const { title, text, sets } = say(typed);
    expect(`${title} ${text} ${sets}`).not.toMatch(/[{}]|undefined/);
  });
});
