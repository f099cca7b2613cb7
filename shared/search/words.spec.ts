import { describe, expect, it } from 'vitest';
import { askedWords, endsOf, wordsOf } from './words.ts';

describe('the words of a text', () => {
  it.each([
    ['Pokémon', ['pokemon']],
    ['Misty’s Gyarados', ['mistys', 'gyarados']],
    ['  1990 Marvel #29, “Venom”!  ', ['1990', 'marvel', '29', 'venom']],
    ['Spider-Man', ['spider', 'man', 'spiderman']],
    ['107/105', ['107', '105', '107105']],
    ['', []],
    [' – ', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

it('a query asks for each word once, and for the parts of those with a hyphen', () => {
  expect(askedWords('Spider-Man, the spider man')).toEqual(['spider', 'man', 'the']);
});

it('a name is found by ends of three letters or more, and without its spaces', () => {
  expect(endsOf('Venom')).toEqual(['enom', 'nom', 'venom']);
  expect(endsOf('Iron Man')).toEqual(['ron', 'ironman']);
});
