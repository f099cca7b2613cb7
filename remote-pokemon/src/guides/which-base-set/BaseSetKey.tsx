import { withParameters } from '@mint-row/shared/ui';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { whichBaseSet } from './content.ts';
import { type Answers, questionNames, readAnswers, verdict } from './identify.ts';
import { KeyRows } from './KeyRows.tsx';
import { said } from './said.ts';

type Words = (typeof whichBaseSet)['key'];

/**
 * The key to the printings. Its radio buttons filter the list in CSS alone (which-base-set.css); this code keeps the
 * answers in the address and says what they mean.
 */
export function BaseSetKey({ words }: { words: Words }) {
  const { questions, rows } = words;
  const [search, setSearch] = useSearchParams();
  const [answers, setAnswers] = useState<Answers>({});
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useRef(false);

  useEffect(() => {
    const radios = [...(form.current?.querySelectorAll('input') ?? [])];
    const inAddress = readAnswers(search, questions);
    if (!hydrated.current) {
      hydrated.current = true;
      const early = radios.filter(({ checked }) => checked);
      if (early.length > 0 && Object.keys(inAddress).length === 0) {
        // Answered before this code ran: update the address.
        setSearch(addressWith(Object.fromEntries(early.map(({ name, value }) => [name, value]))), { replace: true });
        return;
      }
    }
    for (const radio of radios)
      radio.checked = questionNames.some((name) => name === radio.name && inAddress[name] === radio.value);
    // The same answers stay the same object: the form is not rendered again while the page hydrates.
    setAnswers((before) => (questionNames.every((name) => before[name] === inAddress[name]) ? before : inAddress));
  }, [search, setSearch, questions]);

  const answer = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setSearch(addressWith({ [target.name]: target.value }), { replace: true });
  };
  const startAgain = () =>
    setSearch(addressWith(Object.fromEntries(questionNames.map((name) => [name, '']))), { replace: true });

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
        <button type="reset" className="button button-line mt-6">
          {words.reset}
        </button>
      </form>
      <div>
        <output className="type-title block">{said(verdict(rows, answers), words)}</output>
        <KeyRows rows={rows} keepChecking={words.keepChecking} />
      </div>
    </div>
  );
}

/** The address's search with changed answers; an empty one is removed. */
function addressWith(changed: Readonly<Record<string, string>>): URLSearchParams {
  return withParameters(window.location.search, changed);
}
