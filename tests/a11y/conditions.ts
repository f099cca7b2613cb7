import type { Page } from '@playwright/test';

/**
 * The widths, in pixels, at which the page's styles change: each that a media query names, and the one before it.
 * @param textSize the size of text that the browser's user has chosen, in pixels: media queries follow it
 */
export async function breakpoints(page: Page, textSize = 16): Promise<readonly number[]> {
  return page.evaluate((pixels) => {
    const widths = new Set<number>();
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          for (const [, rem] of rule.conditionText.matchAll(/([\d.]+)rem/g)) {
            const width = Number(rem) * pixels;
            widths.add(width).add(width - 1);
          }
        }
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
    return [...widths].sort((one, other) => one - other);
  }, textSize);
}

/** Shows the page without web fonts, like a browser that refuses them. */
export async function removeOwnFonts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) sheet.deleteRule(index);
      }
    }
  });
}

/** Sets the size of text that the browser's user has chosen; 16 px is the default. Media queries follow it. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await session.detach();
}
