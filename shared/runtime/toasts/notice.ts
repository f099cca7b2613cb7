import { importLater } from '../import-later.ts';

/** A notice that asks for something: what happened, and one thing to do about it. */
export interface Notice {
  title: string;
  text: string;
  action: { label: string; run: () => void };
  /** Called once it is gone: dismissed, acted on, timed out or taken away. */
  onClose?: () => void;
}

/**
 * Shows a notice with an action. The library that shows it loads with the first one.
 * @returns what takes the notice away again
 */
export async function notice(content: Notice): Promise<() => void> {
  const { showNotice } = await importLater(() => import('./Notices.tsx'));
  return showNotice(content);
}
