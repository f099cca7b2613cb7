import type { CardEntry } from '@mint-row/kit/contract';
import { useHydrated } from '@mint-row/kit/ui';
import { useState } from 'react';
import { byCharacter } from '../values/by-character.ts';
import type { compareWords } from './words.ts';

interface AddCardProps {
  words: typeof compareWords;
  /** Those that are not compared yet. */
  cards: readonly CardEntry[];
  onAdd: (key: string) => void;
}

/** A list of all other cards, by character, with a button: going through a list adds nothing by itself. */
export function AddCard({ words, cards, onAdd }: AddCardProps) {
  const [key, setKey] = useState('');
  const isThere = cards.some((card) => card.key === key);
  // Nobody can choose from the document’s list, so it has no cards.
  const hydrated = useHydrated();
  return (
    <fieldset disabled={!hydrated} role="none" className="script-only mt-10 flex flex-wrap items-end gap-4">
      <label className="w-full max-w-112">
        <span className="type-label mb-2 block">{words.add}</span>
        <select value={isThere ? key : ''} autoComplete="off" onChange={({ target }) => setKey(target.value)}>
          <option value="">{words.choose}</option>
          {hydrated &&
            byCharacter(cards, words.ranked).map(({ id, name, cards: own }) => (
              <optgroup key={id} label={name}>
                {own.map((card) => (
                  <option key={card.key} value={card.key}>
                    {card.title}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      </label>
      <button type="button" className="button button-solid" disabled={!isThere} onClick={() => onAdd(key)}>
        {words.addButton}
      </button>
    </fieldset>
  );
}
