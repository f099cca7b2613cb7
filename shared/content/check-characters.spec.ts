import { describe, expect, it } from 'vitest';
import { cardEntries } from './card-entries.ts';
import type { Character, StoryEvent } from './character.ts';
import { characterEntries, characterPages } from './character-pages.ts';
import { checkCharacters } from './check-characters.ts';
import { sampleCharacter } from './sample-character.ts';

const franchise = { slug: 'marvel', name: 'Marvel', accent: 'red', path: '/marvel', characters: '/marvel/characters' };

/** Every field of a value, at any depth, as a path: "cards.0.basis.kind". */
function fieldsOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, each]) => [at + field, ...fieldsOf(each, `${at}${field}.`)]);
}

function without(field: string): Character {
  // Not structuredClone: parts that the sample has twice would be one in the copy too.
  const copy: Character = JSON.parse(JSON.stringify(sampleCharacter));
  const steps = field.split('.');
  const last = steps.pop() ?? '';
  let owner: object = copy;
  for (const step of steps) owner = new Map<string, object>(Object.entries(owner)).get(step) ?? {};
  if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else Reflect.deleteProperty(owner, last);
  return copy;
}

/** Fields that not every character has, and entries of lists that may be empty. */
const canBeMissing = /(facts|story|sales)\.\d$|story\.\d\.kind$|remote$/;
const fields = fieldsOf(sampleCharacter).filter((field) => !canBeMissing.test(field));

describe.each(fields)('a character without %s', (field) => {
  // A list that is too short is named itself.
  const named = /\.\d+$/.test(field) ? field.replace(/\.\d+$/, '') : field;
  const owner = field === 'slug' ? 'Thor' : 'thor';
  const { message } = errorOf(() => checkCharacters([sampleCharacter, without(field)]));

  it('is refused with its slug, the field and what is expected', () => {
    expect(message).toContain(`${owner}: ${named} is `);
    expect(message).toMatch(/ is (missing|\[.*\])\. Expected .+; shared/);
  });

  it('is refused by everything that publishes it', () => {
    const characters = [sampleCharacter, without(field)];
    const order = { listed: characters, order: 'by debut', factOf: () => '', drawn: [] };
    expect(errorOf(() => characterEntries(characters, franchise)).message).toBe(message);
    expect(errorOf(() => cardEntries(characters, franchise)).message).toBe(message);
    const pages = () => characterPages(characters, franchise, { ...order, dataOf: (each) => each });
    expect(errorOf(pages).message).toBe(message);
  });
});

it.each([
  ['cards.1.valueRange', '$400-$1', 'a rising range like "$500-$2,000+"'],
  ['reviewed', 'today', 'a date like "2026-11-22"'],
  ['summary', '', 'a text'],
  ['history', 'He fell.', 'a list of 3'],
])('%s must not be "%s"', (field, value, expected) => {
  const copy: Character = structuredClone(sampleCharacter);
  if (field === 'cards.1.valueRange') Object.assign(copy.cards[1], { valueRange: value });
  else Object.assign(copy, { [field]: value });
  const { message } = errorOf(() => checkCharacters([copy]));
  expect(message).toContain(`thor: ${field} is "${value}". Expected ${expected};`);
});

it('a character that is missing altogether is refused with its place', () => {
  const characters: readonly (Character | undefined)[] = [sampleCharacter, undefined];
  expect(errorOf(() => checkCharacters(characters as Character[])).message).toContain('at place 2 of the list');
});

const sold = { copy: 'PSA 10', price: '$400', when: 'August 2025' } as const;
const debut: StoryEvent = { year: 1962, text: 'The first issue', source: 'known' };
const firstCard: StoryEvent = { year: 1990, kind: 'card', text: 'The first card', source: 'known' };
const [hulk, loki] = sampleCharacter.related;

describe('a character whose fields do not agree is refused with its slug, the field and what to do:', () => {
  const faulty: readonly [field: string, part: Partial<Character>, message: string][] = [
    ['a term with a capital', { tagline: 'A [[Slab]].' }, 'tagline has a mark that cannot be read, "[[Slab]]."'],
    ['a link to nothing', { closing: { title: 'Bring', text: '[yours](me)' } }, 'closing.text has a mark'],
    ['a list of one card event', { story: [firstCard] }, 'story.0.kind is "card". A story begins with the debut'],
    ['a debut in another year', { story: [{ ...debut, year: 1966 }, firstCard] }, 'story.0.year is 1966.'],
    ['no card', { story: [debut] }, 'story has no event of the kind "card"'],
    ['an earlier event later', { story: [debut, firstCard, debut] }, 'story.2.year is 1962, after 1990'],
    ['an unknown year', { story: [debut, { ...firstCard, year: 1991 }] }, 'story.1.year is 1991, which no other'],
    [
      'a sale of its own',
      { story: [debut, firstCard, { year: 2025, kind: 'sale', text: '$500 for a copy', source: 'known' }] },
      'story.2 is the sale "2025: $500", which is none of the page',
    ],
    [
      'a sale that is not the highest',
      {
        story: [debut, firstCard, { year: 2025, kind: 'sale', text: '$400 for a copy', source: 'known' }],
        otherSales: [{ title: 'A comic', sales: [{ ...sold, price: '$900' }] }],
      },
      'story lacks the highest sale of the page, "2025: $900"',
    ],
    ['a figure in words', { figure: { figure: 'four', text: 'years', source: 'own' } }, 'figure.figure is "four"'],
    [
      'a detail beyond the drawing',
      { details: [{ view: [250, 0, 60], text: 'An ear' }] },
      'details.0.view is [250, 0, 60]',
    ],
    [
      'a number beyond the drawing',
      { details: [{ view: [240, 0, 60], mark: [310, 20], text: 'An ear' }] },
      'details.0.mark is [310, 20]',
    ],
    ['itself', { related: [{ ...hulk, slug: 'thor' }, loki] }, 'related.0.slug is the character’s own'],
    ['one twice', { related: [hulk, { ...loki, slug: 'hulk' }] }, 'related.1.slug is "hulk" again'],
    ['no sentence', { related: [hulk, { ...loki, why: 'Brothers' }] }, 'related.1.why is "Brothers"'],
    [
      'an unknown character',
      { related: [hulk, { slug: 'loki', name: 'Loki', why: 'His brother.' }] },
      'related.1.slug is "loki", which no',
    ],
  ];
  it.each(faulty)('%s', (_, part, message) => {
    expect(errorOf(() => checkCharacters([{ ...sampleCharacter, ...part }])).message).toContain(`thor: ${message}`);
  });

  it('a slug that another one has', () => {
    expect(errorOf(() => checkCharacters([sampleCharacter, sampleCharacter])).message).toContain(
      'thor: another character',
    );
  });

  it('a related character by another name', () => {
    const other = {
      ...sampleCharacter,
      slug: 'odin',
      related: [{ slug: 'thor', name: 'Tor', why: 'His son.' }, hulk],
    } as const;
    expect(errorOf(() => checkCharacters([sampleCharacter, other])).message).toContain('odin: related.0.name is "Tor"');
  });
});

function errorOf(task: () => unknown): Error {
  try {
    task();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was refused.');
}
