import { comparePath } from './chosen.ts';
import type { valuesWords } from './words.ts';

interface ChosenCardsProps {
  words: (typeof valuesWords)['compare'];
  chosen: readonly string[];
  onClear: () => void;
}

/** How many cards are chosen, and the way to their comparison; it stays in view while the table scrolls. */
export function ChosenCards({ words, chosen, onClear }: ChosenCardsProps) {
  const count = chosen.length;
  return (
    <div className="values-chosen bottom-bar">
      <p role="status">{count > 0 && `${count} ${words.chosen}${count > 1 ? '' : words.more}`}</p>
      {count > 1 && (
        <a href={comparePath(chosen)} className="button button-solid">
          {words.go}
        </a>
      )}
      {count > 0 && (
        <button type="button" className="quiet-link" onClick={onClear}>
          {words.clear}
        </button>
      )}
    </div>
  );
}
