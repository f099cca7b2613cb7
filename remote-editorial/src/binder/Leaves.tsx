import type { Franchise } from '@mint-row/kit/contract';
import { startTransition, useEffect, useState } from 'react';
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
export function Leaves({ shown, franchises, code, words }: LeavesProps) {
  const [filledCount, setFilledCount] = useState(1);
  const leafCount = Math.max(1, Math.ceil(shown.length / leafSize));
  useEffect(() => {
    if (filledCount < leafCount) startTransition(() => setFilledCount(filledCount + 1));
  }, [filledCount, leafCount]);
  const leaves = Array.from({ length: leafCount }, (_, leaf) => shown.slice(leaf * leafSize, (leaf + 1) * leafSize));
  return leaves.map((entries, leaf) => (
    <ul
      // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its position.
      key={leaf}
      className={shown.length > 0 ? 'my-binder-leaf my-binder-sheet' : 'my-binder-leaf'}
    >
      {leaf < filledCount &&
        entries.map((one) => (
          <Pocket
            key={code.itemId(one.entry)}
            shown={one}
            accent={one.franchise === null ? 'grey' : franchiseNamed(franchises, one.franchise).accent}
            code={code}
            words={words}
          />
        ))}
      {leaf === leafCount - 1 && <EmptyPockets after={entries.length} />}
    </ul>
  ));
}
