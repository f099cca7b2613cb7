/** A notice that asks for something: what happened, and one thing to do about it. */
export interface Notice {
  title: string;
  text: string;
  action: { label: string; run: () => void };
}

/**
 * Shows a notice with an action. The library that shows it loads with the first one.
 * @returns what takes the notice away again
 */
export async function notice(content: Notice): Promise<() => void> {
  const { showNotice } = await import('./Notices.tsx');
  return showNotice(content);
}
