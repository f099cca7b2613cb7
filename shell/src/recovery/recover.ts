import { notice } from '@mint-row/kit/runtime';
import { longestBackOff } from '@mint-row/kit/runtime/host';
import { isReleaseBroken, LoadFailure } from '../remotes/load-failure.ts';

/**
 * Keeps trying to load the code of the page in the document. When the query client has used up its retries, it tries
 * again as soon as the visitor asks for it or the network returns, and every 30 seconds. Only a reload can fix a broken
 * release.
 * @param firstAttempt the attempt that has failed or is taking long
 * @param load makes another attempt
 * @param cancel cancels the requests of the current attempt
 * @throws the failure, if the release is broken
 */
export async function retryUntilLoaded<Result>(
  firstAttempt: Promise<Result>,
  load: () => Promise<Result>,
  cancel: () => void,
): Promise<Result> {
  let attempt = firstAttempt;
  let isRetryRequested = false;
  let isBroken = false;
  let endPause = () => {};
  const onTryAgain = () => {
    if (isBroken) return window.location.reload();
    isRetryRequested = true;
    cancel();
    endPause();
  };
  let closeNotice = showUnavailableNotice(onTryAgain);
  for (;;) {
    try {
      const result = await attempt;
      closeNotice();
      return result;
    } catch (error) {
      isBroken = error instanceof LoadFailure && (isReleaseBroken(error) || error.reason === 'contract');
      if (isBroken) throw error;
      if (!isRetryRequested) await pauseBeforeRetry((end) => (endPause = end));
      // "Try again" has closed the notice. A first attempt that it only cancelled shows no new one.
      if (isRetryRequested && attempt !== firstAttempt) closeNotice = showUnavailableNotice(onTryAgain);
      isRetryRequested = false;
      attempt = load();
    }
  }
}

/**
 * Resolves when the network returns, when the longest pause between attempts is over, or when the pause is ended.
 * @param onStart receives the function that ends the pause
 */
function pauseBeforeRetry(onStart: (endPause: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const endPause = () => {
      clearTimeout(timer);
      window.removeEventListener('online', endPause);
      resolve();
    };
    const timer = setTimeout(endPause, longestBackOff);
    window.addEventListener('online', endPause);
    onStart(endPause);
  });
}

/** The callbacks of all features that have failed to load and not loaded since. */
const retryCallbacks = new Set<() => void>();
/** Resolves to a function that closes the notice that is shown or about to be shown; null if there is none. */
let openNotice: Promise<() => void> | null = null;

/**
 * Shows one notice for all features that failed to load. A failure after it was closed shows a new one.
 * @param onTryAgain retries this feature; by default it reloads the document
 * @returns call it once this feature has loaded
 */
export function showUnavailableNotice(onTryAgain = () => window.location.reload()): () => void {
  retryCallbacks.add(onTryAgain);
  openNotice ??= createNotice();
  return () => {
    retryCallbacks.delete(onTryAgain);
    if (retryCallbacks.size > 0) return;
    void openNotice?.then((close) => close());
    openNotice = null;
  };
}

function createNotice(): Promise<() => void> {
  const created: Promise<() => void> = notice({
    title: 'Some features of this page could not be loaded',
    text: 'You can keep reading, and every link works.',
    action: { label: 'Try again', run: tryAllAgain },
    onClose: () => forgetNotice(created),
  }).catch(() => {
    forgetNotice(created);
    return () => {};
  });
  return created;
}

function forgetNotice(closed: Promise<() => void>) {
  if (openNotice === closed) openNotice = null;
}

/** A feature that fails again while the notice is closing shows a new one. */
function tryAllAgain() {
  openNotice = null;
  for (const onTryAgain of [...retryCallbacks]) onTryAgain();
}
