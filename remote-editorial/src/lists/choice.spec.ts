import { expect, it } from 'vitest';
import { choiceIn, shownWords } from './choice.ts';

const kinds = {
  name: 'kind',
  legend: 'Kind',
  choices: [
    { value: '', name: 'Any' },
    { value: 'sale', name: 'Sales' },
  ],
} as const;

it('the choice is the one that the address names, or the first if it names none', () => {
  const name = (search: string) => choiceIn(new URLSearchParams(search), kinds).name;
  expect(['kind=sale', 'kind=nothing', 'kind=', ''].map(name)).toEqual(['Sales', 'Any', 'Any', 'Any']);
});

it('a sentence says how many cards are shown and by which choices', () => {
  expect(shownWords(5, 50, ['Marvel', '', 'by year'])).toBe('5 of 50 cards: Marvel, by year');
  expect(shownWords(50, 50, ['by rank'])).toBe('50 cards: by rank');
});
