import { unbroken, useAddress } from '@mint-row/kit/ui';
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';
import type { whichBaseSet } from './content.ts';
import { questionNames, readAnswers, verdict } from './identify.ts';
import { KeyRows } from './KeyRows.tsx';
import { said } from './said.ts';

type Words = (typeof whichBaseSet)['key'];

/**
 * The key to the printings. Its radio buttons filter the list in CSS alone (which-base-set.css); this code keeps the
 * answers in the address and says what they mean.
 */
export function BaseSetKey({ words }: { words: Words }) {
  const { questions, rows } = words;
  const [address, change] = useAddress();
  const answers = readAnswers(address, questions);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the answers from outside.
  useEffect(() => {
    const radios = [...(form.current?.querySelectorAll('input') ?? [])];
    const early = first.current ? radios.filter(({ checked }) => checked) : [];
    first.current = false;
    // Answered before this code ran.
    if (early.length > 0) change(Object.fromEntries(early.map(({ name, value }) => [name, value])), 'replace');
    else
      for (const radio of radios)
        radio.checked = questionNames.some((name) => name === radio.name && answers[name] === radio.value);
  }, [address.toString()]);

  const answer = ({ target }: ChangeEvent<HTMLInputElement>) => change({ [target.name]: target.value }, 'replace');
  const startAgain = () => change(Object.fromEntries(questionNames.map((name) => [name, ''])), 'replace');

  return (
    <div className="base-set-key">
      <form ref={form} onReset={startAgain} onSubmit={(event: FormEvent) => event.preventDefault()}>
        {questions.map(({ name, legend, hint, options }) => (
          <fieldset key={name} data-question={name}>
            <legend className="type-title">{legend}</legend>
            {hint && <p className="mt-2 max-w-narrow text-muted text-sm">{hint}</p>}
            <div className="choices mt-3">
              {options.map(({ value, label }) => (
                <label key={value} className="choice">
                  <input type="radio" name={name} value={value} autoComplete="off" onChange={answer} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <button type="reset" className="button mt-6">
          {words.reset}
        </button>
      </form>
      <div>
        <output className="type-title block">{unbroken(said(verdict(rows, answers), words))}</output>
        <KeyRows rows={rows} keepChecking={words.keepChecking} />
      </div>
    </div>
  );
}
