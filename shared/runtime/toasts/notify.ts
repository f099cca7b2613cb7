import { importLater } from '../import-later.ts';

/** What a confirmation offers to do: "Undo". */
export interface ToastAction {
  label: string;
  run: () => void;
}

/**
 * Shows a short confirmation, for example "Link copied". The toast library loads with the first one.
 * @param message one short sentence
 */
export async function notify(message: string, action?: ToastAction): Promise<void> {
  const { showToast } = await importLater(() => import('./Toasts.tsx'));
  showToast(message, action);
}
