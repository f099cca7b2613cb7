import { addressOf } from '@mint-row/kit/contract';
import type { Outcome } from '../remotes/report.ts';

/** The most outcomes that are sent in one request. */
const maxBatchLength = 20;
let unsentOutcomes: Outcome[] = [];
let flush = () => {};

/**
 * Keeps an outcome until there are enough to send, or the visitor leaves.
 * @param path where outcomes are sent, on this site
 */
export function send(path: string, outcome: Outcome): void {
  if (unsentOutcomes.length === 0) {
    flush = () => sendAll(path);
    document.addEventListener('visibilitychange', onLeave);
  }
  unsentOutcomes.push(outcome);
  if (unsentOutcomes.length >= maxBatchLength) flush();
}

function onLeave() {
  if (document.visibilityState === 'hidden') flush();
}

function sendAll(path: string) {
  document.removeEventListener('visibilitychange', onLeave);
  navigator.sendBeacon(addressOf(path), new Blob([JSON.stringify(unsentOutcomes)], { type: 'application/json' }));
  unsentOutcomes = [];
}
