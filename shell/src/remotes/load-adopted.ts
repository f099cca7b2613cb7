import { deadlines } from './deadlines.ts';
import { loadRecovery } from './load-recovery.ts';
import type { Page } from './page.ts';

/**
 * Loads the code of the page whose HTML the document has. When that takes long, a notice says so until it has come.
 * @param load makes an attempt
 * @param restart gives up the requests of an attempt that is under way
 * @throws LoadFailure when only another document can have the page's code
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
