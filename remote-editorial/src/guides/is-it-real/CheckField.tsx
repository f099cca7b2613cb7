import { Text } from '@mint-row/kit/ui';
import { ToolSign } from '@mint-row/kit/ui/guide';
import { type Check, type Outcome, stateOf } from './verdict.ts';

interface CheckFieldProps {
  check: Check;
  outcomes: Record<Outcome, string>;
  /** The position of the chosen answer; null if there is none. */
  answer: number | null;
  onAnswer: (answer: number) => void;
}

/** One check: how it is done, its answers, and beside each the sign of what it means. */
export function CheckField({ check: { name, how, answers }, outcomes, answer, onAnswer }: CheckFieldProps) {
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
