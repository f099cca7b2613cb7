import { describe, expect, it } from 'vitest';
import { askedWords, endsOf, isQuestion, phraseOf, stemOf, wordsOf } from './words.ts';

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

describe('the words of a query', () => {
  const known = ['spiderman', 'c3po'];
  it.each([
    ['Spider-Woman, the spider woman', ['spider', 'woman']],
    ['Spider-Man', ['spiderman']],
    ['c-3po', ['c3po']],
    ['What is a slab worth?', ['slab', 'worth']],
    ['what is it', ['what', 'is', 'it']],
  ])('%s', (query, words) => {
    expect(askedWords(query, (word) => known.includes(word))).toEqual(words);
  });
});

it.each([
  ['graded', 'grading'],
  ['centring', 'centering'],
  ['off-centre', 'off center'],
  ['colour', 'colors'],
  ['grey', 'gray'],
  ['ship', 'post'],
  ['misprints', 'error'],
  ['90s', '1990s'],
  ['insure', 'insurance'],
  ['how do I ship a slab?', 'shipping slabs'],
])('"%s" and "%s" mean the same', (one, other) => {
  expect(phraseOf(one)).toBe(phraseOf(other));
});

it('a number means only itself', () => {
  expect(stemOf('207')).not.toBe(stemOf('107'));
});

it.each([
  ['is it worth grading', true],
  ['What is a PMG?', true],
  ['can opener', false],
  ['charizard', false],
])('%s: a question, %s', (query, answer) => {
  expect(isQuestion(query)).toBe(answer);
});

it('a name is found by ends of three letters or more, and without its spaces', () => {
  expect(endsOf('Venom')).toEqual(['enom', 'nom', 'venom']);
  expect(endsOf('Iron Man')).toEqual(['ron', 'ironman']);
});
