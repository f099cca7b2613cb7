import { longestBackOff } from '@mint-row/shared/runtime';
import { isBroken, LoadFailure } from '../remotes/load-failure.ts';
import { showUnavailableNotice } from './unavailable-notice.ts';

/**
 * Stays with what a page needs until it has come: when the query client's own retries are used up, it asks again as
 * soon as the visitor or the network says so, and every 30 seconds. Only a reload can fix a broken release.
 * @param first the attempt that has failed or takes long
 * @param load makes another attempt
 * @param restart gives up the requests of an attempt that is under way
 * @throws what a broken release fails with
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

function nextChance(offer: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    offer(resolve);
    setTimeout(resolve, longestBackOff);
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
