import { textParts } from '../contract/index.ts';
import type { Character, StoryEvent } from './character.ts';
import { parseDollars, parseValueRange, type Sale } from './value.ts';

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
type RequiredField = Exclude<keyof Character, 'era' | 'alsoFoundBy' | 'details' | 'otherSales'>;

/**
 * Checks that characters have every field that their pages and entries need, and that the fields agree with each other.
 * @param characters all of a franchise
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
  for (const each of characters) {
    const [fault] = faultsOf(each, characters);
    if (fault) throw new Error(`${each.slug}: ${fault}`);
  }
}

/** Every field that does not agree with others, each as the rest of a sentence that begins with the character’s slug. */
function* faultsOf(character: Character, characters: readonly Character[]): Generator<string> {
  const { slug, figure, details = [] } = character;
  if (characters.filter((one) => one.slug === slug).length > 1) {
    yield 'another character of the list has this slug. Give each its own.';
  }
  yield* unreadableMarks(character);
  yield* storyFaults(character);
  if (!/\d/.test(figure.figure)) {
    yield `figure.figure is "${figure.figure}". Expected a number, such as "121" or "$915,000".`;
  }
  for (const [place, { view, mark }] of details.entries()) {
    const outside = `, which is not within the drawing: it is ${drawn.width} wide and ${drawn.height} high.`;
    const isWithin = (x: number, y: number, side = 0) =>
      x >= 0 && y >= 0 && x + side <= drawn.width && y + side <= drawn.height;
    if (!isWithin(...view)) yield `details.${place}.view is [${view.join(', ')}]${outside}`;
    if (mark && !isWithin(...mark)) yield `details.${place}.mark is [${mark.join(', ')}]${outside}`;
  }
  yield* relatedFaults(character, characters);
}

/** The size of a character's drawing, in its own units. */
const drawn = { width: 300, height: 420 };

/** Marks that `textParts` leaves as they are written, which pages would show so. */
function* unreadableMarks(value: object, at = ''): Generator<string> {
  for (const [field, each] of Object.entries(value) as [string, unknown][]) {
    if (typeof each === 'object' && each !== null) yield* unreadableMarks(each, `${at}${field}.`);
    if (typeof each !== 'string') continue;
    const plain = textParts(each).flatMap((part) => (part.kind === 'plain' ? part.text : []));
    const [mark] = /\[\[.{0,30}|.{0,30}\]\(.{0,30}/.exec(plain.join(' ')) ?? [];
    if (mark) {
      yield `${at}${field} has a mark that cannot be read, "${mark}". Write a term as [[slab]] or [[slab|slabs]], with the glossary’s slug, and a link as [words](/address).`;
    }
  }
}

function* storyFaults({ story, debut, history, cards, otherSales = [] }: Character): Generator<string> {
  const described = JSON.stringify([debut, history, cards, otherSales]);
  const sales: Sale[] = [
    ...cards.flatMap(({ basis }) => basis.sales ?? []),
    ...(debut.issueSales ?? []),
    ...otherSales.flatMap((other) => other.sales),
  ];
  /** The sales of which the year is known, each as an event of the story names it: "2022: $915,000". */
  const dated = sales.flatMap(({ price, when }) => {
    const [year] = /\d{4}$/.exec(when) ?? [];
    return year ? [{ price, named: `${year}: ${price}` }] : [];
  });
  const nameOf = ({ year, text }: StoryEvent) => `${year}: ${text.split(' ')[0]}`;
  for (const [place, event] of story.entries()) {
    const { year, kind } = event;
    const at = `story.${place}`;
    const before = story[place - 1];
    if (!before && kind) yield `${at}.kind is "${kind}". A story begins with the debut, which has no kind.`;
    if (!before && !JSON.stringify(debut).includes(String(year))) {
      yield `${at}.year is ${year}. A story begins with the debut, and debut names no such year.`;
    }
    if (before && before.year > year) {
      yield `${at}.year is ${year}, after ${before.year}. A story goes from year to year.`;
    }
    if (!described.includes(String(year))) {
      yield `${at}.year is ${year}, which no other text of the page has. Name it in debut, history or cards, or leave the event out.`;
    }
    if (kind === 'sale' && !dated.some(({ named }) => named === nameOf(event))) {
      yield `${at} is the sale "${nameOf(event)}", which is none of the page. Begin its text with the price, as a card, the debut or otherSales has it.`;
    }
  }
  if (!story.some(({ kind }) => kind === 'card')) yield 'story has no event of the kind "card". Add the first card.';
  const [highest] = dated.toSorted((one, other) => parseDollars(other.price) - parseDollars(one.price));
  const sold = story.filter(({ kind }) => kind === 'sale').map(nameOf);
  if (highest && sold.length > 0 && !sold.includes(highest.named)) {
    yield `story lacks the highest sale of the page, "${highest.named}". Add it as an event of the kind "sale".`;
  }
}

function* relatedFaults({ slug, related }: Character, characters: readonly Character[]): Generator<string> {
  for (const [place, one] of related.entries()) {
    const at = `related.${place}`;
    if (one.slug === slug) yield `${at}.slug is the character’s own. Choose another one.`;
    if (related.findIndex((other) => other.slug === one.slug) < place) {
      yield `${at}.slug is "${one.slug}" again. Choose another one.`;
    }
    if (!one.why.endsWith('.')) yield `${at}.why is "${one.why}". Expected a sentence, with its full stop.`;
    if (one.remote !== undefined) continue;
    const { name } = characters.find((other) => other.slug === one.slug) ?? {};
    if (name === undefined) {
      yield `${at}.slug is "${one.slug}", which no character of this franchise has. If another remote has it, name that as remote.`;
    } else if (name !== one.name) yield `${at}.name is "${one.name}", and that character’s is "${name}".`;
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
