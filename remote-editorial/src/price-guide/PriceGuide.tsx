import type { CardEntry, Franchise, PageProps } from '@mint-row/kit/contract';
import { PageIndex, Text, useAddress } from '@mint-row/kit/ui';
import { useCallback, useMemo } from 'react';
import type { priceGuideWords } from '../content/price-guide.ts';
import { type Choices, choiceIn, shownWords } from '../lists/choice.ts';
import { useTarget } from '../lists/use-target.ts';
import { byCharacter } from '../values/cards.ts';
import { chosenIn, chosenText, comparePath } from '../values/chosen.ts';
import { type Column, findCards, noFilter } from './find-cards.ts';
import { PriceControls, SortBy } from './PriceControls.tsx';
import { PriceTable } from './PriceTable.tsx';

interface PriceGuideProps extends Pick<PageProps, 'insets'> {
  words: typeof priceGuideWords;
  cards: readonly CardEntry[];
  franchises: readonly Franchise[];
}

/** The price guide: contents, filters and table. All choices are in the address. */
export function PriceGuide({ words, cards, franchises, insets }: PriceGuideProps) {
  const [address, change] = useAddress();
  const filters = filtersOf(words.filter, franchises);
  const picked = filters.map((filter) => choiceIn(address, filter));
  const [franchise = '', kind = ''] = picked.map(({ value }) => value);
  const grade = choiceIn(address, words.filter.grade).value;
  const order = choiceIn(address, words.filter.sort);
  const q = address.get('q')?.trim() ?? '';
  // The same rows are the same objects, so that the table is not rendered again: each change of the address arrives twice.
  const { found, groups } = useMemo(() => {
    const found = findCards(cards, { franchise, grade, kind, q, sort: order.value });
    // Sorted, they are one list.
    if (order.value) return { found, groups: [{ id: '', name: '', cards: found }] };
    // All franchises, or those of which a character's card is left.
    const heads = franchises.filter(
      ({ slug }) => found.length === cards.length || found.some((card) => card.character && card.franchise === slug),
    );
    return { found, groups: byCharacter(found, words.ranked, heads) };
  }, [cards, franchises, words, franchise, grade, kind, q, order.value]);
  const asked = picked.map(({ inSentence }) => inSentence);
  const filtered = asked.join('') + q;
  // A link to a character that is not shown resets the order and the filters.
  const named = groups.filter(({ id }) => id);
  const sections = named[0] ? named : byCharacter(cards, words.ranked);

  const inAddress = chosenIn(address).join();
  const chosen = useMemo(
    () => inAddress.split(',').filter((key) => cards.some((card) => card.key === key)),
    [cards, inAddress],
  );
  const choose = useCallback(
    (key: string, isChosen: boolean) => {
      const address = new URLSearchParams(window.location.search);
      const others = chosenIn(address).filter((one) => one !== key && cards.some((card) => card.key === one));
      change({ cards: chosenText(isChosen ? [...others, key] : others) }, 'replace');
    },
    [cards, change],
  );
  const sort = useCallback(
    (column: Column) => change({ sort: order.value === column ? `${column}-reversed` : column }, 'push'),
    [order.value, change],
  );
  const showAll = (
    <button type="button" className="button" onClick={() => change(noFilter, 'push')}>
      {words.filter.clear}
    </button>
  );
  useTarget(filtered + order.value, { ...noFilter, sort: '' }, change);

  return (
    <div className="values-page" data-chosen={chosen[0]}>
      <PageIndex items={sections.map(({ id, name }) => ({ section: id, label: name }))} />
      <div className="wrap pb-section">
        <PriceControls words={words.filter} filters={filters} address={address} change={change} />
        <div className="values-shown script-only">
          <p role="status" className="type-title">
            {shownWords(found.length, cards.length, [...asked, q && `“${q}”`, found[0] && order.inSentence])}
          </p>
          {found[0] && (
            <>
              {filtered && showAll}
              <SortBy words={words.filter.sort} chosen={order.value} onChoose={(sort) => change({ sort }, 'push')} />
            </>
          )}
        </div>
        {found[0] ? (
          <PriceTable
            words={words}
            groups={groups}
            franchises={franchises}
            insets={insets}
            order={order.value}
            onSort={sort}
            chosen={chosen}
            onChoose={choose}
          />
        ) : (
          <div className="values-nothing">
            <p>{asked.some(Boolean) ? words.filter.nothing : words.filter.unmatched}</p>
            {showAll}
          </div>
        )}
        <p className="mt-8 max-w-measure text-muted text-sm">
          <Text>{words.note}</Text>
        </p>
        <ChosenCards words={words.compare} chosen={chosen} onClear={() => change({ cards: '' }, 'replace')} />
      </div>
    </div>
  );
}

/** The filters that are a choice; the franchises are those that the site has. */
function filtersOf({ franchise, grade, kind }: (typeof priceGuideWords)['filter'], franchises: readonly Franchise[]) {
  const own = franchises.map(({ slug, name }) => ({ value: slug, name, inSentence: name }));
  return [{ ...franchise, choices: [...franchise.choices, ...own] }, kind, grade] as const satisfies Choices[];
}

interface ChosenCardsProps {
  words: (typeof priceGuideWords)['compare'];
  chosen: readonly string[];
  onClear: () => void;
}

/** The number of chosen cards, and the link to their comparison; it stays in view while the table scrolls. */
function ChosenCards({ words, chosen, onClear }: ChosenCardsProps) {
  const count = chosen.length;
  return (
    <div className="values-chosen" data-bottom-bar>
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
