import { Choice, unbroken, useAddress } from '@mint-row/kit/ui';
import { ToolResult } from '@mint-row/kit/ui/guide';
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';
import type { whichBaseSet } from './content.ts';
import { questionNames, readAnswers, verdict } from './identify.ts';
import { KeyRows } from './KeyRows.tsx';
import { PrintingTiles } from './PrintingTiles.tsx';
import { said } from './said.ts';

interface BaseSetKeyProps {
  words: (typeof whichBaseSet)['key'];
  printings: (typeof whichBaseSet)['printings']['items'];
}

/**
 * The key to the printings. Its radio buttons filter the lines in CSS alone (which-base-set.css); this code keeps the
 * answers in the address and says what they mean.
 */
export function BaseSetKey({ words, printings }: BaseSetKeyProps) {
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
  const { state, title, text } = said(verdict(rows, answers), words);

  return (
    <div className="tool base-set-key">
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
          {words.reset}
        </button>
      </form>
      <div className="tool-answer">
        <ToolResult state={state} title={unbroken(title)} className="script-only">
          <p>{unbroken(text)}</p>
        </ToolResult>
        <PrintingTiles printings={printings} />
        {/* Beside the lines instead of around them, so that answers, print and pages without scripts can show them. */}
        <details className="all-lines script-only">
          <summary>{words.all}</summary>
        </details>
        <KeyRows rows={rows} keepChecking={words.keepChecking} />
      </div>
    </div>
  );
}
