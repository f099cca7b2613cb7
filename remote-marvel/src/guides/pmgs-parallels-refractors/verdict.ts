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

/** The answer: a word or two, and the reason. */
export interface Verdict {
  kind: 'waiting' | 'unreadable' | 'fits' | 'differs' | 'stamp';
  title: string;
  text: string;
}

const faults: Readonly<Record<Exclude<SerialFault, 'empty'>, string>> = {
  'not-a-number':
    'That is not a stamped number. Type it as it stands on the card: 7/100, or 7 if you cannot read the rest.',
  zero: 'Numbering starts at 1: neither the copy nor the total can be 0.',
  'above-total':
    'The first number cannot be larger than the second. Read the stamp again: in 7/100 the copy comes first.',
};

/** Says which run a card belongs to, or why it cannot be told. */
export function verdictOn({ run, colour, number }: Described): Verdict {
  const serial = readSerial(number);
  if (serial === 'empty') {
    return { kind: 'waiting', title: 'Which run?', text: 'Type the number on your card, and the answer appears here.' };
  }
  if (typeof serial === 'string') return { kind: 'unreadable', title: 'Check the number', text: faults[serial] };
  return run.tiers.length === 0 ? stampOnly(run, serial, colour) : compared(run, serial, colour);
}

/** For sets whose colours say nothing by themselves. */
function stampOnly({ slug }: Run, { total }: Serial, colour: Colour | undefined): Verdict {
  const title = 'Read the stamp';
  if (total === undefined) {
    return {
      kind: 'unreadable',
      title,
      text: 'Here only the number behind the stroke tells the run. Type both: 7/10.',
    };
  }
  const copies = total === 1 ? 'It is the only copy' : `It is one of ${total} copies`;
  const reason =
    slug === 'marvel'
      ? 'Marvel sets do not share one scheme, so believe the number before the colour.'
      : 'Sets differ, so look up the scheme of yours before you compare prices.';
  const green =
    colour === 'green' && total !== 10 ? ' Green is the run of ten in Fleer Retro, but not on this card.' : '';
  return { kind: 'stamp', title, text: `${copies} in its colour or version. ${reason}${green}` };
}

function compared({ name, tiers }: Run, { copy, total }: Serial, colour: Colour | undefined): Verdict {
  const differs = (text: string): Verdict => ({ kind: 'differs', title: 'Does not fit', text });
  const totals = [...new Set(tiers.map((tier) => tier.total))];
  if (total !== undefined && !totals.includes(total)) {
    return differs(`${name} is numbered to ${listed(totals)}, not to ${total}. Your card is from another set.`);
  }
  const possible = tiers.filter((tier) => copy >= tier.from && copy <= tier.to && (total ?? tier.total) === tier.total);
  if (possible.length === 0) {
    return differs(`${name} has no copy ${copy}: its numbers end at ${Math.max(...tiers.map(({ to }) => to))}.`);
  }
  if (colour === undefined) return byNumber(copy, possible);
  const tier = possible.find((candidate) => candidate.colour === colour);
  if (tier) {
    return {
      kind: 'fits',
      title: 'Colour and number agree',
      text: `Copy ${copy} belongs to the ${colour} run, ${rangeOf(tier)}. Keep checking: the set, the stamp and the foil still have to be right.`,
    };
  }
  if (!tiers.some((candidate) => candidate.colour === colour)) {
    return differs(`${name} has no ${colour} run, only ${listed(tiers.map((candidate) => candidate.colour))}.`);
  }
  return differs(
    `In ${name} number ${copy}${total ? `/${total}` : ''} is ${listed(
      possible.map((candidate) => candidate.colour),
      'or',
    )}. A ${colour} card with it is from another set, or something on it has been changed: ask before you pay.`,
  );
}

/** When the colour is not known. */
function byNumber(copy: number, possible: readonly Tier[]): Verdict {
  const [only, ...others] = possible;
  const runs = possible.map((tier) => `${tier.colour} (${rangeOf(tier)})`);
  return {
    kind: 'fits',
    title: only && others.length === 0 ? `The ${only.colour} run` : 'More than one run',
    text:
      others.length === 0
        ? `Copy ${copy} should be ${listed(runs)}. Compare the foil: another colour would not fit.`
        : `Copy ${copy} may be ${listed(runs, 'or')}. The colour, or the number behind the stroke, decides.`,
  };
}

/** The numbers of a tier as words: "1 to 10 of 100". */
export function rangeOf({ from, to, total }: Tier): string {
  return `${from} to ${to} of ${total}`;
}

function listed(items: readonly (string | number)[], word = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
