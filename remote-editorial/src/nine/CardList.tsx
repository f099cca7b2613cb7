import type { Nine } from '@mint-row/kit/binder';
import type { nineWords } from '../content/nine.ts';
import { cardsIn, type ShownCard } from './shown-cards.ts';

interface CardListProps {
  nine: Nine;
  cards: ReadonlyMap<string, ShownCard>;
  words: typeof nineWords;
}

/** The names of the cards on a page, with the number of each pocket; each leads to what the site knows of it. */
export function CardList({ nine, cards, words }: CardListProps) {
  const shown = cardsIn(nine, cards);
  if (!shown.some(Boolean)) return null;
  return (
    <section aria-labelledby="nine-list" className="nine-list">
      <h2 id="nine-list" className="type-title">
        {words.list}
      </h2>
      <ol>
        {shown.map(
          (card, place) =>
            card && (
              <li key={card.key} value={place + 1}>
                <a href={card.href}>{card.name}</a> <span>{card.set}</span>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}
