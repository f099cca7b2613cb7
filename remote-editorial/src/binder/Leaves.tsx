import type { Franchise } from '@mint-row/kit/contract';
import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import type { binderWords } from '../content/binder.ts';
import { franchiseNamed } from '../franchises.ts';
import { useIsPrinted } from '../values/use-is-printed.ts';
import { Pocket } from './Pocket.tsx';
import type { ShownEntry } from './shown-entries.ts';
import type { BinderCode } from './use-binder.ts';

/** The pockets of a leaf fill whole rows of 2, 3 and 4, and whole sheets of 9 on paper. */
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
  const isPrinted = useIsPrinted();
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
      isFilled={isPrinted || leaf < filledCount}
      isLast={leaf === leaves.length - 1}
      {...rest}
    />
  ));
}

interface LeafProps extends LeavesProps {
  isFilled: boolean;
  isLast: boolean;
}

const Leaf = memo(function Leaf({ shown, isFilled, isLast, franchises, code, words }: LeafProps) {
  return (
    <ul aria-hidden={!shown[0] || undefined} className="my-binder-leaf">
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

/** The numbers of pockets in a row, from narrow windows to wide ones. */
const rowLengths = [2, 3, 4];

/** The empty pockets at the end of the last row. Style rules show each in rows of the lengths that its attribute lists. */
function EmptyPockets({ after }: { after: number }) {
  const rows = rowLengths.map((length) => ({
    length,
    emptyCount: after === 0 ? length : (length - (after % length)) % length,
  }));
  const maxCount = Math.max(...rows.map(({ emptyCount }) => emptyCount));
  return Array.from({ length: maxCount }, (_, index) => (
    <li
      // biome-ignore lint/suspicious/noArrayIndexKey: empty ones differ by their positions alone.
      key={index}
      aria-hidden="true"
      className="my-binder-left"
      data-rows={rows.flatMap(({ length, emptyCount }) => (index < emptyCount ? length : [])).join(' ')}
    />
  ));
}
