import type { Page } from '@playwright/test';

/** Gives a page a line with 150 ms of latency and 1.6 Mbit/s, like Lighthouse's mobile preset. */
export async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
}
