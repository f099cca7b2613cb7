import { type Border, longestTyped, readBorder } from './look-up.ts';

/** What a visitor asks: the number as typed, and the border. */
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
