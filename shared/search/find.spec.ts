import { describe, expect, it } from 'vitest';
import type { SearchEntry } from './entries.ts';
import { askedWords, endsOf, prepareFind, wordsOf } from './find.ts';

const marvel = {
  slug: 'marvel',
  name: 'Marvel',
  accent: 'red',
  path: '/marvel',
  characters: '/marvel/characters',
} as const;
const entry = (kind: SearchEntry['kind'], name: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind,
  name,
  href: `/${name.toLowerCase().replaceAll(' ', '-')}`,
  text: '',
  ...more,
});

const find = prepareFind({
  franchises: [marvel],
  entries: [
    entry('cards', '1992 Masterpieces #38 Iron Man', { text: 'Iron Man · 1992 SkyBox' }),
    entry('characters', 'Iron Man', { franchise: 'marvel', text: 'Tony Stark began in grey armour.' }),
    entry('characters', 'Charizard', { text: 'A card that people chase.' }),
    entry('terms', 'Base card', { text: 'One of the ordinary cards.' }),
    entry('pages', 'About', { text: 'Who writes Mint Row, and about whom.', also: 'team' }),
  ],
});
const names = (query: string) =>
  find(query).map(({ kind, found }) => [kind, ...found.map(({ name }) => name)].join(': '));

describe('what is found', () => {
  it('is grouped by kind, with the kind of the best first', () => {
    expect(names('iron man')).toEqual(['characters: Iron Man', 'cards: 1992 Masterpieces #38 Iron Man']);
    expect(names('1992 iron')).toEqual(['cards: 1992 Masterpieces #38 Iron Man', 'characters: Iron Man']);
  });

  it('comes by what it is worth, where names fit alike', () => {
    const cards = prepareFind({
      franchises: [],
      entries: [
        entry('cards', 'Mewtwo Promo', { price: '$5-$30', text: '2000' }),
        entry('cards', 'Mewtwo Shining', {
          price: '$500-$2,000+',
          text: 'Number 40 of the Top 50 · Pokémon Neo Destiny · 2002',
        }),
        entry('cards', 'Mewtwo Gold Star', { price: '$9,000', text: 'Number 31 of the Top 50 · 2004' }),
      ],
    });
    const prices = cards('mewtwo').flatMap(({ found }) => found.map(({ price }) => price));
    expect(prices).toEqual(['$9,000', '$500-$2,000+', '$5-$30']);
  });

  it('comes with its franchise', () => {
    expect(find('iron')[0]?.found[0]?.shown).toBe(marvel);
    expect(find('charizard')[0]?.found[0]?.shown).toBeUndefined();
  });

  it.each([
    ['chari', 'the beginning of a word'],
    ['zard', 'the end of a word'],
    ['ariz', 'the middle of a word'],
    ['charzard', 'a missing letter'],
    ['sharizard', 'another letter'],
  ])('by "%s": %s', (query) => {
    expect(names(query)[0]).toBe('characters: Charizard');
  });

  it('is not what a slip could mean while a word is found as it is', () => {
    expect(names('zard')).toEqual(['characters: Charizard']);
  });

  it('is found by other words too', () => {
    expect(names('team')).toEqual(['pages: About']);
  });

  it('is nothing for words that are nowhere, and for none', () => {
    for (const query of ['xyzzyx', '', '  ', '?!', '"', '\\', 'constructor', '__proto__'])
      expect(names(query)).toEqual([]);
  });
});

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
