import { deadlines } from './deadlines.ts';
import { loadRecovery } from './load-recovery.ts';
import type { Page } from './page.ts';

/**
 * Loads the code of the page whose HTML is in the document. If that takes long, a notice says so until it has arrived.
 * @param load makes an attempt
 * @param restart cancels the requests of the current attempt
 * @throws LoadFailure when the page's code can only run in another document
 */
export async function loadAdopted(load: () => Promise<Page>, restart: () => Promise<void>): Promise<Page> {
  const first = load();
  const inTime = first.then(
    () => true,
    () => false,
  );
  const late = new Promise<false>((resolve) => setTimeout(resolve, deadlines.patience, false));
  if (await Promise.race([inTime, late])) return first;
  const recovery = await loadRecovery();
  return recovery ? recovery.recover(first, load, restart) : first;
}
