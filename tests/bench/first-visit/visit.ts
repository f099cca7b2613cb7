import type { Browser } from '@playwright/test';
import { impose, throttled } from '../measure/conditions.ts';
import { blockedAfter, untilIdle } from '../measure/load.ts';
import { installProbe } from '../measure/probe.ts';
import { viewport } from '../run.ts';
import { isInOwnFont } from './rendered-fonts.ts';
import { tasksOf, tracedCategories } from './tasks.ts';

/** What a first visit on the throttled line measured; times are milliseconds from the start of the navigation. */
export interface Visit {
  fcp: number;
  lcp: number;
  /** When the first heading and the first paragraph were painted in our fonts; infinite if never. */
  heading: number;
  text: number;
  cls: number;
  /** When the page was interactive; infinite without scripts. */
  page: number;
  /** How long the longest task of the main thread was, and what all took beyond 50 ms each, in its own running time. */
  longest: number;
  beyond: number;
}

/**
 * Visits a page with an empty cache, on the throttled line and processor.
 * @param scripts whether its modules may be loaded; the document is the same
 */
export async function visit(browser: Browser, url: string, scripts: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75 });
  try {
    const page = await context.newPage();
    // tsx names functions through this helper of its own, which a page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(installProbe);
    await page.addInitScript(() => {
      const note = () => document.documentElement?.setAttribute('data-fonts-loaded', String(performance.now()));
      document.fonts.addEventListener('loadingdone', note);
    });
    const session = await impose(page, throttled);
    if (!scripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await browser.startTracing(page, { categories: tracedCategories });
    await page.goto(url, { waitUntil: 'commit' });
    await untilIdle(session, scripts);
    const tasks = tasksOf((await browser.stopTracing()).toString(), url);
    const { fcp, fonts, probe } = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      fonts: Number(document.documentElement.dataset.fontsLoaded ?? 0),
      probe: { lcp: window.probe.lcp, cls: window.probe.cls, page: window.probe.page },
    }));
    const since = Math.max(fcp, fonts);
    const shownAt = async (selector: string) =>
      (await isInOwnFont(session, selector)) ? since : Number.POSITIVE_INFINITY;
    return {
      fcp,
      lcp: probe.lcp,
      heading: await shownAt('main h1'),
      text: await shownAt('main p:not(.type-label)'),
      cls: probe.cls,
      page: probe.page ?? Number.POSITIVE_INFINITY,
      longest: Math.max(...tasks.map(({ duration }) => duration)),
      beyond: blockedAfter(tasks, 0),
    };
  } finally {
    await context.close();
  }
}
