import type { ToolState } from '@mint-row/kit/ui/guide';

/** The advice that follows from an answer: nothing speaks against the card, somebody else should look, or hands off. */
export type Outcome = 'keep' | 'ask' | 'stop';

/** One check and its possible answers. */
export interface Check {
  name: string;
  how: string;
  answers: readonly { text: string; outcome: Outcome }[];
}

/** For each check the position of the chosen answer, or null. */
export type Answers = readonly (number | null)[];

/** The advice that follows from all answers, and the checks that decided it. No answers lead to more than `keep`. */
export interface Verdict {
  outcome: Outcome | 'none';
  checks: readonly string[];
}

const states = { none: 'open', keep: 'good', ask: 'unsure', stop: 'bad' } as const;

/** The look of an outcome. */
export function stateOf(outcome: Verdict['outcome']): ToolState {
  return states[outcome];
}

/** One `stop` outweighs everything, and one `ask` every `keep`. */
export function verdictOf(checks: readonly Check[], answers: Answers): Verdict {
  const checksWith = (wanted: Outcome) =>
    checks.filter((check, index) => check.answers[answers[index] ?? -1]?.outcome === wanted).map(({ name }) => name);
  for (const outcome of ['stop', 'ask', 'keep'] as const) {
    const deciding = checksWith(outcome);
    if (deciding.length > 0) return { outcome, checks: deciding };
  }
  return { outcome: 'none', checks: [] };
}

/** The answers with one of them changed. */
export function answered(answers: Answers, check: number, answer: number): Answers {
  return answers.map((known, index) => (index === check ? answer : known));
}

/** Reads answers from an address: "1-0----" has the second answer to the first check, the first to the third. */
export function readAnswers(checks: readonly Check[], text: string): Answers {
  const answers = [...text].map((sign, index) => {
    if (sign === '-') return null;
    return /\d/.test(sign) && checks[index]?.answers[Number(sign)] ? Number(sign) : undefined;
  });
  const isWhole = answers.length === checks.length;
  return isWhole && isKnown(answers) ? answers : checks.map(() => null);
}

/** Writes answers as `readAnswers` reads them; no answer at all is an empty text. */
export function writeAnswers(answers: Answers): string {
  if (answers.every((answer) => answer === null)) return '';
  return answers.map((answer) => answer ?? '-').join('');
}

function isKnown(answers: (number | null | undefined)[]): answers is (number | null)[] {
  return !answers.includes(undefined);
}
