import type { CardEntry } from '@mint-row/kit/contract';
import { unbroken } from '@mint-row/kit/ui';
import { Drawing } from '../drawings/Drawing.tsx';
import type { checklistWords } from './words.ts';

interface PocketProps {
  card: CardEntry;
  /** The accent of its franchise, for a card without a drawing. */
  accent: string;
  words: typeof checklistWords;
}

/** A card of a checklist: what it is, what it may bring, and a box to tick for "have" and for "want". */
export function Pocket({
  card: { title, set, year, number, character, ranked, range, ends, franchise, drawing },
  accent,
  words,
}: PocketProps) {
  const kind = (ranked ? ranked.sale : !ends) ? words.sold : words.estimate;
  return (
    <li className="pocket" data-accent={accent}>
      <Drawing franchise={franchise} name={drawing} rank={ranked?.rank} />
      <p className="pocket-of">{character?.name ?? `${words.rank} ${ranked?.rank}`}</p>
      <h3>{unbroken(title)}</h3>
      <p>{[set ?? year, number && `${words.number} ${number}`].filter(Boolean).join(', ')}</p>
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
