import { expect, it } from 'vitest';
import { contact } from '../content/contact.ts';
import { draftAddress } from './draft.ts';

/** Windows programs are known to cut longer addresses. */
const longest = 2000;

it('a mail program reads the subject and the lines of a draft as they were written', () => {
  const address = draftAddress({ to: 'a@b.example', subject: 'Cards & “more” + 100%?', lines: ['Page:', '', 'é = ü'] });
  expect(address).not.toMatch(/[ +]/);
  const { protocol, pathname, searchParams } = new URL(address);
  expect([protocol, pathname]).toEqual(['mailto:', 'a@b.example']);
  expect([searchParams.get('subject'), searchParams.get('body')]).toEqual([
    'Cards & “more” + 100%?',
    'Page:\r\n\r\né = ü',
  ]);
});

it.each([...contact.counter.items, ...contact.law.items])(
  '$title: a draft that every mail program can open',
  ({ draft }) => {
    expect(draftAddress(draft).length).toBeLessThan(longest);
    expect(draft.to).toMatch(/^\{\{email\.\w+\}\}$/);
    expect(draft.subject).not.toBe('');
    expect(draft.lines.length).toBeGreaterThan(2);
  },
);
