import type { CDPSession, Page } from '@playwright/test';

/** Whether the browser kept a page for going back, and if it did not, why. */
export interface BackForward {
  kept: boolean;
  reasons: string[];
}

/** Goes from a page to another document and back. */
export async function measureBackForward(
  page: Page,
  session: CDPSession,
  url: string,
  other: string,
): Promise<BackForward> {
  const reasons: string[] = [];
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.goto(other, { waitUntil: 'load' });
  const back = new Promise<boolean>((resolve) => {
    session.on('Page.frameNavigated', ({ frame, type }) => {
      if (!frame.parentId && frame.url === url) resolve(type === 'BackForwardCacheRestore');
    });
  });
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const entry = entries[currentIndex - 1];
  if (!entry) throw new Error(`There is nothing to go back to from ${other}.`);
  await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  return { kept: await back, reasons };
}
