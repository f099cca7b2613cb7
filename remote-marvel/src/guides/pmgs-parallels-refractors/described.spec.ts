import { expect, it } from 'vitest';
import { describedBy, fieldsIn, parametersOf } from './described.ts';
import { original, runs } from './runs.ts';

const read = (query: string) => fieldsIn(new URLSearchParams(query), runs);

it('reads set, colour and number from an address', () => {
  expect(read('set=marvel&colour=green&number=7%2F10')).toEqual({ set: 'marvel', colour: 'green', number: '7/10' });
});

it.each(['', 'set=cricket', 'colour=mauve', 'number=%3Cb%3E', 'number=0/100', 'number=12/10'])(
  'ignores "%s"',
  (query) => {
    expect(read(query)).toEqual({ set: original.slug, colour: '', number: '' });
  },
);

it('writes only what says something', () => {
  const nothing = { set: '', colour: '', number: '' };
  expect(parametersOf({ set: original.slug, colour: '', number: ' 7/100 ' })).toEqual({ ...nothing, number: '7/100' });
  expect(parametersOf({ set: 'marvel', colour: 'blue', number: 'seven' })).toEqual({
    ...nothing,
    set: 'marvel',
    colour: 'blue',
  });
});

it('describes the card', () => {
  expect(describedBy(read('number=7'), runs)).toEqual({ run: original, number: '7' });
  expect(describedBy(read('set=marvel&colour=green'), runs)).toMatchObject({ colour: 'green', number: '' });
});
