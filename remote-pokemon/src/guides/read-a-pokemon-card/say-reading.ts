import type { ToolAnswer } from '@mint-row/kit/ui/guide';
import type { readAPokemonCard } from './content.ts';
import { type Reading, readNumber } from './read-number.ts';

/** A reading in words: a title, what it means, and which sets have the same total. */
export interface SaidReading extends ToolAnswer {
  sets: string | null;
}

/** What names one card. */
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
