import type { ToolState } from '@mint-row/kit/ui/guide';
import {
  allSeries,
  type Colour,
  cardsPerSeries,
  lastNumber,
  type Series,
  seriesOf,
  stickersPerSeries,
} from '../../series.ts';
import type { answers } from './content.ts';

/** The answers of a visitor about the border. */
export type Border = Colour | 'black' | 'unknown';

export const borders: readonly Border[] = ['unknown', ...allSeries.map(({ colour }) => colour), 'black'];

/** Cards across our sheet; 66 make six rows of them. */
export const cardsPerRow = 11;

/** Where a card stands in its series, and on our sheet, all counted from 1. */
interface Place {
  place: number;
  row: number;
  column: number;
}

/** The meaning of a number, and of the border if it is known. */
export type Finding =
  | { kind: 'nothing' }
  | { kind: 'unreadable'; typed: string }
  | { kind: 'outside' | 'empire' | 'britain' | 'canada' | 'wonderBread'; number: number }
  | { kind: 'disagree'; number: number; border: Border; series: Series }
  | ({ kind: 'card'; number: number; border: Border; series: Series } & Place);

/** The sets besides 1977 Topps whose numbers or borders lead here. */
const wonderBreadCards = 16;
const lastOfEmpire = 352;
const canadianOrange = { first: 133, last: 264 };

/** The longest text that is read; whatever follows is not a number of three digits any more. */
export const longestTyped = 8;

/** A border from an address; any other value says nothing about it. */
export function readBorder(value: string | null): Border {
  return borders.find((border) => border === value) ?? 'unknown';
}

/** The card that somebody describes by the number on it, for example "207", "#207" or "45A", and by its border. */
export function lookUp(text: string, border: Border): Finding {
  const typed = text.trim().slice(0, longestTyped);
  if (typed === '') return { kind: 'nothing' };
  const [, digits, suffix] = /^#?\s*(\d+)\s*(a?)$/i.exec(typed) ?? [];
  if (!digits) return { kind: 'unreadable', typed };
  const number = Number(digits);
  if (suffix) return { kind: isBetween(number, 1, cardsPerSeries) ? 'britain' : 'outside', number };
  const series = seriesOf(number);
  if (!series) return { kind: isBetween(number, lastNumber + 1, lastOfEmpire) ? 'empire' : 'outside', number };
  if (border === 'unknown' || border === series.colour) {
    return { kind: 'card', number, border, series, ...placeOf(number) };
  }
  const elsewhere = otherSet(number, border, series);
  return elsewhere ? { kind: elsewhere, number } : { kind: 'disagree', number, border, series };
}

/** The set that has this number with a border that Topps did not give it. */
function otherSet(number: number, border: Border, { colour }: Series): 'wonderBread' | 'canada' | 'britain' | null {
  if (border === 'black' && number <= wonderBreadCards) return 'wonderBread';
  if (border === 'orange' && isBetween(number, canadianOrange.first, canadianOrange.last)) return 'canada';
  if (border === 'red' && colour === 'blue') return 'britain';
  return null;
}

/** Where a number stands in its series and on our sheet, on which the numbers are in order. */
export function placeOf(number: number): Place {
  const index = (number - 1) % cardsPerSeries;
  return { place: index + 1, row: Math.floor(index / cardsPerRow) + 1, column: (index % cardsPerRow) + 1 };
}

function isBetween(number: number, first: number, last: number): boolean {
  return number >= first && number <= last;
}

/** The question of a visitor: the number as typed, and the border. */
export interface Question {
  text: string;
  border: Border;
}

/** The question that an address asks; what it does not ask, or what cannot be asked, is left out. */
export function questionIn(address: URLSearchParams): Question {
  return {
    text: (address.get('number') ?? '').slice(0, longestTyped),
    border: readBorder(address.get('border')),
  };
}

/** Whether two questions are the same. */
export function isSame(one: Question, other: Question): boolean {
  return one.text === other.text && one.border === other.border;
}

/** The parameters of the address that asks a question. */
export function parametersOf({ text, border }: Question): Record<'number' | 'border', string> {
  return { number: text, border: border === 'unknown' ? '' : border };
}

/** The answer of the look-up about a card. */
interface Answer {
  title: string;
  text: string;
  notes: readonly string[];
}

/** A finding in words. */
export function answerTo(finding: Finding, words: typeof answers): Answer {
  const { title, text } = words[finding.kind];
  const values = valuesOf(finding);
  return { title: fill(title, values), text: fill(text, values), notes: notesOn(finding, words) };
}

const states: Partial<Record<Finding['kind'], ToolState>> = {
  nothing: 'open',
  card: 'good',
  outside: 'bad',
  disagree: 'bad',
};

/** Whether a finding names a card of this set; another set, or what cannot be read, is not certain. */
export function stateOf({ kind }: Finding): ToolState {
  return states[kind] ?? 'unsure';
}

function valuesOf(finding: Finding): Readonly<Record<string, string | number>> {
  if (!('series' in finding)) return { ...finding };
  const { number, colour } = finding.series;
  return { ...finding, series: number, colour };
}

function notesOn(finding: Finding, words: typeof answers): string[] {
  if (finding.kind !== 'card') return [];
  const { number, border } = finding;
  const known = Object.entries(words.numbers).find(([card]) => Number(card) === number);
  const stickers = allSeries[Math.ceil(number / stickersPerSeries) - 1];
  return [
    border === 'unknown' ? null : words.agrees,
    known ? known[1] : null,
    stickers ? fill(words.sticker, { colour: stickers.colour }) : null,
  ].filter((note) => note !== null);
}

/**
 * Puts values into a text with their names in braces: "Series {series}" with `{ series: 4 }` is "Series 4".
 * @throws Error when a name has no value
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" asks for "${name}", which has no value.`);
    return String(value);
  });
}
