import { type CardPlace, placeOf } from './place-of.ts';
import { readNumber } from './read-number.ts';

interface NumberPlacesProps {
  words: { places: readonly { number: string; place: string }[]; placesNote: string; yours: string };
  /** What was typed; it is drawn first if it has a place in a row. */
  typed: string | undefined;
}

/** Numbers as places in rows of cards: in the set, beyond it, and in a row of its own. */
export function NumberPlaces({ words: { places, placesNote, yours }, typed = '' }: NumberPlacesProps) {
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
