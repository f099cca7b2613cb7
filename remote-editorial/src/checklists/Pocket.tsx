import type { CardEntry } from '@mint-row/kit/contract';
import { LookOfCard } from '../values/LookOfCard.tsx';
import type { checklistWords } from './words.ts';

interface PocketProps {
  card: CardEntry;
  words: typeof checklistWords;
}

/** A card of a checklist: what it is, what it may bring, and a box to tick for "have" and for "want". */
export function Pocket({
  card: { title, set, year, number, character, ranked, range, ends, look },
  words,
}: PocketProps) {
  const isSale = ranked ? ranked.sale : !ends;
  return (
    <li className="pocket">
      {look && <LookOfCard look={look} />}
      <p className="pocket-of">{character?.name ?? `${words.rank} ${ranked?.rank}`}</p>
      <h3>{title}</h3>
      <p>
        {set ?? year}
        {number && `, ${words.number} ${number}`}
      </p>
      <p className="pocket-value">
        <b>{range}</b> {ranked && `${ranked.grade}, `}
        {isSale ? words.sold : words.estimate}
        {ranked?.sale && ` ${ranked.sale}`}
      </p>
      <p className="pocket-boxes">
        <span>{words.have}</span> <span>{words.want}</span>
      </p>
    </li>
  );
}
