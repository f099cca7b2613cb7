import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('puts values where their names are', () => {
  expect(fill('#{number} is {colour}, and {number} is odd', { number: 207, colour: 'green' })).toBe(
    '#207 is green, and 207 is odd',
  );
});

it('leaves a value as it is, whatever it contains', () => {
  expect(fill('“{typed}”', { typed: '$& {typed} <b>' })).toBe('“$& {typed} <b>”');
});

it('refuses a text that asks for more than it gets', () => {
  expect(() => fill('{number}', {})).toThrow(/"number"/);
});
