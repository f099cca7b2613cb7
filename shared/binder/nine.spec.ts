import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankNine, grounds, looks, type Nine, nineKey, nineLimits, readNine, readTitle, writeNine } from './nine.ts';

const key = fc.stringMatching(/^~?[a-z0-9-]{1,60}$/);
const pages: fc.Arbitrary<Nine> = fc.record({
  title: fc.string({ unit: 'binary', maxLength: 200 }).map((text) => readTitle(text).trim()),
  ground: fc.constantFrom(...grounds),
  look: fc.constantFrom(...looks),
  pockets: fc
    .uniqueArray(fc.option(key), { minLength: 9, maxLength: 9, selector: (one) => one ?? Symbol('empty') })
    .map((pockets) => pockets),
});

describe('the text of a page', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(pages, (nine) => {
        expect(readNine(writeNine(nine))).toEqual({ nine, left: [], leftCards: 0 });
      }),
    );
  });

  it('says in words what it has, and fits into a chat', () => {
    const nine: Nine = {
      ...blankNine,
      title: 'From the fair & back',
      ground: 'red',
      pockets: [
        nineKey({ kind: 'card', key: 'mew-1' }),
        nineKey({ kind: 'character', key: 'thor' }),
        ...blankNine.pockets.slice(2),
      ],
    };
    expect(writeNine(nine)).toBe('title=From+the+fair+%26+back&ground=red&look=drawings&cards=mew-1,~thor,,,,,,,');
  });

  it('of any kind gives a page that is within all limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 6000 }), fc.boolean(), (text, isFields) => {
        const { nine } = readNine(isFields ? `title=${text}&ground=${text}&cards=${text}` : text);
        expect(nine.pockets).toHaveLength(9);
        expect(Array.from(nine.title).length).toBeLessThanOrEqual(nineLimits.title);
        expect(grounds).toContain(nine.ground);
        const there = nine.pockets.filter((one) => one !== null);
        expect(new Set(there).size).toBe(there.length);
        for (const one of there) expect(one).toMatch(/^~?[a-z0-9-]{1,200}$/);
      }),
    );
  });

  it('that is too long is not read at all', () => {
    const text = `cards=mew&title=${'a'.repeat(nineLimits.text)}`;
    expect(readNine(text)).toEqual({ nine: blankNine, left: ['text'], leftCards: 0 });
  });

  it('keeps markup as the plain text that it is, within its length', () => {
    const { nine, left } = readNine(`title=${encodeURIComponent('<img src=x onerror=alert(1)>')}&cards=<b>`);
    expect(nine.title).toBe('<img src=x onerror=alert(1)>');
    expect(left).toEqual([]);
  });

  it('says which parts are left out', () => {
    const long = 'x'.repeat(nineLimits.title + 1);
    const text = `title=${long}&ground=gold&look=photographs&cards=a,<b>,a,,e,f,g,h,i,j,k`;
    const { nine, left, leftCards } = readNine(text);
    expect(nine.title).toBe(long.slice(1));
    expect([nine.ground, nine.look]).toEqual(['mint', 'drawings']);
    expect(left).toEqual(['title', 'choice']);
    expect(nine.pockets).toEqual(['a', null, null, null, 'e', 'f', 'g', 'h', 'i']);
    // Markup, one that is there twice, and two beyond the ninth.
    expect(leftCards).toBe(4);
  });
});

it('a title has no signs that nobody sees or that turn its direction, and is cut between characters', () => {
  expect(readTitle('My\u202enine\n\u0000now')).toBe('My nine now');
  expect(readTitle('🂡'.repeat(80))).toBe('🂡'.repeat(60));
});
