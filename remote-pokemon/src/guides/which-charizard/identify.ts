import { type Answers as AnswersTo, type Fits, rowsLeft } from '../key/answers.ts';

/** The questions of the key, in order. */
export const questionNames = ['number', 'stamp', 'shadow', 'foil', 'line'] as const;

export type QuestionName = (typeof questionNames)[number];

/** The answers of a visitor so far. */
export type Answers = AnswersTo<QuestionName>;

/** What is printed on the cards of a printing, and what is known of it. */
export interface Printing {
  /** The set, if the name of the printing is not its own. */
  set?: string;
  number: string;
  out: string;
  /** What shines, in a word or two. */
  shines: string;
  /** The end of the bottom line. */
  ends: string;
  /** What copies have sold for, as far as that is known. */
  sold: string;
  /** What to look at next. */
  check: string;
  drawn: CornerSigns;
}

/** What the drawn corner of a card has. */
export interface CornerSigns {
  stamp?: '1' | '25' | '30';
  shadow?: true;
  symbol?: true;
  texture?: true;
}

/** One line of the key: a printing, another card, or signs that no printing has together. */
export interface KeyRow {
  name: string;
  fits: Fits<QuestionName>;
  /** Missing on lines that are no printing of this picture. */
  printing?: Printing;
  /** Whether no printing has these signs together. */
  contradiction?: true;
  says: string;
}

/** The meaning of the answers. */
export type Verdict =
  | { kind: 'open' }
  | { kind: 'so far'; names: readonly string[]; next: QuestionName }
  /** Nothing else fits; `next` is a sign that has not been looked at. */
  | { kind: 'printing'; name: string; next?: QuestionName }
  | { kind: 'other' | 'contradiction'; name: string };

/** Whether each sign of a row has been seen, so that it stands whatever else is answered. */
export function stands({ fits }: KeyRow, answers: Answers): boolean {
  return questionNames.every((name) => fits[name] === undefined || answers[name] !== undefined);
}

/** Finds the meaning of the answers. What is not asked of a printing, such as the shadow of a late one, does not count. */
export function verdict(rows: readonly KeyRow[], answers: Answers): Verdict {
  if (questionNames.every((name) => answers[name] === undefined)) return { kind: 'open' };
  const left = rowsLeft(questionNames, rows, answers);
  // Any answer but the number leaves other cards possible: they are named once the number is none of these.
  const possible = left.filter((row) => row.printing || (!row.contradiction && answers.number === 'other'));
  const [first, ...others] = possible;
  if (!first) {
    const why = left.find((row) => stands(row, answers)) ?? left[0];
    return { kind: 'contradiction', name: why?.name ?? '' };
  }
  const next = questionNames.find((name) => answers[name] === undefined && possible.some(({ fits }) => fits[name]));
  if (others.length > 0 && next) return { kind: 'so far', names: possible.map(({ name }) => name), next };
  if (!first.printing) return { kind: 'other', name: first.name };
  return { kind: 'printing', name: first.name, ...(next && { next }) };
}
