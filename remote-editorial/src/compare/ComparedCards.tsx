import type { CardEntry } from '@mint-row/kit/contract';
import type { compareWords } from '../content/compare.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { cardName } from '../values/cards.ts';

interface ComparedCardsProps {
  words: typeof compareWords;
  cards: readonly CardEntry[];
  onRemove: (key: string) => void;
}

/** The compared cards in one row: drawings, names and buttons each begin at one height. */
export function ComparedCards({ words, cards, onRemove }: ComparedCardsProps) {
  return (
    <ul className="compare-cards">
      {cards.map((card) => (
        <li key={card.key} className="linked-row compare-card">
          <Drawing src={card.drawing} />
          <a href={`${card.path}#${card.anchor}`} className="row-link">
            {cardName(card)}
          </a>
          <button
            type="button"
            className="quiet-link print:hidden"
            aria-label={`${words.remove}: ${cardName(card)}`}
            onClick={() => onRemove(card.key)}
          >
            {words.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}
