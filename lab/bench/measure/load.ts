import type { CDPSession, Page } from '@playwright/test';
import type { Measured } from './metrics.ts';
import { roundsOf, type SeenRequest, watchRequests } from './requests.ts';

/** The time without activity after which a page counts as idle, in milliseconds. */
const idle = 400;
const longTask = 50;

/**
 * Goes to a page and measures its load.
 * @param hydrates whether the page runs scripts; the floor has none
 */
export async function measureLoad(page: Page, session: CDPSession, url: string, hydrates: boolean): Promise<Measured> {
  const seen = watchRequests(session);
  await page.goto(url, { waitUntil: 'commit' });
  await untilIdle(session, hydrates);
  return { ...(await figuresOf(page)), ...(await requestFigures(page, seen)), heap: await heapOf(session) };
}

/** Goes to a page whose site the browser knows already, through another page. */
export async function measureNewTab(
  page: Page,
  session: CDPSession,
  url: string,
  hydrates: boolean,
): Promise<Measured> {
  const seen = watchRequests(session);
  await page.goto(url, { waitUntil: 'commit' });
  await untilIdle(session, hydrates);
  const { lcp = 0 } = await figuresOf(page);
  return { newTab: lcp, newTabBytes: seen.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/**
 * Resolves when the page is interactive and nothing has happened for a while. The page itself waits: the code that
 * Playwright injects for waiting takes 40 ms of a slow processor, while the page hydrates.
 */
export async function untilIdle(session: Pick<CDPSession, 'send'>, hydrates: boolean): Promise<void> {
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `window.probe.untilIdle(${idle}, ${hydrates})`,
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(`The page never became idle: ${exceptionDetails.text}`);
}

async function figuresOf(page: Page): Promise<Measured> {
  const timing = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { lcp, cls, longTasks, shell, page: interactive } = window.probe;
    const ttfb = navigation?.responseStart ?? 0;
    return { ttfb, fcp: paint?.startTime ?? 0, lcp, cls, longTasks, shell, interactive };
  });
  const { longTasks, shell, interactive, ...figures } = timing;
  return {
    ...figures,
    tbt: blockedAfter(longTasks, figures.fcp),
    blocked: blockedAfter(longTasks, 0),
    ...(shell === null ? {} : { shell }),
    ...(interactive === null ? {} : { page: interactive }),
  };
}

/** The sum of the time beyond 50 ms of long tasks after the given time. */
export function blockedAfter(tasks: readonly { start: number; duration: number }[], time: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const after = Math.min(duration, start + duration - time);
    return sum + Math.max(0, after - longTask);
  }, 0);
}

const kinds = { html: 'html', css: 'css', js: 'js', json: 'json', woff2: 'font', svg: 'image' } as const;

async function requestFigures(page: Page, seen: readonly SeenRequest[]): Promise<Measured> {
  const { entries, origin, interactive } = await page.evaluate(() => ({
    entries: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => {
        const { name, encodedBodySize, transferSize } = entry as PerformanceResourceTiming;
        return { name, bytes: transferSize === 0 ? 0 : encodedBodySize };
      },
    ),
    origin: location.origin,
    interactive: window.probe.page,
  }));
  const figures = { html: 0, css: 0, js: 0, json: 0, font: 0, image: 0 };
  for (const { name, bytes } of entries) {
    if (!name.startsWith(origin)) continue;
    const extension = /\.(\w+)$/.exec(new URL(name).pathname)?.[1] ?? 'html';
    if (extension in kinds) figures[kinds[extension as keyof typeof kinds]] += bytes;
  }
  const start = seen[0]?.started ?? 0;
  const before = seen.filter(({ started }) => interactive === null || (started - start) * 1000 < interactive);
  // Drawings load after the layout, and block nothing.
  const waitedFor = before.filter(({ url }) => !url.endsWith('.svg'));
  const asked = seen.filter(({ fromCache, url }) => !fromCache && !url.endsWith('/favicon.ico'));
  return { ...figures, rounds: roundsOf(waitedFor), requests: asked.length };
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}
