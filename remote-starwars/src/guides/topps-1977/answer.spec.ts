import { expect, it } from 'vitest';
import { answerTo, stateOf } from './answer.ts';
import { answers } from './answers.ts';
import { type Border, borders, lookUp } from './look-up.ts';

const answer = (text: string, border: Border = 'unknown') => answerTo(lookUp(text, border), answers);

it('has whole sentences for every number and border', () => {
  const numbers = Array.from({ length: 360 }, (_, number) => String(number));
  for (const text of ['', 'abc', '45A', '67A', ...numbers]) {
    for (const border of borders) {
      const { title, text: said, notes } = answer(text, border);
      for (const words of [title, said, ...notes]) expect(words).not.toMatch(/[{}]|undefined|NaN/);
    }
  }
});

it('tells series, colour and place of a card', () => {
  expect(answer('207')).toEqual({
    title: '#207: series 4, green',
    text: 'Place 9 of 66: row 1, column 9 of our sheet.',
    notes: [answers.numbers[207]],
  });
});

it('says that number and border agree only if the border is known', () => {
  expect(answer('300', 'orange').notes).toEqual([answers.agrees]);
  expect(answer('300').notes).toEqual([]);
});

it('tells a sticker of the same number from the card', () => {
  expect(answer('11').notes).toEqual(['A sticker with this number is from the blue series: it has its own count.']);
  expect(answer('12').notes).toEqual(['A sticker with this number is from the red series: it has its own count.']);
  expect(answer('55').notes).toEqual(['A sticker with this number is from the orange series: it has its own count.']);
  expect(answer('56').notes).toEqual([]);
});

it('names the right series when number and border disagree', () => {
  expect(answer('207', 'blue').text).toContain('#207 a green border, in series 4');
  expect(answer('207', 'blue').text).toContain('in blue');
});

it('never calls a card genuine', () => {
  expect(JSON.stringify(answers)).not.toMatch(/genuine/i);
});

it.each([
  ['', 'unknown', 'open'],
  ['207', 'green', 'good'],
  ['207', 'blue', 'bad'],
  ['400', 'unknown', 'bad'],
  ['207', 'orange', 'unsure'],
  ['x', 'unknown', 'unsure'],
] as const)('marks “%s” with the border %s as %s', (text, border, state) => {
  expect(stateOf(lookUp(text, border))).toBe(state);
});
