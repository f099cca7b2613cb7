import { Text } from '@mint-row/kit/ui';
import type { Check, Outcome } from './verdict.ts';

interface CheckFieldProps {
  check: Check;
  outcomes: Record<Outcome, string>;
  /** The position of the chosen answer; null if there is none. */
  answer: number | null;
  onAnswer: (answer: number) => void;
}

/** One check: how it is done, its answers, and beside each what it means. */
export function CheckField({ check: { name, how, answers }, outcomes, answer, onAnswer }: CheckFieldProps) {
  return (
    <fieldset className="border-hairline border-b py-6">
      <legend className="type-title float-left mb-2">{name}</legend>
      <p className="clear-both max-w-measure text-muted">
        <Text>{how}</Text>
      </p>
      <ul className="mt-2">
        {answers.map(({ text, outcome }, index) => (
          <li key={text}>
            <label className="flex min-h-11 flex-wrap cursor-pointer items-center gap-3 py-1 has-checked:bg-accent-wash">
              <input
                type="radio"
                name={name}
                checked={answer === index}
                autoComplete="off"
                className="size-5 shrink-0 accent-accent-ink script-only"
                onChange={() => onAnswer(index)}
              />
              <span className="max-w-measure flex-[1_1_8rem]">{text}</span>
              <span className="type-label ml-auto w-[6rem] sm:w-36 text-right">{outcomes[outcome]}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
