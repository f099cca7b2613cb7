import type { Page } from '@playwright/test';

/**
 * The controls of the page that are smaller than 44 × 44 px. A mark of a plot may be 24 × 24 px if another link, which
 * is large enough, leads to the same address. Links inside a sentence are exempt. Measured is the area that reacts: a
 * link whose pseudo-element covers a card is as large as the card, and a visually hidden input as large as its label.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.locator('a[href], button, input, select, textarea, summary, [role="button"]').evaluateAll((elements) => {
    const full = 44;
    const ofMark = 24;
    /** Whether another link, of full size, leads to the same address as a mark of a plot. */
    const isRepeated = (element: Element) =>
      element.matches('.plot-mark > a') &&
      [...document.querySelectorAll(`a[href="${CSS.escape(element.getAttribute('href') ?? '')}"]`)].some((other) => {
        const { width, height } = other.getBoundingClientRect();
        return width >= full - 0.05 && height >= full - 0.05;
      });
    /**
     * Whether the element is in a line with words. An element alone in a cell or a list item is not, though the list
     * has other lines.
     */
    const isInSentence = (element: Element) => {
      for (let inner = element; getComputedStyle(inner).display === 'inline' && inner.parentElement; ) {
        const around = inner.parentElement;
        if ([...around.childNodes].some((node) => node instanceof Text && /\w/.test(node.data))) return true;
        inner = around;
      }
      return false;
    };
    /** The distance over which the element reacts in a direction from its middle, up to the minimum. */
    const reach = (element: Element, least: number, x: number, y: number, stepX: number, stepY: number) => {
      for (let far = 1; far < least; far += 1) {
        const at = document.elementFromPoint(x + far * stepX, y + far * stepY);
        if (!at || !element.contains(at)) return far - 1;
      }
      return least;
    };
    const sizeOf = (element: Element, least: number) => {
      const { width, height } = element.getBoundingClientRect();
      if (width >= least - 0.05 && height >= least - 0.05) return { width, height };
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      return {
        width: Math.max(width, 1 + reach(element, least, x, y, 1, 0) + reach(element, least, x, y, -1, 0)),
        height: Math.max(height, 1 + reach(element, least, x, y, 0, 1) + reach(element, least, x, y, 0, -1)),
      };
    };

    return elements.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      if (element.matches('.skip-link') || isInSentence(element)) return [];
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const least = isRepeated(element) ? ofMark : full;
      const { width, height } = sizeOf(label ?? element, least);
      if (width >= least - 0.05 && height >= least - 0.05) return [];
      const name = (element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '').trim().slice(0, 50);
      const size = `${Math.round(width * 10) / 10} × ${Math.round(height * 10) / 10}`;
      return [`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${name}” is ${size}`];
    });
  });
}
