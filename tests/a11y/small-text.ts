import type { Page } from '@playwright/test';

/**
 * Finds visible text that is too small to be read with ease. Text of a drawing has the size at which it is shown; that of
 * a drawing that is hidden from assistive technology is part of the picture, and does not count.
 * @param least the least size, in CSS pixels
 * @returns for each kind of element: its size, where it is, and what it says first
 */
export function smallText(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const faults = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim();
      if (!words || !element || !isShown(element, text)) continue;
      const size = sizeOf(element);
      if (size >= least - 0.05) continue;
      const place = placeOf(element);
      if (!faults.has(place)) faults.set(place, `${place}: ${size.toFixed(1)} px, “${words.slice(0, 40)}”`);
    }
    return [...faults.values()];

    function isShown(element: Element, text: Node): boolean {
      if (element.closest('svg[aria-hidden="true"], [aria-hidden="true"] svg, script, style, template')) return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      // What only assistive technology reads is cut to a pixel.
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { clipPath } = getComputedStyle(around);
        if (clipPath === 'inset(50%)') return false;
      }
      return width > 1 && height > 1;
    }

    function sizeOf(element: Element): number {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (!(element instanceof SVGGraphicsElement)) return size;
      const shown = element.getScreenCTM();
      return shown ? size * Math.hypot(shown.a, shown.b) : size;
    }

    function placeOf(element: Element): string {
      const names: string[] = [];
      for (let around: Element | null = element; around && names.length < 3; around = around.parentElement) {
        const classes = [...around.classList].slice(0, 2).map((name) => `.${name}`);
        names.unshift(around.tagName.toLowerCase() + classes.join(''));
      }
      return names.join(' > ');
    }
  }, least);
}
