import type { Browser } from '@playwright/test';
import { imposeOn, throttled } from '../measure/conditions.ts';
import { blockedAfter, untilIdle } from '../measure/load.ts';
import { installProbe, type Probe } from '../measure/probe.ts';
import { viewport } from '../run.ts';
import { isInOwnFont } from './rendered-fonts.ts';
import { openTab, type Tab } from './tab.ts';
import { tasksOf, tracedCategories } from './tasks.ts';

/** The measurements of a first visit on the throttled line; times are milliseconds from the start of the navigation. */
export interface Visit {
  fcp: number;
  lcp: number;
  /** When the first heading and the first paragraph were painted in our fonts; infinite if never. */
  heading: number;
  text: number;
  cls: number;
  /** When the page was interactive; infinite without scripts. */
  page: number;
  /** The longest task of the main thread, and the sum of the time beyond 50 ms of all tasks, both as running time. */
  longest: number;
  beyond: number;
}

/**
 * Visits a page with an empty cache, on the throttled line and processor.
 * @param scripts whether its modules may be loaded; the document is the same
 */
export async function visit(browser: Browser, url: string, scripts: boolean): Promise<Visit> {
  const tab = await openTab(browser);
  try {
    await tab.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1.75, mobile: false });
    await tab.send('Page.enable');
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: first });
    await imposeOn(tab, throttled);
    if (!scripts) await tab.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await browser.startTracing(undefined, { categories: tracedCategories });
    await tab.send('Page.navigate', { url });
    await untilIdle(tab, scripts);
    const tasks = tasksOf((await browser.stopTracing()).toString(), url);
    const { fcp, fonts, probe } = await noted(tab);
    const since = Math.max(fcp, fonts);
    const shownAt = async (selector: string) => ((await isInOwnFont(tab, selector)) ? since : Number.POSITIVE_INFINITY);
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
    await tab.close();
  }
}

/** Runs in the page before its own code. tsx names functions through a helper that a page does not have. */
const first = `globalThis.__name = (value) => value;
(${installProbe})();
document.fonts.addEventListener('loadingdone', () => {
  document.documentElement?.setAttribute('data-fonts-loaded', String(performance.now()));
});`;

interface Noted {
  fcp: number;
  fonts: number;
  probe: Pick<Probe, 'lcp' | 'cls' | 'page'>;
}

async function noted(tab: Tab): Promise<Noted> {
  const expression = `({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    fonts: Number(document.documentElement.dataset.fontsLoaded ?? 0),
    probe: { lcp: probe.lcp, cls: probe.cls, page: probe.page },
  })`;
  const { result } = await tab.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as Noted;
}
