import { type Colour, colours, original, type Run, type Tier } from './runs.ts';

/** A number as it is stamped: the copy and, behind the stroke, how many there are. */
interface Serial {
  copy: number;
  total?: number;
}

/** Why a text is not such a number. */
type SerialFault = 'empty' | 'not-a-number' | 'zero' | 'above-total';

const stamped = /^(?:#|no\.?)?\s*(\d{1,5})(?:\s*(?:\/|of)\s*(\d{1,5}))?$/i;

/**
 * Reads a stamped number such as "007/100", "7 of 100" or "7".
 * @returns the number, or what is wrong with the text
 */
export function readSerial(text: string): Serial | SerialFault {
  if (text.trim() === '') return 'empty';
  const match = stamped.exec(text.trim());
  if (!match) return 'not-a-number';
  const copy = Number(match[1]);
  const total = match[2] === undefined ? undefined : Number(match[2]);
  if (copy === 0 || total === 0) return 'zero';
  if (total === undefined) return { copy };
  return copy > total ? 'above-total' : { copy, total };
}

/** A card as a reader describes it. */
interface Described {
  run: Run;
  /** Left out if the reader is not sure. */
  colour?: Colour;
  /** The number as the reader typed it. */
  number: string;
}

/** The findings that are possible about a card. */
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

/** The words for each finding: a heading and the reason, with values in braces. */
export type Words = Readonly<Record<Finding, { title: string; text: string }>> & {
  /** Follows the reason where the runs of a set are only reported. */
  readonly reported: string;
};

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
  const verdict = { kind, title: filled(title, values), text: filled(text, values) };
  const isTold = kind === 'fits' || kind === 'differs';
  return card.run.reported && isTold
    ? { ...verdict, kind: 'stamp', text: `${verdict.text} ${words.reported}` }
    : verdict;
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
