import type { ReactNode } from 'react';

export interface Choice<Value extends string = string> {
  /** The value in the address; empty for the first choice, which removes the parameter. */
  value: Value;
  name: string;
  /** The choice as a part of a sentence; missing for a choice that filters nothing. */
  inSentence?: string;
  /** The number of entries that the choice shows. */
  count?: number | undefined;
  /** The choice's number, by which style rules filter without code. */
  group?: number;
  mark?: ReactNode;
}

/** The choices of a parameter of the address. */
export interface Choices<Value extends string = string> {
  /** The parameter's name. */
  name: string;
  legend: string;
  /** The first is chosen in the document. */
  choices: readonly [Choice<Value>, ...Choice<Value>[]];
}

/** The choice that an address makes: the first if it names none of the others. */
export function choiceIn<Value extends string>(
  address: URLSearchParams,
  { name, choices }: Choices<Value>,
): Choice<Value> {
  return choices.find(({ value }) => value === address.get(name)) ?? choices[0];
}

/**
 * Says which cards a list shows.
 * @example shownWords(5, 50, ['Marvel', 'by year']) // "5 of 50 cards: Marvel, by year"
 * @param parts the list's filters and its order, without those that are missing or empty
 */
export function shownWords(count: number, all: number, parts: readonly (string | undefined)[]): string {
  return `${count === all ? '' : `${count} of `}${all} cards: ${parts.filter(Boolean).join(', ')}`;
}
