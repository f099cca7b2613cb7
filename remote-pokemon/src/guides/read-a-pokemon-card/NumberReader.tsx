import { useAddress } from '@mint-row/kit/ui';
import { ToolField, ToolResult } from '@mint-row/kit/ui/guide';
import { type FormEvent, useEffect, useRef } from 'react';
import type { readAPokemonCard } from './content.ts';
import { type CardPlace, placeOf, readNumber, sayReading } from './read-number.ts';

type Words = (typeof readAPokemonCard)['number'];

const parameter = 'number';
/** More characters than a number has. */
const longest = 20;

/** Reads the number of a card. The number is in the address; without JavaScript there are only the examples. */
export function NumberReader({ words }: { words: Words }) {
  const { field, button, examples, examplesHeading } = words;
  const [address, change] = useAddress();
  const asked = address.get(parameter)?.slice(0, longest);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // A number that was typed before this code ran stays.
    if (input.current && asked !== undefined) input.current.value = asked;
  }, [asked]);

  const read = (event: FormEvent) => {
    event.preventDefault();
    change({ [parameter]: input.current?.value.trim() }, 'replace');
  };

  const { state, title, text, sets } = sayReading(asked, words);
  return (
    <>
      <div className="tool">
        <div className="script-only">
          <form className="number-form" onSubmit={read}>
            <ToolField label={field}>
              <input
                ref={input}
                type="text"
                name={parameter}
                maxLength={longest}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            </ToolField>
            <input type="submit" value={button} className="button button-solid" />
          </form>
          <ToolResult state={state} title={title}>
            <p className="max-w-measure">{sets ? `${text} ${sets}` : text}</p>
          </ToolResult>
        </div>
        <NumberPlaces words={words} typed={asked} />
      </div>
      <h3 className="type-title mt-14 mb-4">{examplesHeading}</h3>
      <dl className="number-examples ruled">
        {examples.map((example) => {
          const { title, text, sets } = sayReading(example, words);
          return (
            <div key={example}>
              <dt>
                <b className="value">{example}</b> {title}
              </dt>
              <dd className="max-w-measure text-sm">
                {text} {sets}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

interface NumberPlacesProps {
  words: { places: readonly { number: string; place: string }[]; placesNote: string; yours: string };
  /** The number as typed; it is drawn first if it has a place in a row. */
  typed: string | undefined;
}

/** Numbers as places in rows of cards: in the set, beyond it, and in a row of its own. */
function NumberPlaces({ words: { places, placesNote, yours }, typed = '' }: NumberPlacesProps) {
  const others = places.filter(({ number }) => number !== typed.toUpperCase());
  const rows = [{ number: typed, place: yours }, ...others].flatMap(({ number, place }) => {
    const at = placeOf(readNumber(number));
    return at ? [{ number, place, at }] : [];
  });
  return (
    <figure>
      <ul className="number-places">
        {rows.map(({ number, place, at }) => (
          <li key={place} className={place === yours ? 'script-only' : undefined}>
            <b className="value">{number}</b> {place}
            <Row place={at} />
          </li>
        ))}
      </ul>
      <figcaption className="mt-5 max-w-measure text-muted text-sm">{placesNote}</figcaption>
    </figure>
  );
}

function Row({ place: { counted, others, card } }: { place: CardPlace }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${Math.max(counted + others, 113)} 16`} preserveAspectRatio="none">
      <path d={`M0 8h${counted}`} />
      <path d={`M${counted} 8h${others}`} />
      <path d={`M${card - 1} 8h1`} />
    </svg>
  );
}
