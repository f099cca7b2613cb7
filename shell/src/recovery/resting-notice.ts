import { notice } from '@mint-row/shared/host';

const waiting = new Set<() => void>();
let shown: Promise<() => void> | null = null;

/**
 * Says, once for all that rests, that some features of the page do.
 * @param again what "Try again" does about this one
 * @returns what says that this one is well again
 */
export function rest(again: () => void): () => void {
  waiting.add(again);
  shown ??= notice({
    title: 'Some features of this page are resting',
    text: 'You can read on, and every link works.',
    action: { label: 'Try again', run: tryAgain },
  }).catch(() => () => {});
  return () => {
    waiting.delete(again);
    if (waiting.size > 0) return;
    void shown?.then((close) => close());
    shown = null;
  };
}

function tryAgain() {
  shown = null;
  for (const again of [...waiting]) again();
}
