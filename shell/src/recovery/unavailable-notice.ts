import { notice } from '@mint-row/shared/runtime';

const waiting = new Set<() => void>();
/** The notice that is shown, or on its way: what takes it away. */
let shown: Promise<() => void> | null = null;

/**
 * Shows one notice for all features that failed to load. A failure after it was closed shows another.
 * @param again what "Try again" does about this one; loads the document again if nothing else is said
 * @returns what to call once this one has loaded
 */
export function showUnavailableNotice(again = () => window.location.reload()): () => void {
  waiting.add(again);
  shown ??= show();
  return () => {
    waiting.delete(again);
    if (waiting.size > 0) return;
    void shown?.then((close) => close());
    shown = null;
  };
}

function show(): Promise<() => void> {
  const showing: Promise<() => void> = notice({
    title: 'Some features of this page could not be loaded',
    text: 'You can read on, and every link works.',
    action: { label: 'Try again', run: tryAgain },
    onClose: () => forget(showing),
  }).catch(() => {
    forget(showing);
    return () => {};
  });
  return showing;
}

function forget(closed: Promise<() => void>) {
  if (shown === closed) shown = null;
}

/** Whatever fails again while the notice is still closing shows the next one. */
function tryAgain() {
  shown = null;
  for (const again of [...waiting]) again();
}
