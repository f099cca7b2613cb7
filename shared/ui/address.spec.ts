import { expect, it } from 'vitest';
import { searchWith } from './address.ts';

it('sets what is changed, removes what is empty, and keeps the rest', () => {
  expect(searchWith('?a=1&b=2&c=3', { a: '', b: '4', d: '5' })).toBe('?b=4&c=3&d=5');
  expect(searchWith('?a=1', { a: '' })).toBe('');
});

it('leaves readable what a query may contain, and escapes the rest', () => {
  expect(searchWith('?cards=a%2Cb', { number: '107/105' })).toBe('?cards=a,b&number=107/105');
  for (const text of ['#207', '“&=?', '%2C', 'a+b %']) {
    expect(new URLSearchParams(searchWith('', { text })).get('text')).toBe(text);
  }
});
