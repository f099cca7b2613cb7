import { loadRecovery } from './load-recovery.ts';
import type { RestingPage } from './page.ts';

/** Has the browser load the address that it is at. If that does not answer, gives the page that says so instead. */
export async function loadDocument(path: string): Promise<RestingPage | null> {
  const resting = await loadRecovery()
    .then(({ restingAt }) => restingAt(path))
    .catch(() => null);
  // The visitor may have gone somewhere else in the meantime.
  if (!resting && window.location.pathname === path) window.location.reload();
  return resting;
}
