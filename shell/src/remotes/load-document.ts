import { loadRecovery } from './load-recovery.ts';
import type { Unavailable } from './page.ts';

/** Has the browser load the address that it is at. If that does not answer, gives the page that says so instead. */
export async function loadDocument(path: string): Promise<Unavailable | null> {
  const unavailable = await (await loadRecovery())?.unavailableAt(path);
  // The visitor may have gone somewhere else in the meantime.
  if (!unavailable && window.location.pathname === path) window.location.reload();
  return unavailable ?? null;
}
