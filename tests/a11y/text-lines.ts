import type { Page } from '@playwright/test';

/** The lines of running text that have more characters than that, as the page breaks them now. */
export async function longLines(page: Page, most: number): Promise<readonly string[]> {
  return page.evaluate((limit) => {
    const blocks = [...document.querySelectorAll('p, li, dd, dt, figcaption, blockquote, td, th, address')].filter(
      (block) =>
        block.checkVisibility({ visibilityProperty: true }) &&
        (block.textContent ?? '').length > limit &&
        !block.querySelector('p, li, dd, dt, figcaption, blockquote, td, th, address, div, h2, h3, h4'),
    );
    const linesOf = (block: Element) => {
      const lines: { text: string; right: number; top: number; bottom: number }[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!(node instanceof Text) || node.parentElement?.closest('.sr-only')) continue;
        for (const { 0: word, index } of node.data.matchAll(/\S+\s*/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.trimEnd().length);
          const box = range.getClientRects()[0];
          if (!box) continue;
          const line = lines.at(-1);
          // A word that does not stand beside the one before begins a line: the next, or one of the next column.
          if (line && box.left >= line.right - 1 && box.top < line.bottom && box.bottom > line.top) {
            line.text += word;
            line.right = box.right;
            line.top = Math.min(line.top, box.top);
            line.bottom = Math.max(line.bottom, box.bottom);
          } else lines.push({ text: word, right: box.right, top: box.top, bottom: box.bottom });
        }
      }
      return lines.map(({ text }) => text.trim());
    };
    return blocks.flatMap((block) => {
      const longest = linesOf(block).reduce((one, other) => (other.length > one.length ? other : one), '');
      if (longest.length <= limit) return [];
      return [`${block.tagName.toLowerCase()}.${block.className}: ${longest.length} characters in “${longest}”`];
    });
  }, most);
}
