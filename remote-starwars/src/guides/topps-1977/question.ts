import { withParameters } from '@mint-row/shared/ui';
import { type Border, longestTyped, readBorder } from './look-up.ts';

/** What a visitor asks: the number as typed, and the border. */
export interface Question {
  text: string;
  border: Border;
}

/** The question that an address asks; what it does not ask, or what cannot be asked, is left out. */
export function questionIn(search: string): Question {
  const parameters = new URLSearchParams(search);
  return {
    text: (parameters.get('number') ?? '').slice(0, longestTyped),
    border: readBorder(parameters.get('border')),
  };
}

/** Whether two questions are the same. */
export function isSame(one: Question, other: Question): boolean {
  return one.text === other.text && one.border === other.border;
}

/** A search of an address with another question; its other parameters stay. */
export function searchWith(search: string, { text, border }: Question): string {
  const parameters = withParameters(search, { number: text.trim(), border: border === 'unknown' ? '' : border });
  const query = parameters.toString();
  return query && `?${query}`;
}
