import { describe, expect, it } from 'vitest';
import { composedSite } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';
import { visibleText } from './visible-text.ts';

const texts = (await composedSite())
  .map(({ path, body }) => ({ path, text: visibleText(body) }))
  .filter(({ text }) => text !== '');

/** The texts of links in the specification, with any word in the place of the name. */
const given = [/\bShop (?:[\w’.-]+ ){1,4}Cards\b/gi, /\bView All (?:Marvel|Pokémon|Star Wars)\b/gi];

/** Ranges that the specification writes with a hyphen: of dollars, and the years of the ranking's sales. */
const hyphened = /^\$|^2024-2025$/;

describe.each(texts)('$path', ({ text }) => {
  it('writes the links of the specification in capitals, for cards of every franchise', () => {
    const found = given.flatMap((pattern) => text.match(pattern) ?? []);
    expectNone(
      found.filter((words) => /\b(cards|all)\b/.test(words)),
      'Write these as the specification does, in capitals ("Shop Thor Cards"):',
    );
  });

  it('writes ranges of numbers with a dash or a word', () => {
    const ranges = text.match(/(?<![\w#.,/-])\$?\d[\d,.]*-\$?\d[\d,.]*(?![\w/-])/g) ?? [];
    expectNone(
      ranges.filter((range) => !hyphened.test(range)),
      'Write these ranges with a dash (–) or a word:',
    );
  });
});

it('the test finds the phrases that it looks for', () => {
  const all = texts.map(({ text }) => text).join(' ');
  for (const pattern of given) expect(all.match(pattern)?.length).toBeGreaterThan(3);
  expect(all).toMatch(/\$100-\$500,000\+/);
});
