import { Text, useAddress } from '@mint-row/kit/ui';
import { useEffect, useRef } from 'react';
import { answerTo } from './answer.ts';
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
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
      <form ref={form} className="script-only self-start" onSubmit={(event) => event.preventDefault()}>
        <label className="block">
          <span className="type-label block">{words.number}</span>
          <input
            name="number"
            className="number-field"
            value={question.text}
            maxLength={longestTyped}
            placeholder="207"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => ask({ ...question, text: target.value })}
          />
        </label>
        <fieldset className="mt-6">
          <legend className="type-label mb-2">{words.border}</legend>
          <div className="choices">
            {borders.map((border) => (
              <label key={border} className="choice">
                <input
                  type="radio"
                  name="border"
                  value={border}
                  checked={question.border === border}
                  autoComplete="off"
                  onChange={() => ask({ ...question, border })}
                />
                {border !== 'unknown' && (
                  <span aria-hidden="true" className="border-colour swatch" data-border={border} />
                )}
                {words.borders[border]}
              </label>
            ))}
          </div>
        </fieldset>
        <div role="status" className="mt-8 border-rule border-t-3 pt-5">
          <h3 className="type-title">{title}</h3>
          <p className="mt-3 max-w-measure">{text}</p>
          {notes.map((note) => (
            <p key={note} className="mt-3 max-w-measure">
              {note}
            </p>
          ))}
        </div>
      </form>
      <figure>
        <Sheet finding={finding} words={words.sheet} />
        <figcaption className="mt-4 text-muted text-sm">
          <p className="max-w-measure">
            <Text>{words.caption}</Text>
          </p>
        </figcaption>
      </figure>
    </div>
  );
}
