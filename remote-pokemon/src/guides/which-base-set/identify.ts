import { type Answers as AnswersTo, type Fits, rowsLeft } from '../key/answers.ts';

/** The questions of the key, in order. */
export const questionNames = ['card', 'stamp', 'shadow', 'line'] as const;

export type QuestionName = (typeof questionNames)[number];

/** The answers of a visitor so far. */
export type Answers = AnswersTo<QuestionName>;

/** One line of the key: a printing, or signs that no printing has together. */
export interface KeyRow {
  /** The printing's name; the signs' names if they contradict each other. */
  name: string;
  contradiction?: true;
  /** Whether these are signs of a card of another set. */
  reprint?: true;
  fits: Fits<QuestionName>;
  says: string;
}

/** The meaning of the answers. */
export type Verdict =
  | { kind: 'open' }
  | { kind: 'so far'; names: readonly string[]; next: QuestionName }
  | { kind: 'printing' | 'reprint'; name: string }
  | { kind: 'contradiction'; name: string };

/** Finds the meaning of the answers. A Trainer or an Energy is not asked for its shadow, since none has one. */
export function verdict(rows: readonly KeyRow[], answers: Answers): Verdict {
  if (questionNames.every((name) => answers[name] === undefined)) return { kind: 'open' };
  const left = rowsLeft(questionNames, rows, answers);
  const printings = left.filter(({ contradiction }) => !contradiction);
  const [first] = printings;
  if (!first) return { kind: 'contradiction', name: left[0]?.name ?? '' };
  const next = questionNames.find((name) => answers[name] === undefined && first.fits[name] !== undefined);
  if (!next) return { kind: first.reprint ? 'reprint' : 'printing', name: first.name };
  return { kind: 'so far', names: [...new Set(printings.map(({ name }) => name))], next };
}
