import { Text, unbroken, useAddress } from '@mint-row/kit/ui';
import { type ToolAnswer, ToolResult } from '@mint-row/kit/ui/guide';
import { MiniCard } from '../drawn-card/DrawnCard.tsx';
import { readAnswers } from '../key/answers.ts';
import { KeyForm } from '../key/KeyForm.tsx';
import type { whichBaseSet } from './content.ts';
import { type KeyRow, type Verdict, verdict } from './identify.ts';

interface BaseSetKeyProps {
  /** The address of the picture on the drawn cards. */
  scene: string;
  words: (typeof whichBaseSet)['key'];
  printings: (typeof whichBaseSet)['printings']['items'];
}

/** The key to the printings: its questions, what their answers mean, and its lines. */
export function BaseSetKey({ scene, words, printings }: BaseSetKeyProps) {
  const { questions, rows } = words;
  const [address, change] = useAddress();
  const answers = readAnswers(address, questions);
  const { state, title, text } = answerFor(verdict(rows, answers), words);

  return (
    <div className="tool answer-key base-set-key">
      <KeyForm questions={questions} answers={answers} change={change} reset={words.reset} />
      <div className="tool-answer">
        <ToolResult state={state} title={unbroken(title)} className="script-only">
          <p>{unbroken(text)}</p>
        </ToolResult>
        <PrintingTiles scene={scene} printings={printings} />
        {/* Beside the lines instead of around them, so that answers, print and pages without scripts can show them. */}
        <details className="all-lines script-only">
          <summary>{words.all}</summary>
        </details>
        <KeyRows scene={scene} rows={rows} keepChecking={words.keepChecking} />
      </div>
    </div>
  );
}

/**
 * Every line of the key, with its signs drawn. What answers fit it is in its data attributes, by which the stylesheet
 * filters.
 */
function KeyRows({ scene, rows, keepChecking }: { scene: string; rows: readonly KeyRow[]; keepChecking: string }) {
  return (
    <ul className="key-list key-rows ruled">
      {rows.map(({ name, fits, says, contradiction }) => (
        <li
          key={says}
          data-card={fits.card?.join(' ')}
          data-stamp={fits.stamp?.join(' ')}
          data-shadow={fits.shadow?.join(' ')}
          data-line={fits.line?.join(' ')}
        >
          <svg aria-hidden="true" viewBox="0 0 60 84">
            <MiniCard scene={scene} stamp={isThere(fits.stamp)} shadow={isThere(fits.shadow)} />
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
function PrintingTiles({ scene, printings }: Pick<BaseSetKeyProps, 'scene' | 'printings'>) {
  return (
    <ul className="key-list printing-tiles">
      {printings.map(({ name, signs, drawn }) => (
        <li key={name}>
          <svg aria-hidden="true" viewBox="0 0 60 84">
            <MiniCard scene={scene} {...drawn} />
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
    case 'reprint':
      return { state: 'bad', title: found.name, text: words.reprint };
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
