import { notify } from './on-demand.ts';

/**
 * Opens the platform's share sheet with an address and the page's title; without one, copies the address; if that is
 * not allowed either, shows it in the address bar.
 */
export async function share(url: string): Promise<void> {
  if (await offer(url)) return;
  const copied = await copy(url);
  if (!copied) history.replaceState(history.state, '', url);
  const message = copied ? 'Link copied' : 'This browser does not allow copying. The link is in the address bar.';
  // If the toast library does not load, no message is shown.
  await notify(message).catch(() => {});
}

/** Whether a share sheet has been shown: closing it is an answer too. */
async function offer(url: string): Promise<boolean> {
  // Some browsers have none.
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    return (error as DOMException).name === 'AbortError';
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
