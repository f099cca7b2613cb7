import { describe, expect, it } from 'vitest';
import { isItReal } from './content.ts';
import { answered, type Check, readAnswers, verdictOf, writeAnswers } from './verdict.ts';

const check = (name: string): Check => ({
  name,
  how: '',
  answers: [
    { text: 'alike', outcome: 'keep' },
    { text: 'unsure', outcome: 'ask' },
    { text: 'other', outcome: 'stop' },
  ],
});
const checks = [check('dots'), check('letters'), check('light')];
const [keep, ask, stop] = [0, 1, 2];

describe('the verdict', () => {
  it('is none without answers', () => {
    expect(verdictOf(checks, [null, null, null])).toEqual({ outcome: 'none', checks: [] });
    expect(verdictOf(checks, [])).toEqual({ outcome: 'none', checks: [] });
  });

  it.each([
    [[keep, null, null], 'keep', ['dots']],
    [[keep, keep, keep], 'keep', ['dots', 'letters', 'light']],
    [[keep, ask, null], 'ask', ['letters']],
    [[ask, ask, keep], 'ask', ['dots', 'letters']],
    [[keep, keep, stop], 'stop', ['light']],
    [[ask, null, stop], 'stop', ['light']],
    [[stop, ask, stop], 'stop', ['dots', 'light']],
  ])('of %j is %s', (answers, outcome, names) => {
    expect(verdictOf(checks, answers)).toEqual({ outcome, checks: names });
  });
});

describe('the address', () => {
  it('holds the answers', () => {
    for (const answers of [
      [keep, null, stop],
      [null, null, ask],
      [stop, stop, stop],
    ]) {
      expect(readAnswers(checks, writeAnswers(answers))).toEqual(answers);
    }
  });

  it('is empty as long as nothing is answered', () => {
    expect(writeAnswers([null, null, null])).toBe('');
    expect(readAnswers(checks, '')).toEqual([null, null, null]);
  });

  it.each(['0', '00', '0000', '003', '0x0', '0 0', '٠٠٠'])('counts as empty if it says “%s”', (text) => {
    expect(readAnswers(checks, text)).toEqual([null, null, null]);
  });
});

it('changes one answer and leaves the others', () => {
  expect(answered([keep, null, ask], 1, stop)).toEqual([keep, stop, ask]);
});

describe('the checklist', () => {
  const { checklist } = isItReal;

  it('has an answer of each kind to every check, and the good one first', () => {
    for (const { answers } of checklist.checks) {
      expect(answers.map(({ outcome }) => outcome)).toEqual(['keep', 'ask', 'stop']);
    }
  });

  it('never says that a card is genuine', () => {
    expect(JSON.stringify(isItReal)).not.toMatch(/genuine|authentic/i);
  });
});
