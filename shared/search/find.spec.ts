import { describe, expect, it } from 'vitest';
import type { SearchEntry } from './entries.ts';
import { prepareFind } from './find.ts';

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
  find(query).groups.map(({ kind, found }) => [kind, ...found.map(({ name }) => name)].join(': '));

describe('what is found', () => {
  it('is grouped by kind, with the kind of the best first', () => {
    expect(names('iron man')).toEqual(['characters: Iron Man', 'cards: 1992 Masterpieces #38 Iron Man']);
    expect(names('1992 iron')).toEqual(['cards: 1992 Masterpieces #38 Iron Man', 'characters: Iron Man']);
  });

  it('begins with the best, then has what is collected before what is said about it, unless a question is asked', () => {
    const entries = [
      entry('sections', 'Pikachu cards', { text: 'Cards of Pikachu' }),
      entry('cards', 'Pikachu Promo with the trophy', { text: '1998' }),
      entry('guides', 'Which Pikachu is it?', { text: 'How to tell one Pikachu from another' }),
      entry('characters', 'Pikachu', { text: 'An electric mouse' }),
    ];
    const kinds = (query: string) => prepareFind({ franchises: [], entries })(query).groups.map(({ kind }) => kind);
    expect(kinds('pikachu')).toEqual(['characters', 'cards', 'guides', 'sections']);
    expect(kinds('which pikachu is it?')).toEqual(['characters', 'guides', 'sections', 'cards']);
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
    const prices = cards('mewtwo').groups.flatMap(({ found }) => found.map(({ price }) => price));
    expect(prices).toEqual(['$9,000', '$500-$2,000+', '$5-$30']);
  });

  it('comes with its franchise', () => {
    expect(find('iron').groups[0]?.found[0]?.shown).toBe(marvel);
    expect(find('charizard').groups[0]?.found[0]?.shown).toBeUndefined();
  });

  it('has its own drawing, or that of its page', () => {
    const drawn = prepareFind({
      franchises: [],
      entries: [
        entry('guides', 'Grading', { href: '/guides/grading', drawing: '/label.svg' }),
        entry('sections', 'Grading borders', { href: '/guides/grading#borders' }),
        entry('cards', 'Grading set', { href: '/guides/grading#set', drawing: '/set.svg' }),
        entry('terms', 'Grading terms', { href: '/guides/glossary#grading' }),
      ],
    });
    const drawings = drawn('grading').groups.flatMap(({ found }) => found.map(({ kind, drawing }) => [kind, drawing]));
    expect(Object.fromEntries(drawings)).toEqual({
      guides: '/label.svg',
      sections: '/label.svg',
      cards: '/set.svg',
      terms: undefined,
    });
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

describe('words that no entry has', () => {
  it.each([
    ['charzard', [{ word: 'charzard', by: 'charizard' }]],
    ['chazirard', [{ word: 'chazirard', by: 'charizard' }]],
    ['xyzzyx charizard', [{ word: 'xyzzyx', by: null }]],
    ['207', [{ word: '207', by: null }]],
    ['iron', []],
  ])('are said: %s', (query, replaced) => {
    expect(find(query).replaced).toEqual(replaced);
  });

  it('do not lead to every card', () => {
    expect(names('xyzzyx card')).toEqual([]);
    expect(names('base card')).not.toEqual([]);
  });
});

describe('a section', () => {
  const section = (name: string, text: string[], also?: string) =>
    entry('sections', name, { href: `/guide#${name}`, text, also, page: 'A guide' });
  const guides = prepareFind({
    franchises: [],
    entries: [
      section('fees', ['What they take.', 'PSA has published fees since 2026. Ask before you send.'], 'grading cost'),
      section('ship', ['Put the slab between two boards. Post it tracked.']),
      section('two', ['C-3PO was printed twice. He is golden.', 'Its number is 207.']),
      entry('cards', 'Card 107', { also: '107' }),
    ],
  });
  const first = (query: string) => guides(query).groups[0]?.found[0];

  it.each([
    ['psa fees', 'PSA has published fees since 2026.'],
    ['how do I ship slabs?', 'Put the slab between two boards.'],
    ['golden', 'He is golden.'],
    ['207', 'Its number is 207.'],
    ['c-3po', 'C-3PO was printed twice.'],
    ['c3po', 'C-3PO was printed twice.'],
    ['what does grading cost', 'PSA has published fees since 2026.'],
  ])('is found by what it says, and shows that sentence: %s', (query, sentence) => {
    expect(first(query)?.text).toBe(sentence);
  });

  it('is not found by a part of a number', () => {
    expect(guides('7').groups).toEqual([]);
    expect(first('107')?.name).toBe('Card 107');
  });
});
