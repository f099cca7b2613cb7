import type { CDPSession, Page } from '@playwright/test';

/**
 * Whether the browser kept a page for going back, or would have if it kept any (a headless one does not); and the
 * page's own obstacles to that.
 */
export interface BackForward {
  eligible: boolean;
  reasons: string[];
}

/** Goes from a page to another document and back. */
export async function measureBackForward(
  page: Page,
  session: CDPSession,
  url: string,
  other: string,
): Promise<BackForward> {
  await session.send('Page.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.goto(other, { waitUntil: 'load' });
  const reasons: string[] = [];
  const reported = new Promise<void>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      const own = notRestoredExplanations.filter(({ type }) => type === 'PageSupportNeeded');
      reasons.push(...own.map(({ reason }) => reason));
      resolve();
    });
    session.on('Page.frameNavigated', ({ frame, type }) => {
      if (!frame.parentId && type === 'BackForwardCacheRestore') resolve();
    });
  });
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const entry = entries[currentIndex - 1];
  if (!entry) throw new Error(`There is nothing to go back to from ${other}.`);
  await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  await reported;
  return { eligible: reasons.length === 0, reasons };
}
