import type { ReactNode } from 'react';

export interface Choice<Value extends string = string> {
  /** As the address has it; empty for the first choice, which leaves the address. */
  value: Value;
  name: string;
  /** How a sentence tells what is chosen; missing if that leaves everything. */
  inSentence?: string;
  /** How many entries it leaves. */
  count?: number;
  /** Its number, for style rules that filter without code. */
  group?: number;
  mark?: ReactNode;
}

/** What a parameter of the address may choose from. */
export interface Choices<Value extends string = string> {
  /** The parameter. */
  name: string;
  legend: string;
  /** The first is chosen in the document. */
  choices: readonly [Choice<Value>, ...Choice<Value>[]];
}

/** What an address chooses: the first if it names none of the others. */
export function choiceIn<Value extends string>(
  address: URLSearchParams,
  { name, choices }: Choices<Value>,
): Choice<Value> {
  return choices.find(({ value }) => value === address.get(name)) ?? choices[0];
}

/**
 * What a list of cards shows, in words: "5 of 50 cards: Marvel, by year".
 * @param parts its filters and its order; those that are missing or empty are left out
 */
export function shownWords(count: number, all: number, parts: readonly (string | undefined)[]): string {
  return `${count === all ? '' : `${count} of `}${all} cards: ${parts.filter(Boolean).join(', ')}`;
}
