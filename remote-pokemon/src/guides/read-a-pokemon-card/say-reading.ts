import type { readAPokemonCard } from './content.ts';
import { readNumber } from './read-number.ts';

/** A reading in words: a title, what it means, and which sets have the same total. */
export interface SaidReading {
  title: string;
  text: string;
  sets: string | null;
}

/** Says what a number means. */
export function sayReading(typed: string, words: (typeof readAPokemonCard)['number']): SaidReading {
  const reading = readNumber(typed);
  const { title, text } = words.readings[reading.kind];
  const inPlace = (template: string) =>
    Object.entries(reading).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, String(value)), template);
  const known = 'total' in reading && !('prefix' in reading) ? words.setsByTotal[reading.total] : undefined;
  return {
    title: inPlace(title),
    text: inPlace(text),
    sets: known ? words.sets.replace('{sets}', known.join(' or ')) : null,
  };
}
