import type { CardEntry } from '@mint-row/kit/contract';
import { unbroken } from '@mint-row/kit/ui';
import { Drawing } from '../drawings/Drawing.tsx';
import type { checklistWords } from './words.ts';

interface PocketCardProps {
  card: CardEntry;
  words: typeof checklistWords;
}

/** What a card in a pocket is: its drawing, whose it is or its rank, its title, set and number. */
export function PocketCard({
  card: { title, set, year, number, character, ranked, franchise, drawing },
  words,
}: PocketCardProps) {
  return (
    <>
      <Drawing franchise={franchise} name={drawing} rank={ranked?.rank} />
      <p className="pocket-of">{character?.name ?? `${words.rank} ${ranked?.rank}`}</p>
      <h3>{unbroken(title)}</h3>
      <p>{[set ?? year, number && `${words.number} ${number}`].filter(Boolean).join(', ')}</p>
    </>
  );
}
