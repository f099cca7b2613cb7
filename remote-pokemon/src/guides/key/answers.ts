/** One question of a key, with its possible answers. */
export interface Question<Name extends string> {
  name: Name;
  legend: string;
  /** Where to look, and what counts. */
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** The answers of a visitor so far, by question. */
export type Answers<Name extends string> = { readonly [Each in Name]?: string };

/** What answers a line of a key fits, by question; a question that is left out does not matter. */
export type Fits<Name extends string> = { readonly [Each in Name]?: readonly string[] };

/** The answers in an address; what is not an answer of the key is left out. */
export function readAnswers<Name extends string>(
  search: URLSearchParams,
  questions: readonly Question<Name>[],
): Answers<Name> {
  const answers: { [Each in Name]?: string } = {};
  for (const { name, options } of questions) {
    const given = options.find(({ value }) => value === search.get(name));
    if (given) answers[name] = given.value;
  }
  return answers;
}

/** The rows that the answers leave. */
export function rowsLeft<Name extends string, Row extends { fits: Fits<Name> }>(
  names: readonly Name[],
  rows: readonly Row[],
  answers: Answers<Name>,
): Row[] {
  return rows.filter(({ fits }) =>
    names.every((name) => {
      const answer = answers[name];
      const fitting = fits[name];
      return answer === undefined || fitting === undefined || fitting.includes(answer);
    }),
  );
}
