import { expect, it } from 'vitest';
import type { Passage } from './changes.ts';
import { compareWords } from './compare-words.ts';

/** Passages in a short form: [-removed-] and {+added+}. */
const short = (words: readonly Passage[]) =>
  words.map((passage) =>
    passage.map(({ is, text }) => (is === 'same' ? text : is === 'removed' ? `[-${text}-]` : `{+${text}+}`)).join(''),
  );
const compare = (before: string[], after: string[]) => short(compareWords(before, after).words);

it('tells which words of a block have changed', () => {
  expect(compare(['One.', 'It sold for $40 in 1990.'], ['One.', 'It sold for $45 in 1990.'])).toEqual([
    'It sold for $[-40-]{+45+} in 1990.',
  ]);
});

it('tells blocks that come, go, or have nothing in common as a whole', () => {
  expect(compare(['a', 'b'], ['a', 'new', 'b'])).toEqual(['{+new+}']);
  expect(compare(['a', 'old', 'b'], ['a', 'b'])).toEqual(['[-old-]']);
  expect(compare(['yes'], ['no'])).toEqual(['[-yes-]{+no+}']);
  expect(compare(['a', 'b'], ['a', 'b'])).toEqual([]);
});

it('shortens what stayed the same, and what is very long', () => {
  const [passage = ''] = compare(
    [`${'before '.repeat(99)}x${' after'.repeat(99)}`],
    [`${'before '.repeat(99)}y${' after'.repeat(99)}`],
  );
  expect(passage).toMatch(/^….{40}\[-x-\]\{\+y\+\}.{40}…$/);
  expect(compare([], ['😀'.repeat(300)])).toEqual([`{+${'😀'.repeat(200)}…+}`]);
});

it('is bounded, however much differs', () => {
  const blocks = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word} ${index}`);
  const began = performance.now();
  const { words, moreWords } = compareWords(blocks('old'), blocks('new'));
  expect([words.length, moreWords]).toEqual([20, 4_980]);
  compareWords([blocks('old').join(' ')], [blocks('new').join(' ')]);
  expect(performance.now() - began).toBeLessThan(3_000);
});
