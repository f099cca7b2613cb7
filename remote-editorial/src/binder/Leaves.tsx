import type { Franchise } from '@mint-row/kit/contract';
import { memo, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { binderWords } from '../content/binder.ts';
import { franchiseNamed } from '../franchises.ts';
import { Pocket } from './Pocket.tsx';
import type { ShownEntry } from './shown-entries.ts';
import type { BinderCode } from './use-binder.ts';

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

/** How many pockets a row of the sheet has, from narrow windows to wide ones. */
const rows = [2, 3, 4];

/** The pockets that are left in the last row. Each says in rows of which length it is there: style rules show those. */
function EmptyPockets({ after }: { after: number }) {
  const left = rows.map((row) => ({ row, count: after === 0 ? row : (row - (after % row)) % row }));
  const most = Math.max(...left.map(({ count }) => count));
  const places = Array.from({ length: most }, (_, place) => place);
  return places.map((place) => (
    <li
      key={place}
      aria-hidden="true"
      className="my-binder-left"
      data-rows={left.flatMap(({ row, count }) => (place < count ? row : [])).join(' ')}
    />
  ));
}
