import { valueScale } from '@mint-row/kit/charts';
import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { ShareLink, useAddress, useHydrated, ValueScale } from '@mint-row/kit/ui';
import { useState } from 'react';
import type { compareWords } from '../content/compare.ts';
import { byCharacter } from '../values/cards.ts';
import { chosenIn, chosenText, maxCompared } from '../values/chosen.ts';
import { ComparedCards } from './ComparedCards.tsx';
import { ComparedFacts } from './ComparedFacts.tsx';
import { findChosen, thingOf } from './find-chosen.ts';
import './compare.css';

interface ComparisonProps {
  words: typeof compareWords;
  cards: readonly CardEntry[];
  franchises: readonly Franchise[];
}

/** The cards that the address names, side by side and on one scale, with notes on keys that no card has. */
export function Comparison({ words, cards, franchises }: ComparisonProps) {
  const [address, change] = useAddress();
  const { cards: chosen, unknown, tooMany } = findChosen(cards, chosenIn(address));
  const keys = chosen.map(({ key }) => key);
  const choose = (next: readonly string[]) => change({ cards: chosenText(next) }, 'push');
  const things = chosen.map((card) => thingOf(card, franchises));
  const [first] = things;

  return (
    <div
      id="compare"
      className="mt-6"
      data-accent={things.every(({ accent }) => accent === first?.accent) ? first?.accent : undefined}
    >
      {first && (
        <ComparedCards words={words} cards={chosen} onRemove={(key) => choose(keys.filter((one) => one !== key))} />
      )}
      <div role="status" className="compare-said script-only">
        {unknown.length > 0 && <p>{`${words.unknown} ${unknown.join(', ')}.`}</p>}
        {tooMany && <p>{words.many}</p>}
        {words.few[chosen.length] && <p>{words.few[chosen.length]}</p>}
      </div>
      {chosen.length < maxCompared ? (
        <AddCard
          words={words}
          cards={cards.filter(({ key }) => !keys.includes(key))}
          onAdd={(key) => choose([...keys, key])}
        />
      ) : (
        <p className="print:hidden">{words.full}</p>
      )}
      {first && (
        <>
          {things.length > 1 && (
            <>
              <h2 className="type-title mt-10 mb-4">{words.scale}</h2>
              <ValueScale scale={valueScale(things)} caption={words.caption} />
              <p className="mt-4 print:hidden">
                <ShareLink to="compare" name={words.shared} className="quiet-link">
                  Share {words.shared}
                </ShareLink>
              </p>
            </>
          )}
          <ComparedFacts words={words} cards={chosen} franchises={franchises} />
        </>
      )}
    </div>
  );
}

interface AddCardProps {
  words: typeof compareWords;
  /** The cards that are not compared yet. */
  cards: readonly CardEntry[];
  onAdd: (key: string) => void;
}

/** A list of all other cards, by character, with a button: going through a list adds nothing by itself. */
function AddCard({ words, cards, onAdd }: AddCardProps) {
  const [key, setKey] = useState('');
  const isThere = cards.some((card) => card.key === key);
  // Nobody can choose from the document’s list, so it has no cards.
  const hydrated = useHydrated();
  return (
    <fieldset disabled={!hydrated} role="none" className="compare-add script-only">
      <label>
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
