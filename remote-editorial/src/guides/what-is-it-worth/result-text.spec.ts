import { expect, it } from 'vitest';
import { whatIsItWorth } from './content.ts';
import { dollarsOf, resultText } from './result-text.ts';

const say = (counted: number, median: number | null, low = 0, high = 0) =>
  resultText({ sales: [], counted, median, low, high }, whatIsItWorth.tool.result);

it('says more the more sales count', () => {
  expect(say(0, null)).toMatchObject({ state: 'open', title: 'Nothing to go by yet' });
  expect(say(1, 50, 50, 50)).toMatchObject({ state: 'unsure', title: 'One sale: $50' });
  expect(say(2, 95, 90, 100)).toMatchObject({ state: 'unsure', title: 'Between $90 and $100' });
  expect(say(3, 310, 295, 340)).toEqual({
    state: 'good',
    title: 'About $310',
    text: '3 sales between $295 and $340 count.',
  });
});

it('groups the digits of an amount', () => {
  expect([0, 999, 5300, 420000, 16492000].map(dollarsOf)).toEqual(['$0', '$999', '$5,300', '$420,000', '$16,492,000']);
});
