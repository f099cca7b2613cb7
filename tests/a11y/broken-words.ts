import type { Page } from '@playwright/test';

/**
 * The words that stand in more than one line, as the page breaks its lines now. Lines may end at spaces, dashes and
 * slashes. The browser that tests run in has no dictionary for hyphens, so asking for them is told as well.
 */
export async function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines = (node: Node, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()];
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || !element || element.closest('script, style, svg, .sr-only')) continue;
      if (lines(node, 0, node.length).length < 2) continue;
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      if (getComputedStyle(element).hyphens === 'auto') broken.push(`${name} lets the browser hyphenate`);
      for (const { 0: word, index } of node.data.matchAll(/[^\s/\-–—\u00ad\u200b]+/g)) {
        // An initial is a box of its own, and the rest of its word stands to the right of it.
        const parts = lines(node, index, index + word.length);
        const isBroken = parts.some((part, at) => at > 0 && part.left < (parts[at - 1]?.right ?? 0) - 2);
        if (isBroken) broken.push(`${name} “${word}”`);
      }
    }
    return [...new Set(broken)];
  });
}

/** The widths, in pixels, at which the page's styles change: each that a media query names, and the one before it. */
export async function breakpoints(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const widths = new Set<number>();
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          for (const [, rem] of rule.conditionText.matchAll(/([\d.]+)rem/g)) {
            const width = Number(rem) * 16;
            widths.add(width).add(width - 1);
          }
        }
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
    return [...widths].sort((one, other) => one - other);
  });
}

/**
 * Shows the page in its own fonts, however late they came: a browser keeps the fallback fonts of a page that was painted
 * without them.
 */
export async function showOwnFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    delete document.documentElement.dataset.fonts;
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ style }) => style);
    for (const style of faces.filter((face) => face.getPropertyValue('src').includes('url('))) {
      const is = (name: string) => style.getPropertyValue(name);
      const [weight, stretch] = [is('font-weight'), is('font-stretch') || 'normal'];
      const family = is('font-family').replaceAll('"', '');
      document.fonts.add(await new FontFace(family, is('src'), { weight, stretch, display: 'block' }).load());
    }
  });
}
