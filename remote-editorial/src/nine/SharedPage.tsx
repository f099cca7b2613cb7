import type { NineKeeper, ReadNine } from '@mint-row/kit/binder';
import { notify } from '@mint-row/kit/runtime';
import type { nineWords } from '../content/nine.ts';
import { CardList } from './CardList.tsx';
import { CardPicture, Sheet } from './Sheet.tsx';
import type { ShownCard } from './shown-cards.ts';

interface SharedPageProps {
  /** What the link has. */
  read: ReadNine;
  keeper: NineKeeper;
  cards: ReadonlyMap<string, ShownCard>;
  words: typeof nineWords;
  /** Shows the visitor's own page in the place of this one. */
  onOwn: () => void;
}

/** A page that somebody has shared: to be looked at, and to be taken over. */
export function SharedPage({ read, keeper, cards, words: all, onOwn }: SharedPageProps) {
  const { shared: words, undo, said } = all;
  const pockets = read.nine.pockets.map((key) => (key !== null && cards.has(key) ? key : null));
  const nine = { ...read.nine, pockets };
  const leftCards = read.leftCards + read.nine.pockets.filter((key, place) => key !== pockets[place]).length;
  const isEmpty = pockets.every((key) => key === null);
  const makeOwn = () => {
    const { nine: before } = keeper.kept;
    keeper.keep(nine);
    onOwn();
    const action = before && { label: undo, run: () => keeper.keep(before) };
    void notify(said.yours, ...(action ? [action] : [])).catch(() => {});
  };
  return (
    <div className="nine-desk">
      <div className="nine-table">
        <Sheet
          nine={nine}
          cards={cards}
          words={all}
          pocket={(place, card) =>
            card ? (
              <a href={card.href} className="nine-pocket" aria-label={card.name}>
                <CardPicture card={card} look={nine.look} />
              </a>
            ) : (
              <span className="nine-pocket">
                <span className="sr-only">{`${all.pocket} ${place + 1}: ${all.empty}`}</span>
              </span>
            )
          }
        />
      </div>
      <div className="nine-side">
        <p className="type-lead">{isEmpty ? words.nothing : words.lead}</p>
        {(read.left.length > 0 || leftCards > 0) && (
          <ul role="status" className="nine-left">
            {read.left.map((what) => (
              <li key={what}>{words[what]}</li>
            ))}
            {leftCards > 0 && <li>{`${words.cards} ${leftCards}`}</li>}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          {!isEmpty && (
            <button type="button" className="button button-solid" onClick={makeOwn}>
              {words.yours}
            </button>
          )}
          <button type="button" className="button" onClick={onOwn}>
            {words.own}
          </button>
          {!isEmpty && (
            <button type="button" className="button" onClick={() => window.print()}>
              {all.share.print}
            </button>
          )}
        </div>
      </div>
      <CardList nine={nine} cards={cards} words={all} />
    </div>
  );
}
