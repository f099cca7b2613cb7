import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { type FaultyServer, startFaultyServer } from '../site/faulty-server.ts';
import { someKinds } from '../site/kinds.ts';
import { hydratedByItself } from './watch.ts';

let slow: FaultyServer;
test.beforeAll(async () => {
  slow = await startFaultyServer(siteUrl());
});
test.afterAll(() => slow.stop());

const widths = [412, 1280];

for (const { name, path } of someKinds('layout shifts', 3)) {
  for (const width of inTurn(widths, `layout shifts: ${name}`)) {
    test(`${name}: nothing moves while its document arrives in pieces, nor later, at ${width} px`, async ({ page }) => {
      slow.inject({ at: (asked) => asked === path, failure: { kind: 'pieces', bytes: 4096, pause: 20 } });
      await page.setViewportSize({ width, height: 823 });
      await recordShifts(page);
      await page.goto(slow.url + path);
      await hydratedByItself(page);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  }
}

declare global {
  interface Window {
    /** The shifts without the visitor's doing: the score of each, and the elements with their old and new positions. */
    shifts: { value: number; moved: string[] }[];
  }
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const shown = `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`;
          return `${shown} from ${from.x}, ${from.y} (${from.width} × ${from.height}) to ${to.x}, ${to.y} (${to.width} × ${to.height})`;
        });
        window.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
