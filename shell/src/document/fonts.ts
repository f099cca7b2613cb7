import { remember } from '../storage.ts';

/**
 * Fetches the fonts into the browser's cache if the early script found the connection too slow for them, and remembers
 * that they are there: the next document uses them from its first paint.
 */
export async function fetchLateFonts(): Promise<void> {
  if (document.documentElement.dataset.fonts !== 'later') return;
  const addresses = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].map(({ href }) => href);
  const answers = await Promise.all(addresses.map((address) => fetch(address)));
  await Promise.all(answers.map((answer) => answer.blob()));
  if (answers.every(({ ok }) => ok) && addresses[0]) remember('localStorage', 'fonts', addresses[0]);
}
