import { site } from '@mint-row/kit/content';
import { importLater } from '@mint-row/kit/runtime';
import type { Phase, Reason } from './load-failure.ts';

/** How loading a page went. Contains nothing about the visitor. */
export interface Outcome {
  status: 'loaded' | 'failed' | 'skipped';
  path: string;
  remote: string | null;
  release: string | null;
  /** The team that owns the remote, as its manifest says. */
  owner: string | null;
  /** The phase that failed and why; null for a page that loaded. */
  phase: Phase | null;
  reason: Reason | null;
  milliseconds: number;
}

/** Sends every outcome to the console, and to the address in the site file if there is one. */
export function report(outcome: Outcome, error?: unknown): void {
  const { status, path, remote, release, owner, phase, reason } = outcome;
  if (status === 'loaded') console.debug(`${path} loaded from ${remote} ${release}.`, outcome);
  else console.error(`${path} ${status} in ${phase} (${reason}): ${remote} ${release}, ${owner}.`, error);
  const address = site.reports;
  if (!address) return;
  importLater(() => import('../recovery/beacon.ts')).then(
    ({ send }) => send(address, outcome),
    () => {},
  );
}
