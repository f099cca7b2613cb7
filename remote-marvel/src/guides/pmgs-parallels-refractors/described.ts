import { type Colour, colours, original, type Run } from './runs.ts';
import { readSerial } from './serial.ts';
import type { Described } from './verdict.ts';

/** The names of the fields of the form, which are those of the address. */
export const fields = ['set', 'colour', 'number'] as const;

/** The fields of a card as texts, from the form or from the address. */
export type Fields = Readonly<Record<(typeof fields)[number], string>>;

/** The fields in an address; those that the guide does not offer are left empty. */
export function fieldsIn(address: URLSearchParams, runs: readonly Run[]): Fields {
  const value = (name: string) => address.get(name) ?? '';
  const number = value('number');
  return {
    set: runs.some(({ slug }) => slug === value('set')) ? value('set') : original.slug,
    colour: colours.some((colour) => colour === value('colour')) ? value('colour') : '',
    number: typeof readSerial(number) === 'string' ? '' : number,
  };
}

/** The parameters of the address that has these fields; what is unreadable or given anyway is empty. */
export function parametersOf({ set, colour, number }: Fields): Fields {
  const readable = typeof readSerial(number) === 'string' ? '' : number.trim();
  return { set: set === original.slug ? '' : set, colour, number: readable };
}

/** Whether two have the same texts in all fields. */
export function isSame(one: Fields, other: Fields): boolean {
  return fields.every((name) => one[name] === other[name]);
}

/** The card that the fields describe. */
export function describedBy({ set, colour, number }: Fields, runs: readonly Run[]): Described {
  const known = colours.find((candidate): candidate is Colour => candidate === colour);
  return { run: runs.find(({ slug }) => slug === set) ?? original, number, ...(known && { colour: known }) };
}
