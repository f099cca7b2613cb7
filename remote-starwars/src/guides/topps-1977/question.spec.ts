import { expect, it } from 'vitest';
import { isSame, questionIn, searchWith } from './question.ts';

it('reads number and border from an address', () => {
  expect(questionIn('?number=207&border=green')).toEqual({ text: '207', border: 'green' });
  expect(questionIn('')).toEqual({ text: '', border: 'unknown' });
});

it('ignores a border that does not exist, and cuts what is too long for a number', () => {
  expect(questionIn(`?number=${'9'.repeat(400)}&border=violet`)).toEqual({ text: '99999999', border: 'unknown' });
});

it('writes only what is asked, and keeps other parameters', () => {
  expect(searchWith('?from=feed', { text: ' 207 ', border: 'green' })).toBe('?from=feed&number=207&border=green');
  expect(searchWith('?number=207&border=green', { text: '', border: 'unknown' })).toBe('');
});

it('tells questions apart by text and by border', () => {
  const question = { text: '207', border: 'green' } as const;
  expect(isSame(question, { ...question })).toBe(true);
  expect(isSame(question, { ...question, text: '20' })).toBe(false);
  expect(isSame(question, { ...question, border: 'unknown' })).toBe(false);
});

it.each(['#207', '45A', '“&=?'])('writes "%s" so that it is read again', (text) => {
  expect(questionIn(searchWith('', { text, border: 'black' }))).toEqual({ text, border: 'black' });
});
