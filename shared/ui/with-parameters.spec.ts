import { expect, it } from 'vitest';
import { withParameters } from './with-parameters.ts';

it('sets what is changed, removes what is empty, and keeps the rest', () => {
  const before = new URLSearchParams('a=1&b=2&c=3');
  expect(withParameters(before, { a: '', b: '4', d: '5' }).toString()).toBe('b=4&c=3&d=5');
  expect(before.toString()).toBe('a=1&b=2&c=3');
  expect(withParameters('?a=1', { a: '' }).toString()).toBe('');
});
