/** The questions to a seller, with their possible answers. */
export const questions = {
  value: ['low', 'middle', 'high'],
  speed: ['today', 'weeks', 'open'],
  work: ['little', 'some', 'much'],
} as const;

export type Question = keyof typeof questions;
export type Answers = { readonly [Each in Question]: (typeof questions)[Each][number] };

/** The ways to sell a card. */
export type Route = 'shop' | 'marketplace' | 'auction' | 'private';

/** When a way is the right one, and why. A question that is left out may have any answer. */
export interface Rule {
  route: Route;
  when: { readonly [Each in Question]?: readonly Answers[Each][] };
  why: string;
}

const names = Object.keys(questions) as Question[];

/** Whether a rule is meant for these answers. */
export function fits({ when }: Rule, answers: Answers): boolean {
  return names.every((name) => when[name] === undefined || (when[name] as readonly string[]).includes(answers[name]));
}

/**
 * The rule for some answers.
 * @throws RangeError when there is none: the rules have to cover every answer
 */
export function ruleFor<Known extends Rule>(answers: Answers, rules: readonly Known[]): Known {
  const rule = rules.find((candidate) => fits(candidate, answers));
  if (!rule) throw new RangeError(`No rule fits ${answersText(answers)}.`);
  return rule;
}

/**
 * Puts the condition of a rule into words: "Over $1,000, no hurry".
 * @param words the name of each answer, and of several that a rule accepts: "weeks+open"
 */
export function conditionOf({ when }: Rule, words: Readonly<Record<string, string>>): string {
  const [first = '', ...others] = names.flatMap((name) => words[when[name]?.join('+') ?? ''] ?? []);
  return [first, ...others.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join(', ');
}

/** Answers as the address has them: "high.weeks.some". */
export function answersText(answers: Answers): string {
  return names.map((name) => answers[name]).join('.');
}

/** The answers of an address; null if one is missing or unknown. */
export function answersIn(text: string): Answers | null {
  const [value, speed, work, ...more] = text.split('.');
  const answers = {
    value: questions.value.find((each) => each === value),
    speed: questions.speed.find((each) => each === speed),
    work: questions.work.find((each) => each === work),
  };
  if (more.length > 0 || !answers.value || !answers.speed || !answers.work) return null;
  return { value: answers.value, speed: answers.speed, work: answers.work };
}
