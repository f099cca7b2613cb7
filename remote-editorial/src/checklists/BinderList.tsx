import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { type BinderCode, useBinderCode, useKept } from '../binder/use-binder.ts';
import { BinderPocket } from './BinderPocket.tsx';
import { Sheets } from './Sheets.tsx';
import type { checklistWords } from './words.ts';

interface BinderListProps {
  cards: readonly CardEntry[];
  franchises: readonly Franchise[];
  words: typeof checklistWords;
}

/** What is in the binder of this device, to print. */
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

/** How many cards are there at once: four sheets. */
const firstCount = 36;

function KeptSheets({ cards, franchises, words, code }: BinderListProps & { code: BinderCode }) {
  const { binder } = useKept(code);
  const isPrintedNow = useSyncExternalStore(
    watchPrinting,
    () => isPrinted,
    () => false,
  );
  // The others of a large binder follow while the browser has time.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => startTransition(() => setFilled(true)), []);
  if (binder.length === 0) return <p className="mt-4 max-w-measure">{words.binder.empty}</p>;
  const newestFirst = binder.toReversed();
  return (
    <Sheets cards={isFilled || isPrintedNow ? newestFirst : newestFirst.slice(0, firstCount)} keyOf={code.itemId}>
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

let isPrinted = false;

/** Fills the list before it is printed: React renders changes of a store before the listener's task ends. */
function watchPrinting(changed: () => void): () => void {
  window.onbeforeprint = () => {
    isPrinted = true;
    changed();
  };
  return () => {
    window.onbeforeprint = null;
  };
}
