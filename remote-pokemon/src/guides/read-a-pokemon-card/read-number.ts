import type { ToolAnswer } from '@mint-row/kit/ui/guide';
import type { readAPokemonCard } from './content.ts';

/** The meaning of a number on a card. `number` and `total` are without zeros in front. */
export type Reading =
  | { kind: 'empty' }
  /** Neither of the kinds below. */
  | { kind: 'unknown' }
  /** Text without a single digit. */
  | { kind: 'words' }
  /** Card 0, or a set of 0 cards. */
  | { kind: 'zero' }
  | { kind: 'year'; number: number }
  /** "No. 025": says which Pokémon it is, not which card. */
  | { kind: 'pokedex'; number: number }
  /** One number alone. */
  | { kind: 'alone'; number: number }
  /** Letters and a number: "SVP 085". */
  | { kind: 'promo'; number: number; prefix: string }
  | { kind: 'in set'; number: number; total: number }
  /** Beyond the total: `over` is by how many. */
  | { kind: 'secret'; number: number; total: number; over: number }
  /** "TG12/TG30": counted apart from the rest of its set. */
  | { kind: 'subset'; number: number; total: number; prefix: string };

/** The letters before the numbers of Black Star Promos. */
const promoPrefixes = ['DP', 'HGSS', 'BW', 'XY', 'SM', 'SWSH', 'SVP'];

/** More digits than a card has: no number or total has four. */
const most = 999;

/**
 * Reads the number of a Pokémon card as somebody types it.
 * @param typed for example "4/102", "#107 of 105", "swsh 123"
 */
export function readNumber(typed: string): Reading {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  if (text === '') return { kind: 'empty' };
  if (!/\d/.test(text)) return { kind: 'words' };
  const pokedex = /^N[O0]\s*\.?\s*(\d{1,4})$/.exec(text);
  if (pokedex?.[1]) return pokedexNumber(Number(pokedex[1]));
  const [, prefix = '', first = '', second = '', last] =
    /^#?\s*([A-Z]{0,4})[\s-]*(\d{1,4})(?:\s*(?:\/|-|\bOF\b)\s*([A-Z]{0,4})\s*(\d{1,4}))?$/.exec(text) ?? [];
  if (first === '') return { kind: 'unknown' };
  const number = Number(first);
  return last === undefined ? oneNumber(prefix, number) : twoNumbers(prefix, number, second, Number(last));
}

function pokedexNumber(number: number): Reading {
  return number === 0 ? { kind: 'zero' } : { kind: 'pokedex', number };
}

function oneNumber(prefix: string, number: number): Reading {
  if (number === 0) return { kind: 'zero' };
  if (promoPrefixes.includes(prefix) && number <= most) return { kind: 'promo', number, prefix };
  if (prefix !== '') return { kind: 'unknown' };
  if (number >= 1995 && number <= 2099) return { kind: 'year', number };
  return number > most ? { kind: 'unknown' } : { kind: 'alone', number };
}

function twoNumbers(prefix: string, number: number, second: string, total: number): Reading {
  const agree = second === prefix || second === '';
  if (!agree || number > most || total > most) return { kind: 'unknown' };
  if (number === 0 || total === 0) return { kind: 'zero' };
  if (number > total) return { kind: 'secret', number, total, over: number - total };
  return prefix === '' ? { kind: 'in set', number, total } : { kind: 'subset', number, total, prefix };
}

/** A card in a row of cards: how many its set counts, how many others follow, and which of them all it is, from 1. */
export interface CardPlace {
  counted: number;
  others: number;
  card: number;
}

/** The place of a number that has one; null for numbers that are alone, and for what is none. */
export function placeOf(reading: Reading): CardPlace | null {
  switch (reading.kind) {
    case 'in set':
      return { counted: reading.total, others: 0, card: reading.number };
    case 'secret':
      return { counted: reading.total, others: reading.over, card: reading.number };
    // All of its cards are outside of the set's count.
    case 'subset':
      return { counted: 0, others: reading.total, card: reading.number };
    default:
      return null;
  }
}

/** A reading in words: a title, what it means, and which sets have the same total. */
interface SaidReading extends ToolAnswer {
  sets: string | null;
}

/** The kinds of numbers that name one card. */
const found: readonly Reading['kind'][] = ['in set', 'secret', 'subset', 'promo'];

/**
 * Says what a number means.
 * @param typed undefined as long as nobody has asked
 */
export function sayReading(typed: string | undefined, words: (typeof readAPokemonCard)['number']): SaidReading {
  if (typed === undefined) return { state: 'open', ...words.waiting, sets: null };
  const reading = readNumber(typed);
  const { title, text } = words.readings[reading.kind];
  const inPlace = (template: string) =>
    Object.entries(reading).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, String(value)), template);
  const known = 'total' in reading && !('prefix' in reading) ? words.setsByTotal[reading.total] : undefined;
  return {
    state: found.includes(reading.kind) ? 'good' : 'unsure',
    title: inPlace(title),
    text: inPlace(text),
    sets: known ? words.sets.replace('{sets}', known.join(' or ')) : null,
  };
}
