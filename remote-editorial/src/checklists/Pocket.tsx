import type { CardEntry } from '@mint-row/kit/contract';
import { PocketCard } from './PocketCard.tsx';
import type { checklistWords } from './words.ts';

interface PocketProps {
  card: CardEntry;
  /** The accent of its franchise, for a card without a drawing. */
  accent: string;
  words: typeof checklistWords;
}

/** A card of a checklist: what it is, what it may bring, and a box to tick for "have" and for "want". */
export function Pocket({ card, accent, words }: PocketProps) {
  const { ranked, range, ends } = card;
  const kind = (ranked ? ranked.sale : !ends) ? words.sold : words.estimate;
  return (
    <li className="pocket" data-accent={accent}>
      <PocketCard card={card} words={words} />
      <p>
        <b>{range}</b>
        {` ${ranked ? `${ranked.grade}, ` : ''}${kind} ${ranked?.sale ?? ''}`}
      </p>
      <p className="pocket-boxes">
        <span>{words.have}</span> <span>{words.want}</span>
      </p>
    </li>
  );
}
