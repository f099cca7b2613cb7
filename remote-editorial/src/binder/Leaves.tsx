import type { Franchise } from '@mint-row/kit/contract';
import { memo, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { franchiseNamed } from '../franchises.ts';
import { EmptyPockets } from './EmptyPockets.tsx';
import { Pocket } from './Pocket.tsx';
import type { ShownEntry } from './shown-entries.ts';
import type { BinderCode } from './use-binder.ts';
import type { binderWords } from './words.ts';

/** How many pockets a leaf has: whole rows of 2, 3 and 4, and whole sheets of 9 on paper. */
const leafSize = 36;

interface LeavesProps {
  shown: readonly ShownEntry[];
  franchises: readonly Franchise[];
  code: BinderCode;
  words: typeof binderWords;
}

/**
 * The pockets in leaves. The first leaf is there at once, the others follow one by one while the browser has time, so
 * that a large binder opens at once and its page can still be searched, heard and printed as a whole.
 */
export function Leaves({ shown, ...rest }: LeavesProps) {
  const [filledCount, setFilledCount] = useState(1);
  const isPrintedNow = useSyncExternalStore(
    watchPrinting,
    () => isPrinted,
    () => false,
  );
  const leaves = useMemo(() => {
    const count = Math.max(1, Math.ceil(shown.length / leafSize));
    return Array.from({ length: count }, (_, leaf) => shown.slice(leaf * leafSize, (leaf + 1) * leafSize));
  }, [shown]);
  useEffect(() => {
    if (filledCount < leaves.length) startTransition(() => setFilledCount(filledCount + 1));
  }, [filledCount, leaves]);
  return leaves.map((entries, leaf) => (
    <Leaf
      // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its position.
      key={leaf}
      shown={entries}
      isFilled={isPrintedNow || leaf < filledCount}
      isLast={leaf === leaves.length - 1}
      {...rest}
    />
  ));
}

let isPrinted = false;

/** Fills every leaf before the page is printed: React renders changes of a store before the listener's task ends. */
function watchPrinting(changed: () => void): () => void {
  window.onbeforeprint = () => {
    isPrinted = true;
    changed();
  };
  return () => {
    window.onbeforeprint = null;
  };
}

interface LeafProps extends LeavesProps {
  isFilled: boolean;
  isLast: boolean;
}

const Leaf = memo(function Leaf({ shown, isFilled, isLast, franchises, code, words }: LeafProps) {
  return (
    <ul aria-hidden={!shown[0] || undefined} className={`my-binder-leaf ${shown[0] ? 'my-binder-sheet' : ''}`}>
      {isFilled &&
        shown.map((one) => (
          <Pocket
            key={code.itemId(one.entry)}
            shown={one}
            accent={one.franchise === null ? 'grey' : franchiseNamed(franchises, one.franchise).accent}
            code={code}
            words={words}
          />
        ))}
      {isLast && <EmptyPockets after={shown.length} />}
    </ul>
  );
});
