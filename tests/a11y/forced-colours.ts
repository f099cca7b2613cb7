import type { Page } from '@playwright/test';

/** The buttons, and links that look like them, that have neither a border nor a drawn sign in forced colours. */
export async function unmarkedButtons(page: Page): Promise<readonly string[]> {
  return page.locator('a.button, a.market-link, button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const around = getComputedStyle(document.body).backgroundColor;
        const bordered = [button, ...button.querySelectorAll('button > svg, button > .menu-glyph')].some((element) => {
          const { borderTopStyle, borderTopWidth, borderTopColor, stroke } = getComputedStyle(element);
          const border = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
          return (border && borderTopColor !== around) || (element instanceof SVGElement && stroke !== around);
        });
        return !bordered;
      })
      .map((button) => `${button.className} “${button.getAttribute('aria-label') ?? button.textContent}”`),
  );
}

/** The elements that show no ring of 2 px or more when they have the focus. */
export async function unmarkedFocus(page: Page): Promise<{ seen: number; unmarked: readonly string[] }> {
  // Once by the keyboard: from then on, focus by script is shown as well.
  await page.keyboard.press('Tab');
  return page
    .locator('a[href], :enabled:is(button, input, select, textarea), summary, [tabindex="0"]')
    .evaluateAll((elements) => {
      const unmarked: string[] = [];
      const reachable = elements.filter(
        (element) => element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }),
      ) as HTMLElement[];
      for (const element of reachable) {
        element.focus({ preventScroll: true });
        // A visually hidden control shows its focus on its label.
        const label = (element instanceof HTMLInputElement && element.labels?.[0]) || element;
        const control = getComputedStyle(element).opacity === '0' ? label : element;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
        const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
        if (document.activeElement !== element || width < 2 || /^rgba\(.*, 0\)$|transparent/.test(outlineColor)) {
          unmarked.push(`${label.textContent?.trim()}: ${outlineStyle} ${outlineWidth} ${outlineColor}`);
        }
      }
      return { seen: reachable.length, unmarked };
    });
}
