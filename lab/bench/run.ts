import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { measureBackForward } from './measure/back-forward.ts';
import { type Conditions, impose, throttled } from './measure/conditions.ts';
import { measureHave, measureMenu, measureRanking, measureValues } from './measure/interact.ts';
import { measureLoad, measureNewTab } from './measure/load.ts';
import type { Measured } from './measure/metrics.ts';
import { measureColdNavigation, measureWarmNavigation } from './measure/navigate.ts';
import { installProbe } from './measure/probe.ts';
import { type PageName, pages } from './options.ts';
import type { Collector } from './results.ts';
import type { Variant } from './variants/variants.ts';

/** A phone's window, narrow enough for the menu. */
export const viewport = { width: 412, height: 823 };

/** A variant that is being served. */
export interface Contender {
  variant: Variant;
  url: string;
}

/** The contenders that have this page. */
export function contendersOn<One extends Contender>(contenders: readonly One[], name: PageName): One[] {
  return contenders.filter(({ variant }) => variant.paths?.includes(pages[name]) ?? true);
}

/** The pages on which navigations are measured, each with the page that they go to. */
const destinations: Partial<Record<PageName, string>> = { home: pages.top50, landing: '/pokemon' };

/** A page that every contender has, other than this one. */
function otherThan(name: PageName): string {
  return name === 'home' ? pages.top50 : pages.home;
}

/** One measurement of a contender on a page and a line, cold and warm, with the interactions of that page. */
export async function measureOnce(
  browser: Browser,
  { variant, url }: Contender,
  name: PageName,
  line: Conditions,
  { collector, coldOnly }: { collector: Collector; coldOnly: boolean },
): Promise<void> {
  const place = { variant: variant.name, page: name, line: line.name } as const;
  const address = url + pages[name];
  const { hydrates } = variant;
  // Navigations and new tabs are measured on the throttled line only: on a fast one they differ too little.
  const isSlow = line.name === throttled.name;
  const to = isSlow ? destinations[name] : undefined;
  await inFreshContext(browser, line, async ({ context, page, session }) => {
    collector.add({ ...place, kind: 'cold' }, await measureLoad(page, session, address, hydrates));
    if (coldOnly) return;
    const done: Measured = { ...(await measureMenu(page)) };
    if (name === 'top50') Object.assign(done, await measureRanking(page));
    if (name === 'values') Object.assign(done, await measureValues(page));
    if (name === 'character') Object.assign(done, await measureHave(page));
    if (to) Object.assign(done, await measureColdNavigation(page, session, to, hydrates));
    await page.close();
    const again = await openPage(context, line);
    collector.add({ ...place, kind: 'warm' }, await measureLoad(again.page, again.session, address, hydrates));
    if (to) {
      Object.assign(done, await measureWarmNavigation(again.page, again.session, { from: pages[name], to, hydrates }));
    }
    collector.add({ ...place, kind: 'interaction' }, done);
  });
  if (coldOnly || !isSlow) return;
  await inFreshContext(browser, line, async ({ context, page, session }) => {
    await measureLoad(page, session, url + otherThan(name), hydrates);
    await page.close();
    const second = await openPage(context, line);
    const newTab = await measureNewTab(second.page, second.session, address, hydrates);
    collector.add({ ...place, kind: 'interaction' }, newTab);
  });
}

/** Goes from a page to another document and back; prints the reason where the browser did not keep the page. */
export async function measureKept(
  browser: Browser,
  { variant, url }: Contender,
  name: PageName,
  line: Conditions,
  collector: Collector,
): Promise<string[]> {
  let reasons: string[] = [];
  await inFreshContext(browser, line, async ({ page, session }) => {
    const found = await measureBackForward(page, session, url + pages[name], url + otherThan(name));
    reasons = found.reasons;
    const place = { variant: variant.name, page: name, line: line.name, kind: 'interaction' } as const;
    collector.add(place, { bfcache: found.eligible ? 1 : 0 });
  });
  return reasons;
}

interface Opened {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** Opens a page in a fresh browser context. */
async function inFreshContext(browser: Browser, line: Conditions, use: (opened: Opened) => Promise<void>) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75 });
  try {
    await use(await openPage(context, line));
  } finally {
    await context.close();
  }
}

/** Opens another page of the same browser. */
async function openPage(context: BrowserContext, line: Conditions): Promise<Opened> {
  const page = await context.newPage();
  // tsx names functions through this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(installProbe);
  return { context, page, session: await impose(page, line) };
}
