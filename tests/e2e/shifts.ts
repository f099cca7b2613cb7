import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The shifts without the visitor's doing: the score of each, and the elements with their old and new positions. */
    shifts: { value: number; moved: string[] }[];
  }
}

/** Records the shifts of a page as `window.shifts`; call it before the page goes anywhere. */
export async function recordShifts(page: Page): Promise<void> {
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
