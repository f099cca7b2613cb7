import { describe, expect, it } from 'vitest';
import { cardEntries } from './card-entries.ts';
import type { Character } from './character.ts';
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

/** Entries of lists that may be empty. */
const canBeEmpty = /(facts|story|sales)\.0$/;
const fields = fieldsOf(sampleCharacter).filter((field) => !canBeEmpty.test(field));

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

function errorOf(task: () => unknown): Error {
  try {
    task();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was refused.');
}
