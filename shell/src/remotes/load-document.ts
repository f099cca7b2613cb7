import { loadRecovery } from './load-recovery.ts';
import type { Unavailable } from './page.ts';

/** Has the browser load its current address. If that does not answer, returns the error page instead. */
export async function loadDocument(path: string): Promise<Unavailable | null> {
  const unavailable = await (await loadRecovery())?.unavailableAt(path);
  // The visitor may have gone elsewhere in the meantime.
  if (!unavailable && window.location.pathname === path) window.location.reload();
  return unavailable ?? null;
}
