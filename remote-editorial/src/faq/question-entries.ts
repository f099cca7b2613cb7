import { plainText, type QuestionEntry } from '@mint-row/kit/contract';
import type { Faq } from './content.ts';

/** The questions, as the search finds them: each with the first sentence of its answer. */
export function questionEntries({ groups }: Faq): QuestionEntry[] {
  return groups.flatMap(({ questions }) =>
    questions.map(({ slug, question, answer }) => ({ slug, question, answer: firstSentence(plainText(answer)) })),
  );
}

function firstSentence(text: string): string {
  return /^.*?[.!?][”’]?(?=\s|$)/s.exec(text)?.[0] ?? text;
}
