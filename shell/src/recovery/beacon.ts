import type { Outcome } from '../remotes/report.ts';

/** The most outcomes that are sent in one request. */
const batch = 20;
let waiting: Outcome[] = [];
let flush = () => {};

/**
 * Keeps an outcome until there are enough to send, or the visitor leaves.
 * @param address where outcomes are sent, on this site
 */
export function send(address: string, outcome: Outcome): void {
  if (waiting.length === 0) {
    flush = () => sendAll(address);
    document.addEventListener('visibilitychange', onLeave);
  }
  waiting.push(outcome);
  if (waiting.length >= batch) flush();
}

function onLeave() {
  if (document.visibilityState === 'hidden') flush();
}

function sendAll(address: string) {
  document.removeEventListener('visibilitychange', onLeave);
  navigator.sendBeacon(address, new Blob([JSON.stringify(waiting)], { type: 'application/json' }));
  waiting = [];
}
