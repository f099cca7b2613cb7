import type { ToolState } from '@mint-row/kit/ui/guide';
import { allSeries, stickersPerSeries } from '../../series.ts';
import type { answers } from './answers.ts';
import { fill } from './fill.ts';
import type { Finding } from './look-up.ts';

/** What the look-up shows about a card. */
export interface Answer {
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
