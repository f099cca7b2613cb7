import { Choice, Text, unbroken, useAddress } from '@mint-row/kit/ui';
import { type ToolAnswer, ToolResult } from '@mint-row/kit/ui/guide';
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';
import { MiniCard } from '../drawn-card/DrawnCard.tsx';
import type { whichBaseSet } from './content.ts';
import { type KeyRow, questionNames, readAnswers, type Verdict, verdict } from './identify.ts';

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
  const { state, title, text } = answerFor(verdict(rows, answers), words);

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

/**
 * Every line of the key, with its signs drawn. What answers fit it is in its data attributes, by which the stylesheet
 * filters.
 */
function KeyRows({ rows, keepChecking }: { rows: readonly KeyRow[]; keepChecking: string }) {
  return (
    <ul className="key-rows ruled">
      {rows.map(({ name, fits, says, contradiction }) => (
        <li
          key={says}
          data-card={fits.card?.join(' ')}
          data-stamp={fits.stamp?.join(' ')}
          data-shadow={fits.shadow?.join(' ')}
          data-line={fits.line?.join(' ')}
        >
          <svg aria-hidden="true" viewBox="0 0 60 84">
            <MiniCard stamp={isThere(fits.stamp)} shadow={isThere(fits.shadow)} />
          </svg>
          <div>
            {contradiction && <span className="badge mb-2">{keepChecking}</span>}
            <h3 className="type-title">{name}</h3>
            <p className="mt-1 max-w-measure text-sm">
              <Text>{says}</Text>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whether a sign has to be there. */
function isThere(answers: readonly string[] | undefined): boolean {
  return answers?.[0] === 'yes';
}

/** The printings with their signs, drawn and in words: what the key shows before the first answer. */
function PrintingTiles({ printings }: { printings: (typeof whichBaseSet)['printings']['items'] }) {
  return (
    <ul className="printing-tiles">
      {printings.map(({ name, signs, drawn }) => (
        <li key={name}>
          <svg aria-hidden="true" viewBox="0 0 60 84">
            <MiniCard {...drawn} />
          </svg>
          <div>
            <h3 className="type-title">{name}</h3>
            <p className="mt-2 text-sm">{signs}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A verdict in words. */
function answerFor(found: Verdict, { words, questions }: (typeof whichBaseSet)['key']): ToolAnswer {
  switch (found.kind) {
    case 'open':
      return { state: 'open', ...words.open };
    case 'printing':
      return { state: 'good', title: found.name, text: words.printing };
    case 'contradiction':
      return { state: 'bad', title: words.contradiction.title, text: withName(words.contradiction.text, found.name) };
    case 'so far': {
      const legend = questions.find(({ name }) => name === found.next)?.legend ?? '';
      const next = found.next === 'card' ? `${legend} …` : legend.replace('. ', '.\u00a0');
      const text = withName(words.soFar.text, found.names.join(', ')).replace('{question}', next);
      return { state: 'unsure', title: words.soFar.title, text };
    }
  }
}

function withName(text: string, name: string): string {
  return text.replace('{name}', name);
}
