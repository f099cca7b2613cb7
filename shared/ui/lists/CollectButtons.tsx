import { useTurn } from './use-turn.ts';
import './collect.css';

interface CollectButtonsProps {
  kind: 'card' | 'character';
  /** A card's `cardKey`, which may be omitted if it is made of the name alone; a character's slug. */
  id?: string;
  name: string;
}

/**
 * Two buttons that put a card or a character into the binder of this device. `watchBinder` of `shared/runtime` answers
 * and marks them. Documents have only the room for them, so that they cost next to nothing.
 */
export function CollectButtons({ kind, id, name }: CollectButtonsProps) {
  const isFilled = useTurn();
  return (
    <span className="collect script-only">
      {isFilled &&
        ['Have', 'Want'].map((word) => {
          const status = word.toLowerCase();
          return (
            <button
              key={status}
              type="button"
              data-collect={status}
              data-kind={kind}
              data-key={id}
              data-name={name}
              aria-pressed="false"
              aria-label={`I ${status} ${kind === 'card' ? '' : 'a card of '}${name}`}
            >
              {word}
            </button>
          );
        })}
    </span>
  );
}
