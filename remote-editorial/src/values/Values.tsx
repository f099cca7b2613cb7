import type { Franchise } from '@mint-row/kit/contract';
import { useAddress } from '@mint-row/kit/ui';
import { type Choices, choiceIn } from '../controls/lists/choice.ts';
import { shownWords } from '../controls/lists/shown-words.ts';
import { useTarget } from '../controls/lists/use-target.ts';
import { ScriptOnly } from '../controls/ScriptOnly.tsx';
import type { CardGroup } from './by-character.ts';
import { ChosenCards } from './ChosenCards.tsx';
import { cardName } from './card-name.ts';
import { chosenIn, chosenText, most } from './chosen.ts';
import { findCards, noFilter } from './query.ts';
import { SortBy, ValuesControls } from './ValuesControls.tsx';
import { ValuesTable } from './ValuesTable.tsx';
import type { valuesWords } from './words.ts';

interface ValuesProps {
  words: typeof valuesWords;
  /** All cards, as they are shown unless somebody filters or sorts them. */
  groups: readonly CardGroup[];
  franchises: readonly Franchise[];
}

/** The table of the price guide under its controls; what is chosen is in the address. */
export function Values({ words, groups, franchises }: ValuesProps) {
  const [address, change] = useAddress();
  const filters = filtersOf(words.filter, franchises);
  const picked = filters.map((filter) => choiceIn(address, filter));
  const [franchise = '', kind = '', grade = ''] = picked.map(({ value }) => value);
  const order = choiceIn(address, words.filter.sort);
  const q = address.get('q')?.trim() ?? '';
  const cards = groups.flatMap((group) => group.cards);
  const found = findCards(cards, { franchise, grade, kind, q, sort: order.value });
  const asked = picked.map(({ value, name }) => value && name);
  const isFiltered = asked.join('') + q !== '';
  const isWhole = !isFiltered && order.value === '';

  const chosen = chosenIn(address).filter((key) => cards.some((card) => card.key === key));
  const choose = (keys: readonly string[]) => change({ cards: chosenText(keys) }, 'replace');
  useTarget(!isWhole, { ...noFilter, sort: '' }, change);

  return (
    <>
      <ValuesControls words={words.filter} filters={filters} address={address} change={change} />
      <div className="values-shown script-only">
        <p role="status">{shownWords(found.length, cards.length, [...asked, q && `“${q}”`, order.name])}</p>
        {isFiltered && (
          <button type="button" className="button" onClick={() => change(noFilter, 'push')}>
            {words.filter.clear}
          </button>
        )}
        {found.length === 0 && <p>{words.filter.nothing}</p>}
        <SortBy words={words.filter.sort} chosen={order.value} onChoose={(sort) => change({ sort }, 'push')} />
      </div>
      <ValuesTable
        words={words}
        groups={isWhole ? groups : [{ id: '', name: '', cards: found }]}
        franchises={franchises}
        order={order.value}
        onSort={(column) => change({ sort: order.value === column ? `${column}-reversed` : column }, 'push')}
        pickOf={(card) => (
          <ScriptOnly>
            {() => {
              const others = chosen.filter((one) => one !== card.key);
              return (
                <label className="values-pick">
                  <input
                    type="checkbox"
                    aria-label={`${words.compare.pick}: ${cardName(card)}`}
                    checked={others.length < chosen.length}
                    disabled={others.length === most}
                    onChange={({ target }) => choose(target.checked ? [...others, card.key] : others)}
                  />
                  {words.compare.pick}
                </label>
              );
            }}
          </ScriptOnly>
        )}
      />
      <ChosenCards words={words.compare} chosen={chosen} onClear={() => choose([])} />
    </>
  );
}

/** The filters that are a choice; the franchises are those that the site has. */
function filtersOf({ franchise, grade, kind }: (typeof valuesWords)['filter'], franchises: readonly Franchise[]) {
  const own = franchises.map(({ slug, name }) => ({ value: slug, name }));
  return [{ ...franchise, choices: [...franchise.choices, ...own] }, kind, grade] as const satisfies Choices[];
}
