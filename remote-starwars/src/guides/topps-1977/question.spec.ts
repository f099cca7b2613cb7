import { expect, it } from 'vitest';
import { parametersOf, questionIn } from './question.ts';

const asked = (search: string) => questionIn(new URLSearchParams(search));

it('reads number and border from an address', () => {
  expect(asked('?number=207&border=green')).toEqual({ text: '207', border: 'green' });
  expect(asked('')).toEqual({ text: '', border: 'unknown' });
});

it('ignores a border that does not exist, and cuts what is too long for a number', () => {
  expect(asked(`?number=${'9'.repeat(400)}&border=violet`)).toEqual({ text: '99999999', border: 'unknown' });
});

it.each([
  { text: '#207', border: 'black' },
  { text: '', border: 'unknown' },
] as const)('is read as it was written: %o', (question) => {
  expect(questionIn(new URLSearchParams(parametersOf(question)))).toEqual(question);
});
