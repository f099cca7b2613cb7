import type { ToolAnswer } from '@mint-row/kit/ui/guide';
import type { NumberedSet, readAPokemonCard } from './content.ts';

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
  /** Beyond the total, by `over`. What that makes of it depends on the set: see `sayReading`. */
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

/** What a number beyond the total is: a secret rare, of a set since 2023, either of the two, or on no card. */
type Beyond = 'secret' | 'modern' | 'beyond' | 'nowhere';

/** No set goes on to more than so many times its total. */
const furthest = 3;

/** Finds the sets of a total that go on to a number, and what that makes of it. */
function beyondTotal(
  { number, total }: { number: number; total: number },
  sets: readonly NumberedSet[],
): { kind: Beyond; sets: readonly NumberedSet[] } {
  const reaching = sets.filter(({ last, modern }) => number <= (last ?? (modern ? furthest * total : total)));
  if (number > furthest * total || (sets.length > 0 && reaching.length === 0)) return { kind: 'nowhere', sets: [] };
  const modern = reaching.filter((set) => set.modern).length;
  if (modern === 0) return { kind: sets.length > 0 ? 'secret' : 'beyond', sets: reaching };
  return { kind: modern === reaching.length ? 'modern' : 'beyond', sets: reaching };
}

/** The states of readings that do not leave the answer unsure. */
const states: Partial<Record<Reading['kind'] | Beyond, ToolAnswer['state']>> = {
  'in set': 'good',
  secret: 'good',
  modern: 'good',
  beyond: 'good',
  subset: 'good',
  promo: 'good',
  nowhere: 'bad',
};

/**
 * Says what a number means.
 * @param typed undefined as long as nobody has asked
 */
export function sayReading(typed: string | undefined, words: (typeof readAPokemonCard)['number']): SaidReading {
  if (typed === undefined) return { state: 'open', ...words.waiting, sets: null };
  const reading = readNumber(typed);
  const ofTotal = 'total' in reading && !('prefix' in reading) ? (words.setsByTotal[reading.total] ?? []) : [];
  const { kind, sets } =
    reading.kind === 'secret' ? beyondTotal(reading, ofTotal) : { kind: reading.kind, sets: ofTotal };
  const { title, text } = words.readings[kind];
  const rarity = reading.kind === 'secret' ? rarityOf(reading.number, sets) : '';
  const inPlace = (template: string) =>
    Object.entries({ ...reading, rarity }).reduce(
      (said, [name, value]) => said.replaceAll(`{${name}}`, String(value)),
      template,
    );
  const note = 'total' in reading ? words.numberNotes[`${reading.number}/${reading.total}`] : undefined;
  return {
    state: states[kind] ?? 'unsure',
    title: inPlace(title),
    text: note ? `${inPlace(text)} ${note}` : inPlace(text),
    sets: sets.length > 0 ? words.sets.replace('{sets}', listed(sets.map(({ name }) => name))) : null,
  };
}

/** The rarity of a number beyond the total, if its set is known to have one: "Hyper Rare, ". */
function rarityOf(number: number, sets: readonly NumberedSet[]): string {
  const rarity = sets.flatMap(({ rarities = [] }) => rarities).find(({ to }) => number <= to);
  return rarity ? `${rarity.name}, ` : '';
}

/** "Jungle, Neo Revelation or Shrouded Fable" */
function listed(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]*)$/, ' or $1');
}
