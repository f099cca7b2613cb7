import { paths } from '@mint-row/kit/contract';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

// A selector such as :root:has(…) or .page:has(:checked) makes any new element change the styles of all the others: that
// took 30 ms of each frame in which React filled a page, on a phone.
const pages = [paths.home, paths.top50, paths.checklists, paths.values, paths.glossary, '/marvel'];

for (const path of inTurn(pages, 'style changes', 2)) {
  test(`${path}: an added word changes the styles of few elements`, async ({ page, browser }) => {
    await page.goto(siteUrl() + path);
    await hydrated(page);
    await expect(page.locator('.section:not([data-rendered])')).toHaveCount(0);
    expect(await restyled(page, browser)).toBeLessThan(10);
  });
}

/**
 * The number of elements whose styles are computed when one is added to the main part of a page. Changes that the page
 * makes itself meanwhile do not count: they are computed before the first mark, and no script runs until the second.
 */
async function restyled(page: Page, browser: Browser): Promise<number> {
  const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await page.evaluate(() => {
    const places = [...document.querySelectorAll('main :is(li, p)')].filter((element) => element.checkVisibility());
    const computeStyles = () => document.body.offsetWidth;
    computeStyles();
    performance.mark('element added');
    places[places.length >> 1]?.append(document.createElement('b'));
    computeStyles();
    performance.mark('styles computed');
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const timeOf = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const [added, computed] = [timeOf('element added'), timeOf('styles computed')];
  const changes = traceEvents.filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= added && ts <= computed);
  expect(changes, 'updates of styles between the marks').not.toEqual([]);
  return changes.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  args: { elementCount?: number };
}
