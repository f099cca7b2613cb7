import type { CardEntry, Franchise, PageProps } from '@mint-row/kit/contract';
import { CollectButtons, Inset, unbroken, useTurn } from '@mint-row/kit/ui';
import { memo, type ReactNode } from 'react';
import type { priceGuideWords } from '../content/price-guide.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { franchiseNamed } from '../franchises.ts';
import { Basis, Sales } from '../values/Basis.tsx';
import { type CardGroup, cardName, copiesOf, setName } from '../values/cards.ts';
import { maxCompared } from '../values/chosen.ts';
import { gradePrice, grades } from '../values/grades.ts';
import { type Column, type Order, sortedAs, tableColumns } from './find-cards.ts';
import { placeOf } from './scale.ts';
import './price-table.css';

interface PriceTableProps extends Pick<PageProps, 'insets'> {
  words: typeof priceGuideWords;
  /** A group without a name has no heading. */
  groups: readonly CardGroup[];
  franchises: readonly Franchise[];
  order: Order | '';
  onSort: (by: Column) => void;
  /** The keys of the cards that are chosen for a comparison. */
  chosen: readonly string[];
  onChoose: ChooseCard;
}

/** Chooses a card for a comparison, or no longer does. */
type ChooseCard = (key: string, isChosen: boolean) => void;

/**
 * The price guide: for each franchise the row of its characters, and the notable cards of each; then the Top 50. Or rows in
 * an order that somebody chose. All are in one body, so that another order moves the rows instead of making new ones.
 */
export const PriceTable = memo(function PriceTable({
  words,
  groups,
  franchises,
  insets,
  order,
  onSort,
  chosen,
  onChoose,
}: PriceTableProps) {
  return (
    <table aria-label={words.heading} className="values" data-order={order}>
      <caption>
        <ScaleKey words={words.key} />
      </caption>
      <thead>
        <tr>
          {tableColumns.map((column) => (
            <th key={column} scope="col" aria-label={words.columns[column]} aria-sort={sortedAs(column, order)}>
              {words.columns[column]}
              <ScriptOnly>
                {() => (
                  <button
                    type="button"
                    aria-label={`${words.sortBy} ${words.columns[column]}`}
                    onClick={() => onSort(column)}
                  />
                )}
              </ScriptOnly>
              {column === 'value' && (
                <svg aria-hidden="true">
                  {words.ticks.map(({ text, at }) => (
                    <text key={text} x={`${at}%`} y="1em">
                      {text}
                    </text>
                  ))}
                </svg>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.flatMap(({ id, name, cards, head }) => [
          head && (
            <tr key={`:${head.slug}`} className="values-franchise" data-accent={head.accent}>
              <td colSpan={tableColumns.length}>
                <Inset name="CharacterRowInset" of={head.slug} insets={insets} />
              </td>
            </tr>
          ),
          name && (
            <tr key={id} className="values-group">
              <td id={id} colSpan={tableColumns.length}>
                <h2>{name}</h2>
              </td>
            </tr>
          ),
          ...cards.map((card) => (
            <PriceRow
              key={card.key}
              words={words}
              card={card}
              franchises={franchises}
              isChosen={chosen.includes(card.key)}
              mayBeChosen={chosen.length < maxCompared}
              onChoose={onChoose}
            />
          )),
        ])}
      </tbody>
    </table>
  );
});

interface PriceRowProps {
  words: typeof priceGuideWords;
  card: CardEntry;
  franchises: readonly Franchise[];
  isChosen: boolean;
  /** Whether another card may be chosen. */
  mayBeChosen: boolean;
  onChoose: ChooseCard;
}

/**
 * A card of the price guide: its row, on narrow screens a block, and below it its price by grade and its sales. A card of the
 * Top 50 has a value for one grade, and no set but a longer name. Memoized: neither a filter nor an order renders it again.
 */
const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { words, card, franchises, isChosen, mayBeChosen, onChoose } = props;
  const { key, title, path, anchor, drawing, ranked, character, set, year, number, sales } = card;
  const franchise = franchiseNamed(franchises, card.franchise);
  return (
    <>
      <tr id={key} className="section" data-accent={franchise.accent} data-character={character?.slug}>
        <th scope="row" colSpan={set ? undefined : 2}>
          <Drawing src={drawing} />
          <a href={`${path}#${anchor}`}>
            {unbroken(title)}
            {/* Several characters have a "Base Set Shadowless". */}
            {character && !title.includes(character.name) && <span className="sr-only">: {character.name}</span>}
          </a>
          <span>
            {franchise.name}, {character ? character.name : `rank ${ranked?.rank}`}
          </span>
        </th>
        {set && <td>{unbroken(setName(set))}</td>}
        <td>{year}</td>
        <td>{number}</td>
        <td>
          <CardValue card={card} />
        </td>
        <td>
          <div>
            <Basis card={card} words={words.bases} />
            {ranked?.sale && <span>{ranked.sale}</span>}
          </div>
          <div className="values-acts">
            <CollectButtons kind="card" id={key} name={cardName(card)} />
            <ScriptOnly>
              {() => (
                <label className="values-pick">
                  <input
                    type="checkbox"
                    aria-label={`${words.compare.pick}: ${cardName(card)}`}
                    checked={isChosen}
                    disabled={!isChosen && !mayBeChosen}
                    onChange={({ target }) => onChoose(key, target.checked)}
                  />
                  {words.compare.pick}
                </label>
              )}
            </ScriptOnly>
          </div>
        </td>
      </tr>
      {!ranked && (
        <tr className="values-sales">
          <td colSpan={tableColumns.length}>
            <div>
              {grades.map((grade) => (
                <span key={grade}>{`${words.columns[grade]} ${gradePrice(card, grade) ?? words.none}`}</span>
              ))}
              <Sales sales={sales} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
});

/** A card's value: drawn on the scale of the table, then as a figure, then the copies that it is of. */
function CardValue({ card }: { card: CardEntry }) {
  const { range, basis, sales } = card;
  const [low = range, high = low] = range.split('-');
  const from = placeOf(low);
  const to = placeOf(high);
  const copies = copiesOf(card);
  // From left to right: of two that are close to each other, the second lies lower.
  const sold = [...new Set(sales.map(({ price }) => placeOf(price)))].sort((one, other) => one - other);
  return (
    <>
      <svg aria-hidden="true">
        {basis !== 'sale' &&
          (low === high ? (
            <use href="#guess" className="values-guess" x={`${from}%`} />
          ) : (
            <rect x={`${from}%`} y="5" width={`${to - from}%`} height="10" />
          ))}
        {range.endsWith('+') && <use href="#open" x={`${to}%`} />}
        {sold.map((at, index) => (
          <use key={at} href="#sold" x={`${at}%`} y={index % 2 && at - (sold[index - 1] ?? 0) < 4 ? 7 : 0} />
        ))}
      </svg>
      <b>{range}</b> {copies && <span>{unbroken(copies)}</span>}
    </>
  );
}

/** The key to the marks of the scale, and the shapes that all rows use. */
function ScaleKey({ words }: { words: (typeof priceGuideWords)['key'] }) {
  return (
    <>
      <svg aria-hidden="true" className="absolute size-0">
        <path id="range" d="M-14 5H6V15H-14Z" />
        <path id="open" d="M0 3 8 10 0 17Z" />
        <circle id="sold" cy="10" r="5.5" />
        <circle id="guess" cy="10" r="4" />
      </svg>
      <ul className="values-key">
        {words.map(({ mark, look, text }) => (
          <li key={text}>
            <svg aria-hidden="true">
              <use href={mark} className={look} x="50%" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Controls that need code. The document has an empty box for them, since it would repeat them in every row of the table. */
function ScriptOnly({ children }: { children: () => ReactNode }) {
  return <div className="script-only">{useTurn() && children()}</div>;
}
