import { describe, expect, it } from 'vitest';
import { type Border, lookUp, placeOf, readBorder } from './look-up.ts';

const kindOf = (text: string, border: Border = 'unknown') => lookUp(text, border).kind;

describe('a number alone', () => {
  it.each([
    ['1', 'blue', 1],
    ['66', 'blue', 1],
    ['67', 'red', 2],
    ['132', 'red', 2],
    ['133', 'yellow', 3],
    ['198', 'yellow', 3],
    ['199', 'green', 4],
    ['264', 'green', 4],
    ['265', 'orange', 5],
    ['330', 'orange', 5],
  ])('%s is %s, of series %i', (text, colour, number) => {
    expect(lookUp(text, 'unknown')).toMatchObject({ kind: 'card', series: { colour, number } });
  });

  it.each(['207', ' 207 ', '#207', '# 207', '0207'])('is read from "%s"', (text) => {
    expect(lookUp(text, 'unknown')).toMatchObject({ kind: 'card', number: 207, place: 9, row: 1, column: 9 });
  });

  it.each(['', '   '])('says nothing about "%s"', (text) => {
    expect(kindOf(text, 'green')).toBe('nothing');
  });

  it.each(['abc', '20.7', '-7', '2e2', '#', 'A', '7B', '７', '<b>7</b>'])('is not read from "%s"', (text) => {
    expect(lookUp(text, 'unknown')).toEqual({ kind: 'unreadable', typed: text });
  });

  it('quotes no more than the beginning of a long text', () => {
    expect(lookUp('x'.repeat(5000), 'unknown')).toEqual({ kind: 'unreadable', typed: 'xxxxxxxx' });
  });

  it.each(['0', '353', '1977', '99999999'])('%s is outside the set', (text) => {
    expect(kindOf(text)).toBe('outside');
  });

  it.each(['331', '352'])('%s was reached in 1980 only', (text) => {
    expect(kindOf(text)).toBe('empire');
  });
});

describe('a number with an A', () => {
  it.each(['1A', '45a', '#66A', '64 A'])('"%s" is British', (text) => {
    expect(kindOf(text)).toBe('britain');
  });

  it.each(['0A', '67A', '207A'])('"%s" is in no set', (text) => {
    expect(kindOf(text)).toBe('outside');
  });
});

describe('a number and a border', () => {
  it('agree in the series of that colour', () => {
    expect(lookUp('207', 'green')).toMatchObject({ kind: 'card', border: 'green' });
  });

  it('are Canadian if orange is too low for Topps', () => {
    expect(['132', '133', '198', '199', '264'].map((text) => kindOf(text, 'orange'))).toEqual([
      'disagree',
      'canada',
      'canada',
      'canada',
      'canada',
    ]);
    expect(kindOf('265', 'orange')).toBe('card');
  });

  it('are British if a low number is red', () => {
    expect(['1', '66', '67', '133'].map((text) => kindOf(text, 'red'))).toEqual([
      'britain',
      'britain',
      'card',
      'disagree',
    ]);
  });

  it('are from Wonder Bread if one of the first sixteen is black', () => {
    expect(['1', '16', '17', '207'].map((text) => kindOf(text, 'black'))).toEqual([
      'wonderBread',
      'wonderBread',
      'disagree',
      'disagree',
    ]);
  });

  it('disagree otherwise, and the answer names the right series', () => {
    expect(lookUp('207', 'blue')).toMatchObject({ kind: 'disagree', border: 'blue', series: { colour: 'green' } });
  });
});

it('counts places from the first to the last of a sheet', () => {
  expect(placeOf(1)).toEqual({ place: 1, row: 1, column: 1 });
  expect(placeOf(11)).toEqual({ place: 11, row: 1, column: 11 });
  expect(placeOf(12)).toEqual({ place: 12, row: 2, column: 1 });
  expect(placeOf(330)).toEqual({ place: 66, row: 6, column: 11 });
});

it('takes from an address only borders that exist', () => {
  expect(['green', 'black', 'unknown', 'violet', '', null].map(readBorder)).toEqual([
    'green',
    'black',
    'unknown',
    'unknown',
    'unknown',
    'unknown',
  ]);
});
