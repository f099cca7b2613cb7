import { expect, test } from '@playwright/test';
import { developmentSiteUrl, siteUrl } from '../site/addresses.ts';
import { missingPath as missing, routeOfEachKind, someKinds } from '../site/kinds.ts';
import { recordShifts } from './shifts.ts';
import { hydratedByItself, watch } from './watch.ts';

/** The recording of a page from its first byte on. */
interface Recorded {
  changes: string[];
  heading: Element | null;
}

declare global {
  interface Window {
    recorded: Recorded;
  }
}

/** The development React reports faults of any page; with the production one, only kinds of page are tried. */
const sites = [
  { name: 'a development React', url: developmentSiteUrl, pages: routeOfEachKind('development React') },
  {
    name: 'the production React',
    url: siteUrl,
    pages: someKinds('production React', 5).map(({ path }) => path),
  },
];

for (const { name, url, pages } of sites) {
  test.describe(`with ${name}`, () => {
    for (const path of pages) {
      test(`${path} hydrates without a warning, a change or a shift`, async ({ page }) => {
        const { problems } = await watch(page);
        await recordShifts(page);
        await page.addInitScript(record);
        await page.goto(url() + path);
        await hydratedByItself(page);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
        const { changes, shifts, same } = await page.evaluate(() => ({
          changes: window.recorded.changes,
          shifts: window.shifts,
          same: window.recorded.heading === document.querySelector('main h1'),
        }));
        expect(problems.filter((problem) => !isNotFoundReport(problem, path))).toEqual([]);
        expect(changes).toEqual([]);
        expect(shifts).toEqual([]);
        expect(same).toBe(true);
      });
    }
  });
}

function isNotFoundReport(problem: string, path: string): boolean {
  return path === missing && /404/.test(problem);
}

function record() {
  window.recorded = { changes: [], heading: null };
  document.addEventListener('DOMContentLoaded', () => {
    window.recorded.heading = document.querySelector('main h1');
    const root = document.getElementById('root');
    if (!root) return;
    new MutationObserver((records) => {
      for (const { type, target, attributeName, oldValue } of records) {
        // The opening state of the shop depends on the time, so it is in no document.
        if ((target instanceof Element ? target : target.parentElement)?.closest('.open-now')) continue;
        // A tool that needs code is enabled once that has run.
        if (attributeName === 'disabled' && (target as Element).closest('.script-only')) continue;
        // A link that code turns into a button of the lamp gets what that shows.
        if (/^data-(lamp|tooltip)$/.test(attributeName ?? '') && (target as Element).matches('.lamp-link')) continue;
        // Rendered sections are marked.
        if (attributeName === 'data-rendered') continue;
        // Parts that need code are not in the document, which reserves room for them.
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('.script-only')) continue;
        // React writes the attributes of form fields again when it adopts them: the same values are no change.
        if (attributeName && (target as Element).getAttribute(attributeName) === oldValue) continue;
        window.recorded.changes.push(
          `${type} ${attributeName ?? ''} of ${target.nodeName} ${target.textContent?.slice(0, 60)}`,
        );
      }
    }).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeOldValue: true,
    });
  });
}
