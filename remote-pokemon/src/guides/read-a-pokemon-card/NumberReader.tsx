import { useAddress } from '@mint-row/kit/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import type { readAPokemonCard } from './content.ts';
import { NumberPlaces } from './NumberPlaces.tsx';
import { type SaidReading, sayReading } from './say-reading.ts';

type Words = (typeof readAPokemonCard)['number'];

const parameter = 'number';
/** More characters than a number has. */
const longest = 20;

/** Reads the number of a card. The number is in the address; without JavaScript there are only the examples. */
export function NumberReader({ words }: { words: Words }) {
  const { field, placeholder, button, examples, examplesHeading } = words;
  const [address, change] = useAddress();
  const asked = address.get(parameter)?.slice(0, longest);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // What was typed before this code ran stays.
    if (input.current && asked !== undefined) input.current.value = asked;
  }, [asked]);

  const read = (event: FormEvent) => {
    event.preventDefault();
    change({ [parameter]: input.current?.value.trim() }, 'replace');
  };

  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <div className="script-only">
          <form className="number-form" onSubmit={read}>
            <input
              ref={input}
              type="text"
              name={parameter}
              aria-label={field}
              placeholder={placeholder}
              maxLength={longest}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="type-title"
            />
            <input type="submit" value={button} className="button button-solid" />
          </form>
        </div>
        <output className="number-said">{asked !== undefined && <Said reading={sayReading(asked, words)} />}</output>
        <NumberPlaces words={words} />
      </div>
      <div>
        <h3 className="type-title mb-4">{examplesHeading}</h3>
        <dl className="facts">
          {examples.map((example) => (
            <div key={example}>
              <dt className="value">{example}</dt>
              <dd>
                <Said reading={sayReading(example, words)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Said({ reading: { title, text, sets } }: { reading: SaidReading }) {
  return (
    <>
      <strong className="block">{title}</strong>
      <span className="block max-w-measure">
        {text} {sets}
      </span>
    </>
  );
}
