import { importLater } from '../import-later.ts';

/** A notice that needs an answer: what happened, and one action. */
export interface Notice {
  title: string;
  text: string;
  action: { label: string; run: () => void };
  /** Called when it has gone: dismissed, acted on, timed out or removed. */
  onClose?: () => void;
}

/**
 * Shows a notice with an action. The toast library loads with the first one.
 * @returns a function that removes the notice
 */
export async function notice(content: Notice): Promise<() => void> {
  const { showNotice } = await importLater(() => import('./Notices.tsx'));
  return showNotice(content);
}
