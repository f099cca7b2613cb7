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

it('is what the address names, or the first if it names none of them', () => {
  const name = (search: string) => choiceIn(new URLSearchParams(search), kinds).name;
  expect(['kind=sale', 'kind=nothing', 'kind=', ''].map(name)).toEqual(['Sales', 'Any', 'Any', 'Any']);
});

it('is told with the number of cards', () => {
  expect(shownWords(5, 50, ['Marvel', '', 'by year'])).toBe('5 of 50 cards: Marvel, by year');
  expect(shownWords(50, 50, ['by rank'])).toBe('50 cards: by rank');
});
