import type { Character } from './character.ts';
import { parseDollars, parseValueRange } from './value.ts';

/** The rule for a field: in words for errors, and as a test. A record has fields of its own, and a list entries. */
type Shape =
  | { is: string; holds: (value: unknown) => boolean }
  | { fields: Readonly<Record<string, Shape>> }
  | { each: Shape; count?: number };

const text: Shape = { is: 'a text', holds: (value) => typeof value === 'string' && value !== '' };
const number: Shape = { is: 'a number', holds: (value) => typeof value === 'number' };
const slug: Shape = { is: 'a slug like "iron-man"', holds: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/) };
const day: Shape = { is: 'a date like "2026-11-22"', holds: matching(/^\d{4}-\d\d-\d\d$/) };
const amount: Shape = { is: 'an amount like "$5,300,000"', holds: reads(parseDollars) };
const range: Shape = { is: 'a rising range like "$500-$2,000+"', holds: reads(parseValueRange) };
const kind: Shape = { is: '"estimate" or "sales"', holds: (value) => value === 'estimate' || value === 'sales' };
const border: Shape = { is: 'a border, "unknown" or null', holds: (value) => value !== undefined };
const source: Shape = { is: 'where the layout is known from', holds: (value) => typeof value === 'string' };
const layout: Shape = {
  fields: {
    sets: { each: text },
    border,
    picture: { each: number, count: 4 },
    parts: { each: { fields: { kind: text, at: { each: number, count: 4 } } } },
    source,
  },
};
const sales: Shape = { each: { fields: { copy: text, price: amount, when: text } } };
const estimate: Shape = { fields: { low: text, high: text } };

const card: Shape = {
  fields: { title: text, set: text, description: text, valueRange: range, basis: { fields: { kind } }, layout },
};

/** The fields that every character has; TypeScript knows them too, but development does not wait for it. */
const character: { fields: Readonly<Record<RequiredField, Shape>> } = {
  fields: {
    slug,
    name: text,
    reviewed: day,
    tagline: text,
    summary: text,
    debut: { fields: { text, facts: { each: { fields: { label: text, value: text } } } } },
    history: { each: text, count: 3 },
    story: { each: { fields: { year: number, text, source: text } } },
    figure: { fields: { figure: text, text, source: text } },
    cards: { each: card, count: 3 },
    finding: text,
    related: { each: { fields: { slug, name: text, why: text } }, count: 2 },
    closing: { fields: { title: text, text } },
  },
};

/** An optional field is named here. */
type RequiredField = Exclude<keyof Character, 'era' | 'details' | 'otherSales'>;

/**
 * Checks that characters have every field that their pages and entries need.
 * @throws Error naming the first character and the field that is missing or wrong, and what is expected there
 */
export function checkCharacters(characters: readonly Character[]): void {
  for (const [index, each] of characters.entries()) {
    const owner = each?.slug || each?.name || `The character at place ${index + 1} of the list`;
    check(owner, [], each, character);
    for (const [place, { basis }] of each.cards.entries()) {
      const at = ['cards', String(place), 'basis'];
      if (basis.kind === 'estimate') check(owner, at, basis, estimate);
      if (basis.kind === 'sales' || basis.sales) check(owner, [...at, 'sales'], basis.sales, sales);
    }
  }
}

function check(owner: string, at: readonly string[], value: unknown, shape: Shape): void {
  const demand = (is: string, holds: boolean) => {
    if (holds) return;
    const found = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`;
    throw new Error(
      `${owner}: ${at.join('.') || 'the character'} ${found}. Expected ${is}; shared/content/character.ts describes the fields.`,
    );
  };
  if ('is' in shape) {
    demand(shape.is, shape.holds(value));
  } else if ('each' in shape) {
    const { each, count } = shape;
    const entries: unknown[] | null = Array.isArray(value) ? value : null;
    demand(`a list${count ? ` of ${count}` : ''}`, entries !== null && (!count || entries.length === count));
    for (const [index, entry] of entries?.entries() ?? []) check(owner, [...at, String(index)], entry, each);
  } else {
    demand(`an object with ${Object.keys(shape.fields).join(', ')}`, typeof value === 'object' && value !== null);
    const given = new Map(Object.entries(value ?? {}));
    for (const [field, each] of Object.entries(shape.fields)) check(owner, [...at, field], given.get(field), each);
  }
}

function matching(pattern: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value);
}

function reads<Text extends string>(parse: (text: Text) => unknown): (value: unknown) => boolean {
  return (value) => {
    try {
      parse(String(value) as Text);
      return true;
    } catch {
      return false;
    }
  };
}
