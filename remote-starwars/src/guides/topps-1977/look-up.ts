import { allSeries, type Colour, cardsPerSeries, lastNumber, type Series, seriesOf } from '../../series.ts';

/** What a visitor may say about the border. */
export type Border = Colour | 'black' | 'unknown';

export const borders: readonly Border[] = ['unknown', ...allSeries.map(({ colour }) => colour), 'black'];

/** Cards across our sheet; 66 make six rows of them. */
export const cardsPerRow = 11;

/** Where a card stands in its series, and on our sheet, all counted from 1. */
export interface Place {
  place: number;
  row: number;
  column: number;
}

/** What a number, and the border if it is known, say about a card. */
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
