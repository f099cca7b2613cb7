import type { Page } from '@playwright/test';

/** The sticky elements that are taller than the window: their end could not be reached. */
export async function tallerThanWindow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .filter((element) => {
        const top = Number.parseFloat(getComputedStyle(element).top);
        return top >= 0 && top + element.getBoundingClientRect().height > innerHeight;
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`),
  );
}
