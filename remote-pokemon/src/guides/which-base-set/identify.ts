/** The questions of the key, in order. */
export const questionNames = ['card', 'stamp', 'shadow', 'line'] as const;

type QuestionName = (typeof questionNames)[number];

/** One question of the key, with its possible answers. */
export interface Question {
  name: QuestionName;
  legend: string;
  /** Where to look, and what counts. */
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** The answers of a visitor so far, by question. */
export type Answers = { readonly [Name in QuestionName]?: string };

/** One line of the key: a printing, or signs that no printing has together. */
export interface KeyRow {
  /** The printing's name; the signs' names if they contradict each other. */
  name: string;
  contradiction?: true;
  /** The answers that fit, by question; a question that is left out does not matter. */
  fits: { readonly [Name in QuestionName]?: readonly string[] };
  says: string;
}

/** The meaning of the answers. */
export type Verdict =
  | { kind: 'open' }
  | { kind: 'so far'; names: readonly string[]; next: QuestionName }
  | { kind: 'printing'; name: string }
  | { kind: 'contradiction'; name: string };

/** The answers in an address; what is not an answer of the key is left out. */
export function readAnswers(search: URLSearchParams, questions: readonly Question[]): Answers {
  return Object.fromEntries(
    questions.flatMap(({ name, options }) => {
      const value = search.get(name);
      return options.some((option) => option.value === value) ? [[name, value]] : [];
    }),
  );
}

/** The rows that the answers leave. */
export function rowsLeft(rows: readonly KeyRow[], answers: Answers): KeyRow[] {
  return rows.filter(({ fits }) =>
    questionNames.every((name) => {
      const answer = answers[name];
      return answer === undefined || fits[name] === undefined || fits[name].includes(answer);
    }),
  );
}

/** Finds the meaning of the answers. A Trainer or an Energy is not asked for its shadow, since none has one. */
export function verdict(rows: readonly KeyRow[], answers: Answers): Verdict {
  if (questionNames.every((name) => answers[name] === undefined)) return { kind: 'open' };
  const left = rowsLeft(rows, answers);
  const printings = left.filter(({ contradiction }) => !contradiction);
  const [first] = printings;
  if (!first) return { kind: 'contradiction', name: left[0]?.name ?? '' };
  const next = questionNames.find((name) => answers[name] === undefined && first.fits[name] !== undefined);
  if (!next) return { kind: 'printing', name: first.name };
  return { kind: 'so far', names: [...new Set(printings.map(({ name }) => name))], next };
}
