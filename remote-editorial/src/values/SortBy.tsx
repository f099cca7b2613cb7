import { useHydrated } from '@mint-row/kit/ui';
import type { valuesWords } from './words.ts';

interface SortByProps {
  words: (typeof valuesWords)['filter']['sort'];
  chosen: string;
  onChoose: (order: string) => void;
}

/** The order of the cards: also by what has no column of its own. */
export function SortBy({ words: { legend, choices }, chosen, onChoose }: SortByProps) {
  return (
    <label className="values-sort">
      <span className="type-label">{legend}</span>
      <select
        value={chosen}
        disabled={!useHydrated()}
        autoComplete="off"
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
