import { valueScale } from '@mint-row/kit/charts';
import { expect, it } from 'vitest';
import { chosenIn, comparePath } from '../values/chosen.ts';
import { sampleCards } from '../values/sample-cards.ts';
import { findChosen, thingOf } from './find-chosen.ts';

const chosen = (text: string) => {
  const { cards, ...rest } = findChosen(sampleCards, chosenIn(new URLSearchParams({ cards: text })));
  return { keys: cards.map(({ key }) => key), ...rest };
};

it('the cards that an address names are found, each once and in its order', () => {
  expect(chosen('luke,thor-base,luke')).toEqual({ keys: ['luke', 'thor-base'], unknown: [], tooMany: false });
  expect(chosen('')).toEqual({ keys: [], unknown: [], tooMany: false });
  expect(comparePath(['luke', 'thor-base'])).toBe('/guides/compare?cards=luke,thor-base');
});

it('keys that no card has are reported, and of more than four cards the first four are kept', () => {
  expect(chosen('luke,gone,,thor-base')).toEqual({ keys: ['luke', 'thor-base'], unknown: ['gone'], tooMany: false });
  const five = [...sampleCards, ...sampleCards].map((card, index) => ({ ...card, key: `card-${index}` })).slice(0, 5);
  const { cards, tooMany } = findChosen(
    five,
    five.map(({ key }) => key),
  );
  expect([cards.length, tooMany]).toEqual([4, true]);
});

it('sales and estimates of any kind are on one scale', () => {
  const guessed = sampleCards
    .filter(({ ranked }) => ranked)
    .map((card) => ({ ...card, basis: 'estimate', sales: [] }) as const);
  const { rows } = valueScale([...sampleCards, ...guessed].map((card) => thingOf(card, [])));
  expect(rows.map(({ title, estimate, bar, sales }) => [title, estimate, bar?.text, sales.length])).toEqual([
    ['Thor Base', true, '$1-$250+', 0],
    ['Shining Charizard', true, '$500-$15,000+', 1],
    ['Luke Skywalker #1', false, undefined, 1],
    ['Luke Skywalker #1', true, '$268,400', 0],
  ]);
});
