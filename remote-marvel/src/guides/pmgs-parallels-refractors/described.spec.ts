import { expect, it } from 'vitest';
import { addressWith, describedBy, fieldsIn } from './described.ts';
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

it('writes only what says something, and keeps other parameters', () => {
  const search = new URLSearchParams('from=mail&colour=red');
  expect(addressWith(search, { set: original.slug, colour: '', number: ' 7/100 ' }).toString()).toBe(
    'from=mail&number=7%2F100',
  );
  expect(addressWith(search, { set: 'marvel', colour: 'blue', number: '' }).toString()).toBe(
    'from=mail&colour=blue&set=marvel',
  );
  expect(addressWith(search, { set: original.slug, colour: 'red', number: 'seven' }).toString()).toBe(
    search.toString(),
  );
});

it('describes the card', () => {
  expect(describedBy(read('number=7'), runs)).toEqual({ run: original, number: '7' });
  expect(describedBy(read('set=marvel&colour=green'), runs)).toMatchObject({ colour: 'green', number: '' });
});
