import type { BinderEntry } from '@mint-row/kit/binder';
import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { Drawing } from '../drawings/Drawing.tsx';
import { franchiseNamed } from '../franchises.ts';
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
      <Drawing franchise={card?.franchise ?? null} name={card?.drawing} rank={card?.ranked?.rank} />
      <p className="pocket-of">{grade}</p>
      <h3>{card?.title ?? name}</h3>
      <p>{card?.set ?? card?.year}</p>
      <p className="pocket-note">{note}</p>
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
