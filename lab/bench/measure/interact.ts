import type { CDPSession, Page } from '@playwright/test';
import { untilIdle } from './load.ts';
import type { Measured } from './metrics.ts';
import { roundsOf, watchRequests } from './requests.ts';

/** The browser reports no interactions shorter than this, in milliseconds. */
const shortest = 16;

/** Opens the menu as a visitor does, and closes it again. */
export async function measureMenu(page: Page): Promise<Measured> {
  const menu = await interaction(page, () => page.locator('.menu-button').click());
  await page.keyboard.press('Escape');
  return { menu };
}

/** Narrows the Top 50 to one franchise. */
export async function measureFilter(page: Page): Promise<Measured> {
  const choice = page.locator('.choice').nth(1);
  await choice.scrollIntoViewIfNeeded();
  return { filter: await interaction(page, () => choice.click()) };
}

const from = '/marvel';
const to = '/pokemon';

/** A navigation without any sign before the click: no pointer, no focus. The page must show `from`. */
export async function measureColdNavigation(page: Page, session: CDPSession, hydrates: boolean): Promise<Measured> {
  const seen = watchRequests(session);
  await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), to);
  const cold = await navigationTime(page, to);
  await untilIdle(session, hydrates);
  const asked = seen.filter(({ url, fromCache }) => !fromCache && !url.endsWith('.svg'));
  return { cold, navigationRounds: roundsOf(asked) };
}

/** A navigation by pointer after a hover over the link; then back, and again. The page must show `from`. */
export async function measureWarmNavigation(page: Page, session: CDPSession, hydrates: boolean): Promise<Measured> {
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

/** Interaction to next paint: the longest event of an interaction, from its input to the frame after its handlers. */
async function interaction(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.probe.interactions = [];
  });
  await act();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  );
  const durations = await page.evaluate(() => window.probe.interactions.map(({ duration }) => duration));
  return Math.max(shortest, ...durations);
}
