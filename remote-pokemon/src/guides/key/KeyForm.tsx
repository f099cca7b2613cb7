import { type ChangeAddress, Choice } from '@mint-row/kit/ui';
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';
import type { Answers, Question } from './answers.ts';

interface KeyFormProps<Name extends string> {
  questions: readonly Question<Name>[];
  /** The answers in the address. */
  answers: Answers<Name>;
  change: ChangeAddress;
  /** The name of the button that takes all answers back. */
  reset: string;
}

/**
 * The questions of a key. Their radio buttons filter its lines in CSS alone, in the stylesheet of its guide; this code
 * keeps the answers in the address.
 */
export function KeyForm<Name extends string>({ questions, answers, change, reset }: KeyFormProps<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(true);
  const given = JSON.stringify(answers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the answers from outside.
  useEffect(() => {
    const radios = [...(form.current?.querySelectorAll('input') ?? [])];
    const early = first.current ? radios.filter(({ checked }) => checked) : [];
    first.current = false;
    // Answered before this code ran.
    if (early.length > 0) change(Object.fromEntries(early.map(({ name, value }) => [name, value])), 'replace');
    else
      for (const radio of radios)
        radio.checked = questions.some(({ name }) => name === radio.name && answers[name] === radio.value);
  }, [given]);

  const answer = ({ target }: ChangeEvent<HTMLInputElement>) => change({ [target.name]: target.value }, 'replace');
  const startAgain = () => change(Object.fromEntries(questions.map(({ name }) => [name, ''])), 'replace');

  return (
    <form ref={form} autoComplete="off" onReset={startAgain} onSubmit={(event: FormEvent) => event.preventDefault()}>
      {questions.map(({ name, legend, hint, options }) => (
        <fieldset key={name} data-question={name}>
          <legend className="type-title">{legend}</legend>
          {hint && <p className="max-w-measure text-muted text-sm">{hint}</p>}
          <div className="choices">
            {options.map(({ value, label }) => (
              <Choice key={value}>
                <input type="radio" name={name} value={value} onChange={answer} />
                {label}
              </Choice>
            ))}
          </div>
        </fieldset>
      ))}
      <button type="reset" className="quiet-link">
        {reset}
      </button>
    </form>
  );
}
