import type { CDPSession, Page } from '@playwright/test';
import { interaction } from './interact.ts';
import { untilIdle } from './load.ts';
import type { Measured } from './metrics.ts';
import { roundsOf, watchRequests } from './requests.ts';

/** A navigation to a path without any sign before the click: no pointer, no focus. */
export async function measureColdNavigation(
  page: Page,
  session: CDPSession,
  to: string,
  hydrates: boolean,
): Promise<Measured> {
  const seen = watchRequests(session);
  await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), to);
  const cold = await navigationTime(page, to);
  await untilIdle(session, hydrates);
  const asked = seen.filter(({ url, fromCache }) => !fromCache && !url.endsWith('.svg'));
  return { cold, navigationRounds: roundsOf(asked) };
}

/** A way between two pages, of which the first is shown. */
interface Way {
  from: string;
  to: string;
  hydrates: boolean;
}

/** A navigation by pointer after a hover over the link; then back, and again. */
export async function measureWarmNavigation(
  page: Page,
  session: CDPSession,
  { from, to, hydrates }: Way,
): Promise<Measured> {
  await hoverLink(page, to);
  await untilIdle(session, false);
  const press = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  const click: Measured = {};
  // A click that leaves the document has no next paint in it.
  if (hydrates) click.click = await interaction(page, press);
  else await press();
  const hover = await navigationTime(page, to);
  await untilIdle(session, hydrates);
  await hoverLink(page, from);
  await press();
  await navigationTime(page, from);
  await untilIdle(session, hydrates);
  await hoverLink(page, to);
  await untilIdle(session, false);
  await press();
  return { ...click, hover, warm: await navigationTime(page, to) };
}

/** Moves the pointer onto the footer's link to a path, and counts that as activity, since its effects take a moment. */
async function hoverLink(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    window.probe.lastActivity = performance.now();
  });
  await page.locator(`footer a[href="${path}"]`).first().hover();
}

async function navigationTime(page: Page, path: string): Promise<number> {
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => window.probe?.navigation ?? false, undefined, { polling: 50 });
  const time = Number(await handle.jsonValue());
  await page.evaluate(() => {
    window.probe.navigation = null;
  });
  return time;
}
