import { describe, expect, it } from 'vitest';
import { readAnswers, rowsLeft } from '../key/answers.ts';
import { type Answers, questionNames, type Verdict, verdict } from './identify.ts';
import { key, questions } from './key.ts';

/** Every complete set of answers, and what it means: a printing, or signs that no printing has together. */
const meanings: [card: string, stamp: string, shadow: string, line: string, verdict: string][] = [
  ['pokemon', 'yes', 'no', '99', '1st Edition'],
  ['pokemon', 'yes', 'no', '98', '!no shadow, but a later line'],
  ['pokemon', 'yes', 'no', '2000', '!no shadow, but a later line'],
  ['pokemon', 'yes', 'yes', '98', '!a stamp and a shadow'],
  ['pokemon', 'yes', 'yes', '99', '!a stamp and a shadow'],
  ['pokemon', 'yes', 'yes', '2000', '!a stamp and a shadow'],
  ['pokemon', 'no', 'no', '99', 'Shadowless'],
  ['pokemon', 'no', 'no', '98', '!no shadow, but a later line'],
  ['pokemon', 'no', 'no', '2000', '!no shadow, but a later line'],
  ['pokemon', 'no', 'yes', '98', 'Unlimited'],
  ['pokemon', 'no', 'yes', '99', '!a shadow, but the early line'],
  ['pokemon', 'no', 'yes', '2000', '1999–2000 print'],
  ['machamp', 'yes', 'no', '99', 'Early Machamp'],
  ['machamp', 'yes', 'no', '98', '!no shadow, but a later line'],
  ['machamp', 'yes', 'no', '2000', '!no shadow, but a later line'],
  ['machamp', 'yes', 'yes', '98', 'Unlimited Machamp'],
  ['machamp', 'yes', 'yes', '99', '!a shadow, but the early line'],
  ['machamp', 'yes', 'yes', '2000', '1999–2000 Machamp'],
  ['machamp', 'no', 'no', '98', '!Machamp without its stamp'],
  ['machamp', 'no', 'no', '99', '!Machamp without its stamp'],
  ['machamp', 'no', 'no', '2000', '!Machamp without its stamp'],
  ['machamp', 'no', 'yes', '98', '!Machamp without its stamp'],
  ['machamp', 'no', 'yes', '99', '!Machamp without its stamp'],
  ['machamp', 'no', 'yes', '2000', '!Machamp without its stamp'],
  ...['pokemon', 'machamp'].flatMap((card) =>
    ['no', 'yes'].flatMap((shadow) =>
      ['98', '99', '2000'].flatMap((line) =>
        ['anniversary', '30'].map((stamp): [string, string, string, string, string] => [
          card,
          stamp,
          shadow,
          line,
          'reprint',
        ]),
      ),
    ),
  ),
];

/** A Trainer or an Energy has no shadow: whatever was said about it does not count. */
const trainers: [stamp: string, line: string, verdict: string][] = [
  ['yes', '98', '!a stamp, but a later line'],
  ['yes', '99', '1st Edition'],
  ['yes', '2000', '!a stamp, but a later line'],
  ['no', '98', 'Unlimited'],
  ['no', '99', 'Shadowless'],
  ['no', '2000', '1999–2000 print'],
  ...['anniversary', '30'].flatMap((stamp) =>
    ['98', '99', '2000'].map((line): [string, string, string] => [stamp, line, 'reprint']),
  ),
];

const said = (found: Verdict) =>
  found.kind === 'printing' ? found.name : found.kind === 'contradiction' ? `!${found.name}` : found.kind;

describe('the key', () => {
  it.each(meanings)('reads %s, stamp %s, shadow %s, line %s as “%s”', (card, stamp, shadow, line, meaning) => {
    expect(said(verdict(key, { card, stamp, shadow, line }))).toBe(meaning);
  });

  it.each(trainers)('reads a Trainer, stamp %s, line %s as “%s”, whatever its shadow', (stamp, line, meaning) => {
    for (const shadow of [undefined, 'yes', 'no']) {
      const answers: Answers = { card: 'trainer', stamp, line, ...(shadow && { shadow }) };
      expect(said(verdict(key, answers))).toBe(meaning);
    }
  });

  it('has a meaning for every complete set of answers', () => {
    const values = (name: string) => questions.find((question) => question.name === name)?.options.length ?? 0;
    expect(meanings.length).toBe(2 * values('stamp') * values('shadow') * values('line'));
    expect(trainers.length).toBe(values('stamp') * values('line'));
  });
});

describe('an incomplete set of answers', () => {
  it('is open while there is none', () => {
    expect(verdict(key, {})).toEqual({ kind: 'open' });
    expect(rowsLeft(questionNames, key, {})).toHaveLength(key.length);
  });

  it('names what is still possible, once each, and what to look at next', () => {
    expect(verdict(key, { stamp: 'no' })).toEqual({
      kind: 'so far',
      names: ['Shadowless', 'Unlimited', '1999–2000 print'],
      next: 'card',
    });
    expect(verdict(key, { card: 'pokemon', shadow: 'yes' })).toMatchObject({ next: 'stamp' });
    expect(verdict(key, { card: 'pokemon', stamp: 'no' })).toMatchObject({ next: 'shadow' });
    expect(verdict(key, { card: 'pokemon', stamp: 'no', shadow: 'yes' })).toEqual({
      kind: 'so far',
      names: ['Unlimited', '1999–2000 print'],
      next: 'line',
    });
  });

  it('does not ask a Trainer for its shadow', () => {
    expect(verdict(key, { card: 'trainer', stamp: 'no' })).toMatchObject({ next: 'line' });
  });

  it('knows a reprint by its logo alone', () => {
    expect(verdict(key, { stamp: '30' })).toEqual({ kind: 'reprint', name: '30th Celebration reprint' });
    expect(verdict(key, { stamp: 'anniversary' })).toEqual({ kind: 'reprint', name: 'Celebrations reprint' });
  });

  it('is contradicted as soon as no printing is left', () => {
    expect(said(verdict(key, { card: 'machamp', stamp: 'no' }))).toBe('!Machamp without its stamp');
    expect(said(verdict(key, { card: 'pokemon', stamp: 'yes', shadow: 'yes' }))).toBe('!a stamp and a shadow');
  });
});

describe('answers in an address', () => {
  const read = (search: string) => readAnswers(new URLSearchParams(search), questions);

  it('are read by the name of their question', () => {
    expect(read('?card=trainer&line=2000')).toEqual({ card: 'trainer', line: '2000' });
  });

  it('are left out where they are none of the key', () => {
    expect(read('?card=energy&stamp=&shadow=YES&line=99&other=1')).toEqual({ line: '99' });
  });
});
