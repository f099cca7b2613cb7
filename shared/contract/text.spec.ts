import { describe, expect, it } from 'vitest';
import { plainText, textParts } from './text.ts';

describe('textParts', () => {
  it('leaves text without marks whole', () => {
    expect(textParts('A [sic] card (1999).')).toEqual([{ kind: 'plain', text: 'A [sic] card (1999).' }]);
    expect(textParts('')).toEqual([]);
  });

  it('finds terms and links between plain text', () => {
    expect(textParts('A [[slab]], two [[slab|slabs]] and [a guide](/guides/grading#psa).')).toEqual([
      { kind: 'plain', text: 'A ' },
      { kind: 'term', term: 'slab', text: 'slab' },
      { kind: 'plain', text: ', two ' },
      { kind: 'term', term: 'slab', text: 'slabs' },
      { kind: 'plain', text: ' and ' },
      { kind: 'link', text: 'a guide', href: '/guides/grading#psa' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('shows a term without its own text as words', () => {
    expect(plainText('[[print-line]]s')).toBe('print lines');
  });

  it('makes no link to anything but pages of the site, https and mail', () => {
    expect(textParts('[x](javascript:alert(1))')).toEqual([{ kind: 'plain', text: '[x](javascript:alert(1))' }]);
    expect(textParts('[x](http://a.example)')[0]?.kind).toBe('plain');
  });
});
