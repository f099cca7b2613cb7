import { Text, unbroken, useAddress } from '@mint-row/kit/ui';
import { type ToolAnswer, ToolResult } from '@mint-row/kit/ui/guide';
import { readAnswers } from '../key/answers.ts';
import { KeyForm } from '../key/KeyForm.tsx';
import { CardCorner } from './CardCorner.tsx';
import type { whichCharizard } from './content.ts';
import { type Answers, type Printing, stands, type Verdict, verdict } from './identify.ts';

type Words = (typeof whichCharizard)['key'];

/** The key to the printings of one Charizard: its questions, what their answers mean, and its lines. */
export function CharizardKey({ scene, words }: { scene: string; words: Words }) {
  const { questions, rows } = words;
  const [address, change] = useAddress();
  const answers = readAnswers(address, questions);
  const found = verdict(rows, answers);
  const { state, title, text } = answerFor(found, words);
  return (
    <div className="tool answer-key charizard-key">
      <KeyForm questions={questions} answers={answers} change={change} reset={words.reset} />
      <div className="tool-answer" data-verdict={found.kind}>
        <ToolResult state={state} title={unbroken(title)} className="script-only">
          <p>{unbroken(text)}</p>
        </ToolResult>
        {/* Beside the lines instead of around them, so that answers, print and pages without scripts can show them. */}
        <details className="all-lines script-only">
          <summary>{words.all}</summary>
        </details>
        <KeyRows scene={scene} words={words} answers={answers} />
      </div>
    </div>
  );
}

interface KeyRowsProps {
  scene: string;
  words: Words;
  answers: Answers;
}

/**
 * Every line of the key. What answers fit it is in its data attributes, by which the stylesheet filters. With code, only
 * the drawn corners are shown before the first answer, and signs that contradict each other once nothing else fits.
 */
function KeyRows({ scene, words: { rows, labels, keepChecking }, answers }: KeyRowsProps) {
  return (
    <ul className="key-list key-rows ruled">
      {rows.map((row) => {
        const { name, fits, says, printing, contradiction } = row;
        return (
          <li
            key={JSON.stringify(fits)}
            data-number={fits.number?.join(' ')}
            data-stamp={fits.stamp?.join(' ')}
            data-shadow={fits.shadow?.join(' ')}
            data-foil={fits.foil?.join(' ')}
            data-line={fits.line?.join(' ')}
            data-contradiction={contradiction && (stands(row, answers) ? 'seen' : 'open')}
          >
            {printing && <Corner scene={scene} {...printing} />}
            <div>
              {contradiction && <span className="badge mb-2">{keepChecking}</span>}
              <h3 className="type-title">{name}</h3>
              <p className="mt-1 max-w-measure text-sm">
                <Text>{says}</Text>
              </p>
              {printing && (
                <dl className="key-facts text-sm">
                  {(['out', 'sold', 'check'] as const).map((fact) => (
                    <div key={fact}>
                      <dt className="type-label">{labels[fact]}</dt>
                      <dd className="max-w-measure">
                        <Text>{printing[fact]}</Text>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The drawn corner of a printing; without its number if nobody here has seen that. */
function Corner({ scene, number, drawn }: Pick<Printing, 'number' | 'drawn'> & { scene: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 112" className="card-corner">
      <CardCorner scene={scene} number={number.includes('/') ? number : '?'} {...drawn} />
    </svg>
  );
}

/** A verdict in words. */
function answerFor(found: Verdict, { words, questions }: Words): ToolAnswer {
  const legendOf = (name: string) =>
    (questions.find((question) => question.name === name)?.legend ?? '').replace('. ', '.\u00a0');
  switch (found.kind) {
    case 'open':
      return { state: 'open', ...words.open };
    case 'so far': {
      const text = words.soFar.text.replace('{name}', found.names.join(', '));
      return { state: 'unsure', title: words.soFar.title, text: text.replace('{question}', legendOf(found.next)) };
    }
    case 'printing':
      return found.next
        ? { state: 'unsure', title: found.name, text: words.likely.replace('{question}', legendOf(found.next)) }
        : { state: 'good', title: found.name, text: words.printing };
    case 'other':
      return { state: 'unsure', ...words.other };
    case 'contradiction':
      return {
        state: 'bad',
        title: words.contradiction.title,
        text: words.contradiction.text.replace('{name}', found.name),
      };
  }
}
