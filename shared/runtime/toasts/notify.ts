import { importLater } from '../import-later.ts';

/**
 * Shows a short confirmation, for example "Link copied". The toast library loads with the first one.
 * @param message one short sentence
 */
export async function notify(message: string): Promise<void> {
  const { showToast } = await importLater(() => import('./Toasts.tsx'));
  showToast(message);
}
