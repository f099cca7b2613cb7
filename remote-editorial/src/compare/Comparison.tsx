import { valueScale } from '@mint-row/kit/charts';
import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { ShareLink, useAddress, ValueScale } from '@mint-row/kit/ui';
import { chosenIn, chosenText, most } from '../values/chosen.ts';
import { AddCard } from './AddCard.tsx';
import { ComparedFacts } from './ComparedFacts.tsx';
import { findChosen } from './find-chosen.ts';
import { thingOf } from './thing.ts';
import type { compareWords } from './words.ts';
import './compare.css';
import './compare-narrow.css';
import './compare-controls.css';
import './compare-scale.css';

interface ComparisonProps {
  words: typeof compareWords;
  cards: readonly CardEntry[];
  franchises: readonly Franchise[];
}

/** The cards that the address names, side by side and on one scale, and what can be said of an address that is amiss. */
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
      className="mt-10"
      data-accent={things.every(({ accent }) => accent === first?.accent) ? first?.accent : undefined}
    >
      <div role="status" className="compare-said script-only">
        {unknown.length > 0 && <p>{`${words.unknown} ${unknown.join(', ')}.`}</p>}
        {tooMany && <p>{words.many}</p>}
        {words.few[chosen.length] && <p>{words.few[chosen.length]}</p>}
      </div>
      {chosen.length > 0 && (
        <ComparedFacts
          words={words}
          cards={chosen}
          franchises={franchises}
          onRemove={(key) => choose(keys.filter((one) => one !== key))}
        />
      )}
      {chosen.length < most ? (
        <AddCard
          words={words}
          cards={cards.filter(({ key }) => !keys.includes(key))}
          onAdd={(key) => choose([...keys, key])}
        />
      ) : (
        <p className="mt-8 print:hidden">{words.full}</p>
      )}
      {things.length > 1 && (
        <>
          <h2 className="type-title mt-12 mb-4">{words.scale}</h2>
          <ValueScale scale={valueScale(things)} caption={words.caption} />
          <p className="mt-4 print:hidden">
            <ShareLink to="compare" name={words.shared} className="quiet-link">
              Share {words.shared}
            </ShareLink>
          </p>
        </>
      )}
    </div>
  );
}
