import { describe, expect, it } from 'vitest';
import { rowsLeft } from '../key/answers.ts';
import { type Answers, type QuestionName, questionNames, type Verdict, verdict } from './identify.ts';
import { key, questions } from './key.ts';

const said = (found: Verdict) => ('name' in found ? found.name : found.kind);
const optionsOf = (name: QuestionName) => questions.find((question) => question.name === name)?.options ?? [];

/** Every complete set of answers. */
const complete = questionNames.reduce<Answers[]>(
  (sets, name) => sets.flatMap((set) => optionsOf(name).map(({ value }) => ({ ...set, [name]: value }))),
  [{}],
);

describe('the key to the Charizards', () => {
  it.each<[string, Answers]>([
    ['1st Edition', { number: '102', stamp: 'first', shadow: 'no', foil: 'picture', line: '1999' }],
    ['Shadowless', { number: '102', stamp: 'none', shadow: 'no', foil: 'picture', line: '1999' }],
    ['Unlimited', { number: '102', stamp: 'none', shadow: 'yes', foil: 'picture', line: '1999' }],
    ['1999–2000 print', { number: '102', stamp: 'none', shadow: 'yes', foil: 'picture', line: '2000' }],
    ['Celebrations', { number: '102', stamp: '25', foil: 'all', line: '2021' }],
    ['30th Celebration', { number: '102', stamp: '30', foil: 'all', line: '2021' }],
    ['Base Set 2', { number: '130', stamp: 'none', foil: 'picture', line: '2000' }],
    ['Legendary Collection', { number: '110', stamp: 'none', foil: 'rest', line: '2002' }],
    ['Evolutions', { number: '108', stamp: 'none', foil: 'picture', line: '2016' }],
  ])('names %s, whatever is said of a shadow that is not asked for', (name, answers) => {
    const shadows = answers.shadow ? [answers.shadow] : [undefined, 'yes', 'no'];
    for (const shadow of shadows) {
      const found = verdict(key, { ...answers, ...(shadow && { shadow }) });
      expect(said(found)).toBe(name);
      expect(found.kind).toBe('printing');
      if (answers.number === '102') expect('next' in found).toBe(false);
    }
  });

  it('has one meaning for every complete set of answers', () => {
    expect(complete.length).toBe(800);
    for (const answers of complete) {
      const left = rowsLeft(questionNames, key, answers);
      expect(left.length, JSON.stringify(answers)).toBeGreaterThan(0);
      expect(left.filter(({ printing }) => printing).length, JSON.stringify(answers)).toBeLessThan(2);
      expect(verdict(key, answers).kind).not.toBe('so far');
    }
  });

  it('never names a printing and a contradiction for the same complete answers', () => {
    for (const answers of complete) {
      const left = rowsLeft(questionNames, key, answers);
      const both = left.some(({ printing }) => printing) && left.some(({ contradiction }) => contradiction);
      // A card of 2026 may shine as it likes: nobody here has seen it.
      if (answers.stamp !== '30') expect(both, JSON.stringify(answers)).toBe(false);
    }
  });

  it('is open while nothing is answered', () => {
    expect(verdict(key, {})).toEqual({ kind: 'open' });
  });

  it('asks for the stamp first where the number is that of Base Set', () => {
    expect(verdict(key, { number: '102' })).toMatchObject({ kind: 'so far', next: 'stamp' });
    expect(verdict(key, { number: '102', stamp: 'none' })).toMatchObject({ kind: 'so far', next: 'shadow' });
  });

  it('names a set by its number alone, and says what would confirm it', () => {
    expect(verdict(key, { number: '108' })).toEqual({ kind: 'printing', name: 'Evolutions', next: 'stamp' });
    expect(verdict(key, { stamp: '25' })).toEqual({ kind: 'printing', name: 'Celebrations', next: 'number' });
  });

  it('knows other cards, and signs that do not go together', () => {
    expect(verdict(key, { number: 'other' })).toMatchObject({ names: ['30th Celebration', 'another Charizard'] });
    expect(verdict(key, { number: 'other', stamp: 'none' })).toEqual({ kind: 'other', name: 'another Charizard' });
    expect(verdict(key, { number: '130', stamp: '25' })).toMatchObject({ kind: 'contradiction' });
    expect(verdict(key, { number: '102', stamp: 'none', line: '2021' })).toMatchObject({
      name: 'a late year, and no stamp',
    });
  });
});
