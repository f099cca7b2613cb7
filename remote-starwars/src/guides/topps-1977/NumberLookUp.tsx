import { Choice, Text, useAddress } from '@mint-row/kit/ui';
import { ToolField, ToolResult } from '@mint-row/kit/ui/guide';
import { useEffect, useRef } from 'react';
import { answerTo, stateOf } from './answer.ts';
import type { Topps1977 } from './content.ts';
import { borders, longestTyped, lookUp } from './look-up.ts';
import { isSame, parametersOf, type Question, questionIn } from './question.ts';
import { Sheet } from './Sheet.tsx';

/** A number typed, the border chosen if it is known; the answer, and the card on the sheet. */
export function NumberLookUp({ words }: { words: Topps1977['lookUp'] }) {
  const [address, change] = useAddress();
  const question = questionIn(address);
  const ask = (asked: Question) => change(parametersOf(asked), 'rest');
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, what was typed before this code ran.
  useEffect(() => {
    const fields = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)]);
    const typed = questionIn(new URLSearchParams(fields));
    if (!isSame(typed, question)) ask(typed);
  }, []);

  const finding = lookUp(question.text, question.border);
  const { title, text, notes } = answerTo(finding, words.answers);
  return (
    <div className="tool tool-wide">
      <form ref={form} autoComplete="off" className="script-only" onSubmit={(event) => event.preventDefault()}>
        <ToolField label={words.number}>
          <input
            name="number"
            value={question.text}
            maxLength={longestTyped}
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => ask({ ...question, text: target.value })}
          />
        </ToolField>
        <fieldset className="mt-6">
          <legend className="type-label mb-2">{words.border}</legend>
          <div className="choices">
            {borders.map((border) => (
              <Choice key={border}>
                <input
                  type="radio"
                  name="border"
                  value={border}
                  checked={question.border === border}
                  onChange={() => ask({ ...question, border })}
                />
                {border !== 'unknown' && (
                  <span aria-hidden="true" className="border-colour swatch" data-border={border} />
                )}
                {words.borders[border]}
              </Choice>
            ))}
          </div>
        </fieldset>
      </form>
      <div className="tool-answer">
        <ToolResult state={stateOf(finding)} title={title} className="script-only">
          {[text, ...notes].map((said) => (
            <p key={said} className="max-w-measure">
              {said}
            </p>
          ))}
        </ToolResult>
        <figure>
          <Sheet finding={finding} words={words.sheet} />
          <figcaption className="mt-4 text-muted text-sm">
            <p className="max-w-measure">
              <Text>{words.caption}</Text>
            </p>
          </figcaption>
        </figure>
      </div>
    </div>
  );
}
