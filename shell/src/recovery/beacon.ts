import { site } from '@mint-row/shared/content';
import type { Outcome } from '../remotes/report.ts';

/** How many outcomes are sent at once at most. */
const batch = 20;
let waiting: Outcome[] = [];

/** Keeps an outcome until there are enough to send, or the visitor leaves. */
export function send(outcome: Outcome): void {
  if (waiting.push(outcome) === 1) document.addEventListener('visibilitychange', flush);
  if (waiting.length >= batch) flush();
}

function flush() {
  if (!site.reports || (document.visibilityState === 'visible' && waiting.length < batch)) return;
  document.removeEventListener('visibilitychange', flush);
  navigator.sendBeacon(site.reports, new Blob([JSON.stringify(waiting)], { type: 'application/json' }));
  waiting = [];
}
