import { expect, type Page } from '@playwright/test';

/**
 * Advances the clock in steps of a second until a condition is true: for events that come only after a deadline. The
 * network cannot keep up with this clock, so an answer that is awaited meanwhile counts as late. The page's clock must
 * be installed.
 */
export async function passTimeUntil(page: Page, what: string, condition: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (await condition()) return;
    await page.clock.runFor(1000);
    expect(await condition(), what).toBe(true);
  }).toPass({ intervals: [20], timeout: 30_000 });
}
