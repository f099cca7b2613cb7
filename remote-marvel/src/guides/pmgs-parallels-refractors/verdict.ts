import type { Colour, Run, Tier } from './runs.ts';
import { readSerial, type Serial, type SerialFault } from './serial.ts';

/** A card as a reader describes it. */
export interface Described {
  run: Run;
  /** Left out if the reader is not sure. */
  colour?: Colour;
  /** What the reader typed. */
  number: string;
}

/** What can be found out about a card. */
type Finding =
  | 'waiting'
  | Exclude<SerialFault, 'empty'>
  | 'no-total'
  | 'stamp-marvel'
  | 'stamp-other'
  | 'stamp-green'
  | 'stamp-only'
  | 'other-total'
  | 'no-such-copy'
  | 'no-such-colour'
  | 'other-colour'
  | 'agrees'
  | 'one-run'
  | 'several-runs';

/** What is said about each finding: a heading and the reason, with values in braces. */
export type Words = Readonly<Record<Finding, { title: string; text: string }>>;

export interface Verdict {
  kind: 'waiting' | 'unreadable' | 'fits' | 'differs' | 'stamp';
  title: string;
  text: string;
}

type Values = Readonly<Record<string, string | number>>;
type Found = [kind: Verdict['kind'], finding: Finding, values?: Values];

/** Says which run a card belongs to, or why it cannot be told. */
export function verdictOn(card: Described, words: Words): Verdict {
  const [kind, finding, values = {}] = found(card);
  const { title, text } = words[finding];
  return { kind, title: filled(title, values), text: filled(text, values) };
}

function found({ run, colour, number }: Described): Found {
  const serial = readSerial(number);
  if (serial === 'empty') return ['waiting', 'waiting'];
  if (typeof serial === 'string') return ['unreadable', serial];
  return run.tiers.length === 0 ? byStamp(run, serial, colour) : byRun(run, serial, colour);
}

/** For sets whose colours say nothing by themselves. */
function byStamp({ slug }: Run, { total }: Serial, colour: Colour | undefined): Found {
  if (total === undefined) return ['unreadable', 'no-total'];
  if (total === 1) return ['stamp', 'stamp-only'];
  if (colour === 'green' && total !== 10) return ['stamp', 'stamp-green', { total }];
  return ['stamp', slug === 'marvel' ? 'stamp-marvel' : 'stamp-other', { total }];
}

function byRun({ name: set, tiers }: Run, { copy, total }: Serial, colour: Colour | undefined): Found {
  const totals = [...new Set(tiers.map((tier) => tier.total))];
  if (total !== undefined && !totals.includes(total)) {
    return ['differs', 'other-total', { set, total, totals: listed(totals) }];
  }
  const possible = tiers.filter((tier) => copy >= tier.from && copy <= tier.to && (total ?? tier.total) === tier.total);
  if (possible.length === 0) {
    return ['differs', 'no-such-copy', { set, copy, last: Math.max(...tiers.map(({ to }) => to)) }];
  }
  const runs = listed(
    possible.map((tier) => `${tier.colour} (${rangeOf(tier)})`),
    'or',
  );
  if (colour === undefined) return ['fits', possible.length === 1 ? 'one-run' : 'several-runs', { copy, runs }];
  const tier = possible.find((candidate) => candidate.colour === colour);
  if (tier) return ['fits', 'agrees', { copy, colour, range: rangeOf(tier) }];
  const colours = tiers.map((candidate) => candidate.colour);
  if (!colours.includes(colour)) return ['differs', 'no-such-colour', { set, colour, colours: listed(colours) }];
  return ['differs', 'other-colour', { set, copy, colour, runs }];
}

/** The numbers of a tier as words: "1 to 10 of 100". */
export function rangeOf({ from, to, total }: Tier): string {
  return `${from} to ${to} of ${total}`;
}

function listed(items: readonly (string | number)[], word = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
