import { notice } from '@mint-row/kit/runtime';

const waiting = new Set<() => void>();
/** Closes the notice that is shown or about to be shown. */
let shown: Promise<() => void> | null = null;

/**
 * Shows one notice for all features that failed to load. A failure after it was closed shows a new one.
 * @param again what "Try again" does for this feature; by default it reloads the document
 * @returns call it once this feature has loaded
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
    text: 'You can keep reading, and every link works.',
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

/** Anything that fails again while the notice is closing shows a new one. */
function tryAgain() {
  shown = null;
  for (const again of [...waiting]) again();
}
