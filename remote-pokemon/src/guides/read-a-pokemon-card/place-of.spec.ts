import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';
import { readNumber } from './read-number.ts';

const place = (typed: string) => placeOf(readNumber(typed));

it('has a number in its set, beyond it, or among cards that the set does not count', () => {
  expect(place('4/102')).toEqual({ counted: 102, others: 0, card: 4 });
  expect(place('107/105')).toEqual({ counted: 105, others: 2, card: 107 });
  expect(place('TG12/TG30')).toEqual({ counted: 0, others: 30, card: 12 });
});

it.each(['', '8', 'SVP 085', 'No. 025', '1999', 'mew'])('has none for “%s”', (typed) => {
  expect(place(typed)).toBeNull();
});
