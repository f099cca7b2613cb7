import { useId, useState } from 'react';
import type { nineWords } from '../content/nine.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { matching, type ShownCard } from './shown-cards.ts';

/** The number of cards that are listed at once; the others are found by typing. */
const listed = 12;

interface CardChooserProps {
  /** All cards, those in the binder first. */
  cards: readonly ShownCard[];
  /** What the pockets have. */
  pockets: readonly (string | null)[];
  words: typeof nineWords;
  /** Called for a card that is pressed, to put it on the page or, if it is there, to take it out. */
  onPress: (key: string) => void;
}

/** All cards of the site, to press: those on the page are marked with their pockets. */
export function CardChooser({ cards, pockets, words, onPress }: CardChooserProps) {
  const id = useId();
  const [text, setText] = useState('');
  const found = matching(cards, text);
  const { choose } = words;
  return (
    <>
      <label htmlFor={id} className="type-label">
        {choose.search}
      </label>
      <input
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        data-nine-search
        onChange={({ target }) => setText(target.value)}
      />
      <ul className="nine-found">
        {found.slice(0, listed).map(({ key, name, set, plan }) => {
          const pocket = pockets.indexOf(key);
          return (
            <li key={key}>
              <button type="button" aria-pressed={pocket >= 0} onClick={() => onPress(key)}>
                <Drawing src={plan} />
                <span>
                  <b>{name}</b>
                  <span>{set}</span>
                  {pocket >= 0 && <b>{`${words.pocket} ${pocket + 1}`}</b>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="mt-3 text-muted text-sm">
        {found.length === 0 ? choose.none : found.length > listed && `${found.length - listed} ${choose.more}`}
      </p>
    </>
  );
}
