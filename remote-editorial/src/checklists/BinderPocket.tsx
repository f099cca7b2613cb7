import type { BinderEntry } from '@mint-row/kit/binder';
import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { Drawing } from '../drawings/Drawing.tsx';
import { franchiseNamed } from '../franchises.ts';
import { PocketCard } from './PocketCard.tsx';
import type { checklistWords } from './words.ts';

interface BinderPocketProps {
  entry: BinderEntry;
  /** What the site knows of it; nothing of a character, or of a card that it no longer has. */
  card: CardEntry | undefined;
  franchises: readonly Franchise[];
  words: typeof checklistWords;
}

/** A card or character of the binder as its list shows it: what the collector wrote, and the box that is ticked. */
export function BinderPocket({ entry: { name, status, grade, note }, card, franchises, words }: BinderPocketProps) {
  return (
    <li className="pocket" data-accent={franchiseNamed(franchises, card?.franchise ?? '').accent}>
      {card ? (
        <PocketCard card={card} words={words} />
      ) : (
        <>
          <Drawing franchise={null} name={undefined} />
          <p className="pocket-of" />
          <h3>{name}</h3>
          <p />
        </>
      )}
      <p className="pocket-note">{[grade, note].filter(Boolean).join(', ')}</p>
      <p className="pocket-boxes">
        {(['have', 'want'] as const).map((box) => (
          <span key={box} data-ticked={box === status}>
            {words[box]}
            {box === status && <span className="sr-only">: {words.binder.ticked}</span>}
          </span>
        ))}
      </p>
    </li>
  );
}
