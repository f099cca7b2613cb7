import type { ReactNode } from 'react';
import { sheetsOf } from './lists.ts';

interface SheetsProps<Card> {
  cards: readonly Card[];
  keyOf: (card: Card) => string;
  /** A pocket: an item of a list. */
  children: (card: Card) => ReactNode;
}

/** Cards in the sheets that they are printed on. */
export function Sheets<Card>({ cards, keyOf, children }: SheetsProps<Card>) {
  return sheetsOf(cards).map((pockets) => (
    <ol key={pockets[0] && keyOf(pockets[0])} className="binder-sheet">
      {pockets.map((card, index) =>
        card ? (
          children(card)
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty pocket is nothing but its place.
          <li key={index} aria-hidden="true" className="pocket pocket-empty" />
        ),
      )}
    </ol>
  ));
}
