import { expect, it } from 'vitest';
import { fill, neighbour, put, swap } from './arrange.ts';

const pockets = ['a', 'b', null, null, 'e', null, null, null, null];

it('two pockets change what they have, and one of them may be empty', () => {
  expect(swap(pockets, 0, 4)).toEqual(['e', 'b', null, null, 'a', null, null, null, null]);
  expect(swap(pockets, 0, 8)).toEqual([null, 'b', null, null, 'e', null, null, null, 'a']);
  expect(swap(swap(pockets, 0, 4), 4, 0)).toEqual(pockets);
});

it('a card is in one pocket only', () => {
  expect(put(pockets, 2, 'a')).toEqual([null, 'b', 'a', null, 'e', null, null, null, null]);
  expect(put(pockets, 4, null)).toEqual(['a', 'b', null, null, null, null, null, null, null]);
});

it('empty pockets are filled with what is not there yet', () => {
  expect(fill(pockets, ['b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd', 'e', null, null, null, null]);
  expect(fill(pockets, [...'cdfghijkl'])).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
});

it('arrow keys lead to the pockets beside, and not beyond the page', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home'].map((key) => neighbour(4, key))).toEqual([
    3,
    5,
    1,
    7,
    null,
  ]);
  expect(['ArrowLeft', 'ArrowUp'].map((key) => neighbour(0, key))).toEqual([null, null]);
  expect(['ArrowRight', 'ArrowDown'].map((key) => neighbour(8, key))).toEqual([null, null]);
});
