import type { Nine } from '@mint-row/kit/binder';
import type { ReactNode, Ref } from 'react';
import type { nineWords } from '../content/nine.ts';
import { cardsIn, labelLine, pictureOf, type ShownCard } from './shown-cards.ts';

interface SheetProps {
  nine: Nine;
  cards: ReadonlyMap<string, ShownCard>;
  words: typeof nineWords;
  figure?: Ref<HTMLElement>;
  /** The pocket at a place, with its card if it has one. */
  pocket: (place: number, card: ShownCard | undefined) => ReactNode;
}

/** The accent of a ground: the brand’s mint is that of a page without one. */
export const accentOf = (ground: string): string | undefined => (ground === 'mint' ? undefined : ground);

/** A page of nine: its label, its pockets on their ground, and nothing else on paper. */
export function Sheet({ nine, cards, words, figure, pocket }: SheetProps) {
  const shown = cardsIn(nine, cards);
  return (
    <figure ref={figure} className="nine-page halftone" data-accent={accentOf(nine.ground)}>
      <figcaption className="nine-label">
        <div>
          <h2 className="nine-title">{nine.title.trim() || words.untitled}</h2>
          <p className="nine-line">{labelLine(shown, cards, words)}</p>
        </div>
        <p className="nine-signature">
          {words.signature.map((word) => (
            <span key={word}>{word} </span>
          ))}
        </p>
      </figcaption>
      <ol className="nine-sheet" aria-label={words.sheet}>
        {shown.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pocket is its place.
          <li key={place}>{pocket(place, card)}</li>
        ))}
      </ol>
    </figure>
  );
}

interface CardPictureProps {
  card: ShownCard;
  look: Nine['look'];
}

/** A card in its pocket. It is decoded with the page: where two cards change places, neither is missing for a frame. */
export function CardPicture({ card, look }: CardPictureProps) {
  const src = pictureOf(card, look);
  return src ? (
    <img key={src} src={src} width="100" height="140" alt="" draggable={false} decoding="sync" className="drawing" />
  ) : (
    <svg aria-hidden="true" viewBox="0 0 100 140" className="drawing drawing-plain" />
  );
}
