import { Text } from '@mint-row/kit/ui';
import { ToolResult, ToolSign } from '@mint-row/kit/ui/guide';
import { useRef } from 'react';
import { useParameter } from '../use-parameter.ts';
import type { IsItReal } from './content.ts';
import { answered, type Check, type Outcome, readAnswers, stateOf, verdictOf, writeAnswers } from './verdict.ts';

/** The checks and what the answers come to. Without JavaScript it reads as a table of what each answer means. */
export function Checklist({ words: { checks, outcomes, verdicts, again } }: { words: IsItReal['checklist'] }) {
  const [kept, keep] = useParameter('answers');
  const list = useRef<HTMLFormElement>(null);
  const answers = readAnswers(checks, kept);
  const verdict = verdictOf(checks, answers);
  const { title, text } = verdicts[verdict.outcome];
  const named = verdict.checks.join(', ').toLowerCase();

  return (
    <div className="tool check-tool">
      <form ref={list} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <ul className="check-signs">
          {(Object.keys(outcomes) as Outcome[]).map((outcome) => (
            <li key={outcome}>
              <ToolSign state={stateOf(outcome)} /> {outcomes[outcome]}
            </li>
          ))}
        </ul>
        {checks.map((check, index) => (
          <CheckField
            key={check.name}
            check={check}
            outcomes={outcomes}
            answer={answers[index] ?? null}
            onAnswer={(answer) => keep(writeAnswers(answered(answers, index, answer)))}
          />
        ))}
      </form>
      <div className="tool-answer">
        <ToolResult state={stateOf(verdict.outcome)} title={title} className="script-only">
          <p>{named ? `${text} ${named}.` : text}</p>
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
        </ToolResult>
      </div>
    </div>
  );
}

interface CheckFieldProps {
  check: Check;
  outcomes: Record<Outcome, string>;
  /** The position of the chosen answer; null if there is none. */
  answer: number | null;
  onAnswer: (answer: number) => void;
}

/** One check: how it is done, its answers, and beside each the sign of what it means. */
function CheckField({ check: { name, how, answers }, outcomes, answer, onAnswer }: CheckFieldProps) {
  return (
    <fieldset className="check">
      <legend className="type-title">{name}</legend>
      <p className="max-w-measure text-muted">
        <Text>{how}</Text>
      </p>
      <ul>
        {answers.map(({ text, outcome }, index) => (
          <li key={text}>
            <label className="check-answer tool-state" data-state={stateOf(outcome)}>
              <input
                type="radio"
                name={name}
                checked={answer === index}
                className="script-only"
                onChange={() => onAnswer(index)}
              />
              <ToolSign state={stateOf(outcome)} />
              <span className="max-w-measure">{text}</span> <span className="sr-only">: {outcomes[outcome]}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
