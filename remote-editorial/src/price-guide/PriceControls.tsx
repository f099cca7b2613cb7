import { type ChangeAddress, useHydrated } from '@mint-row/kit/ui';
import { useState } from 'react';
import type { priceGuideWords } from '../content/price-guide.ts';
import { ChoiceGroup } from '../lists/ChoiceGroup.tsx';
import { type Choices, choiceIn } from '../lists/choice.ts';
import './price-controls.css';

interface PriceControlsProps {
  words: (typeof priceGuideWords)['filter'];
  filters: readonly Choices[];
  address: URLSearchParams;
  change: ChangeAddress;
}

/**
 * The filters of the price guide, disabled until the code that answers them is there. On narrow screens they unfold from
 * a button.
 */
export function PriceControls({ words, filters, address, change }: PriceControlsProps) {
  const [isOpen, setOpen] = useState(false);
  const asked = [address.get('q')?.trim(), ...filters.map((filter) => choiceIn(address, filter).value)].filter(Boolean);
  return (
    <fieldset disabled={!useHydrated()} aria-label={words.fold} className="values-controls script-only">
      <button
        type="button"
        className="button"
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setOpen(!isOpen)}
      >
        {asked[0] ? `${words.fold} (${asked.length})` : words.fold}
      </button>
      <div id="filters" data-open={isOpen || undefined}>
        <label>
          <span className="type-label">{words.text}</span>
          <input
            type="search"
            placeholder={words.example}
            value={address.get('q') ?? ''}
            autoComplete="off"
            onChange={({ target }) => change({ q: target.value }, 'rest')}
          />
        </label>
        {filters.map((filter) => (
          <ChoiceGroup
            key={filter.name}
            of={filter}
            chosen={choiceIn(address, filter).value}
            onChoose={(value) => change({ [filter.name]: value }, 'push')}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SortByProps {
  words: (typeof priceGuideWords)['filter']['sort'];
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
