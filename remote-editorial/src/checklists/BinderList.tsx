import type { BinderEntry } from '@mint-row/kit/binder';
import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { startTransition, useEffect, useState } from 'react';
import { type BinderCode, useBinderCode, useKept } from '../binder/use-binder.ts';
import type { checklistWords } from '../content/checklists.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { franchiseNamed } from '../franchises.ts';
import { useIsPrinted } from '../values/use-is-printed.ts';
import { PocketCard, Sheets } from './Checklist.tsx';

interface BinderListProps {
  cards: readonly CardEntry[];
  franchises: readonly Franchise[];
  words: typeof checklistWords;
}

/** Lists the binder of this device, to print. */
export function BinderList(props: BinderListProps) {
  const code = useBinderCode();
  if (code === null || code === 'failed') {
    return (
      <p className="mt-4 max-w-measure" aria-busy={code === null}>
        {props.words.binder.needs}
      </p>
    );
  }
  return <KeptSheets {...props} code={code} />;
}

/** Four sheets are shown at once. */
const firstCount = 36;

function KeptSheets({ cards, franchises, words, code }: BinderListProps & { code: BinderCode }) {
  const { binder } = useKept(code);
  const isPrinted = useIsPrinted();
  // The others of a large binder follow while the browser has time.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => startTransition(() => setFilled(true)), []);
  if (binder.length === 0) return <p className="mt-4 max-w-measure">{words.binder.empty}</p>;
  const newestFirst = binder.toReversed();
  return (
    <Sheets cards={isFilled || isPrinted ? newestFirst : newestFirst.slice(0, firstCount)} keyOf={code.itemId}>
      {(entry) => (
        <BinderPocket
          key={code.itemId(entry)}
          entry={entry}
          card={cards.find(({ key }) => entry.kind === 'card' && key === entry.key)}
          franchises={franchises}
          words={words}
        />
      )}
    </Sheets>
  );
}

interface BinderPocketProps {
  entry: BinderEntry;
  /** The card's entry on the site; undefined for a character, and for a card that the site no longer has. */
  card: CardEntry | undefined;
  franchises: readonly Franchise[];
  words: typeof checklistWords;
}

/** A card or character of the binder as its list shows it: what the collector wrote, and the box that is ticked. */
function BinderPocket({ entry: { name, status, grade, note }, card, franchises, words }: BinderPocketProps) {
  return (
    <li className="pocket" data-accent={franchiseNamed(franchises, card?.franchise ?? '').accent}>
      {card ? (
        <PocketCard card={card} words={words} />
      ) : (
        <>
          <Drawing src={undefined} />
          <p />
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
