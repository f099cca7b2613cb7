import { describe, expect, it } from 'vitest';
import { answers } from './content.ts';
import {
  answerTo,
  type Border,
  borders,
  fill,
  lookUp,
  parametersOf,
  placeOf,
  questionIn,
  readBorder,
  stateOf,
} from './look-up.ts';

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

it('placeOf counts places from the first to the last of a sheet', () => {
  expect(placeOf(1)).toEqual({ place: 1, row: 1, column: 1 });
  expect(placeOf(11)).toEqual({ place: 11, row: 1, column: 11 });
  expect(placeOf(12)).toEqual({ place: 12, row: 2, column: 1 });
  expect(placeOf(330)).toEqual({ place: 66, row: 6, column: 11 });
});

it('readBorder takes from an address only borders that exist', () => {
  expect(['green', 'black', 'unknown', 'violet', '', null].map(readBorder)).toEqual([
    'green',
    'black',
    'unknown',
    'unknown',
    'unknown',
    'unknown',
  ]);
});

const asked = (search: string) => questionIn(new URLSearchParams(search));

it('questionIn reads number and border from an address', () => {
  expect(asked('?number=207&border=green')).toEqual({ text: '207', border: 'green' });
  expect(asked('')).toEqual({ text: '', border: 'unknown' });
});

it('questionIn ignores a border that does not exist, and cuts what is too long for a number', () => {
  expect(asked(`?number=${'9'.repeat(400)}&border=violet`)).toEqual({ text: '99999999', border: 'unknown' });
});

it.each([
  { text: '#207', border: 'black' },
  { text: '', border: 'unknown' },
] as const)('questionIn reads what parametersOf has written: %o', (question) => {
  expect(questionIn(new URLSearchParams(parametersOf(question)))).toEqual(question);
});

const answer = (text: string, border: Border = 'unknown') => answerTo(lookUp(text, border), answers);

it('the answer has whole sentences for every number and border', () => {
  const numbers = Array.from({ length: 360 }, (_, number) => String(number));
  for (const text of ['', 'abc', '45A', '67A', ...numbers]) {
    for (const border of borders) {
      const { title, text: said, notes } = answer(text, border);
      for (const words of [title, said, ...notes]) expect(words).not.toMatch(/[{}]|undefined|NaN/);
    }
  }
});

it('the answer tells series, colour and place of a card', () => {
  expect(answer('207')).toEqual({
    title: '#207: series 4, green',
    text: 'Place 9 of 66: row 1, column 9 of our sheet.',
    notes: [answers.numbers[207]],
  });
});

it('the answer says that number and border agree only if the border is known', () => {
  expect(answer('300', 'orange').notes).toEqual([answers.agrees]);
  expect(answer('300').notes).toEqual([]);
});

it('the answer tells a sticker of the same number from the card', () => {
  expect(answer('11').notes).toEqual(['A sticker with this number is from the blue series: it has its own count.']);
  expect(answer('12').notes).toEqual(['A sticker with this number is from the red series: it has its own count.']);
  expect(answer('55').notes).toEqual(['A sticker with this number is from the orange series: it has its own count.']);
  expect(answer('56').notes).toEqual([]);
});

it('the answer names the right series when number and border disagree', () => {
  expect(answer('207', 'blue').text).toContain('The border of #207 is green: it is a card of series 4');
  expect(answer('300', 'blue').text).toContain('The border of #300 is orange');
  expect(answer('207', 'blue').text).toContain('in blue');
});

it('the answer never calls a card genuine', () => {
  expect(JSON.stringify(answers)).not.toMatch(/genuine/i);
});

it.each([
  ['', 'unknown', 'open'],
  ['207', 'green', 'good'],
  ['207', 'blue', 'bad'],
  ['400', 'unknown', 'bad'],
  ['207', 'orange', 'unsure'],
  ['x', 'unknown', 'unsure'],
] as const)('stateOf marks “%s” with the border %s as %s', (text, border, state) => {
  expect(stateOf(lookUp(text, border))).toBe(state);
});

it('fill puts values in place of their names', () => {
  expect(fill('#{number} is {colour}, and {number} is odd', { number: 207, colour: 'green' })).toBe(
    '#207 is green, and 207 is odd',
  );
});

it('fill leaves a value as it is, whatever it contains', () => {
  expect(fill('“{typed}”', { typed: '$& {typed} <b>' })).toBe('“$& {typed} <b>”');
});

it('fill refuses a text with a name that has no value', () => {
  expect(() => fill('{number}', {})).toThrow(/"number"/);
});
