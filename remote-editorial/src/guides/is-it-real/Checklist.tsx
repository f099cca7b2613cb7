import { useRef } from 'react';
import { useParameter } from '../use-parameter.ts';
import { CheckField } from './CheckField.tsx';
import type { IsItReal } from './content.ts';
import { answered, readAnswers, verdictOf, writeAnswers } from './verdict.ts';

/** The checks and what the answers come to. Without JavaScript it reads as a table of what each answer means. */
export function Checklist({ words: { checks, outcomes, verdicts, again } }: { words: IsItReal['checklist'] }) {
  const [kept, keep] = useParameter('answers');
  const list = useRef<HTMLDivElement>(null);
  const answers = readAnswers(checks, kept);
  const verdict = verdictOf(checks, answers);
  const { title, text } = verdicts[verdict.outcome];

  return (
    <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_1fr]">
      <div ref={list} className="border-rule border-t-3">
        {checks.map((check, index) => (
          <CheckField
            key={check.name}
            check={check}
            outcomes={outcomes}
            answer={answers[index] ?? null}
            onAnswer={(answer) => keep(writeAnswers(answered(answers, index, answer)))}
          />
        ))}
      </div>
      <div className="self-start border-3 border-rule bg-card p-5 lg:sticky lg:top-32 print:hidden">
        <div role="status">
          <h3 className="type-title">{title}</h3>
          <p className="mt-3 text-sm">
            {text}
            {verdict.checks.length > 0 && ` ${verdict.checks.map((name) => name.toLowerCase()).join(', ')}.`}
          </p>
        </div>
        {verdict.outcome !== 'none' && (
          <button
            type="button"
            className="quiet-link"
            onClick={() => {
              keep('');
              list.current?.querySelector('input')?.focus();
            }}
          >
            {again}
          </button>
        )}
      </div>
    </div>
  );
}
