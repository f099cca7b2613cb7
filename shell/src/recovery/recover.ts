import { longestBackOff } from '@mint-row/kit/runtime';
import { isBroken, LoadFailure } from '../remotes/load-failure.ts';
import { showUnavailableNotice } from './unavailable-notice.ts';

/**
 * Keeps trying to load what a page needs. When the query client has used up its retries, it tries again as soon as the
 * visitor asks for it or the network returns, and every 30 seconds. Only a reload can fix a broken release.
 * @param first the attempt that has failed or is taking long
 * @param load makes another attempt
 * @param restart cancels the requests of the current attempt
 * @throws the failure, if the release is broken
 */
export async function recover<Result>(
  first: Promise<Result>,
  load: () => Promise<Result>,
  restart: () => Promise<void>,
): Promise<Result> {
  let attempt = first;
  let asked = false;
  let wake = () => {};
  let broken = false;
  const again = () => {
    if (broken) return window.location.reload();
    asked = true;
    void restart();
    wake();
  };
  let loaded = showUnavailableNotice(again);
  for (;;) {
    try {
      const result = await attempt;
      loaded();
      return result;
    } catch (error) {
      broken = error instanceof LoadFailure && (isBroken(error) || error.reason === 'contract');
      if (broken) throw error;
      if (!asked) await nextChance((resolve) => (wake = resolve));
      if (asked && !(attempt === first)) loaded = showUnavailableNotice(again);
      asked = false;
      attempt = load();
    }
  }
}

/**
 * Resolves when the network returns, when the longest pause between attempts is over, or when `wake` is called.
 * @param offer receives `wake`
 */
function nextChance(offer: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      resolve();
    };
    const timer = setTimeout(wake, longestBackOff);
    window.addEventListener('online', wake);
    offer(wake);
  });
}
