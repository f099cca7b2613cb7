import type { Page } from '@playwright/test';

/** The lines of text with more characters than a maximum, in the current layout. */
export async function longLines(page: Page, maxCharacters: number): Promise<readonly string[]> {
  return page.evaluate((limit) => {
    /** The texts of each element that contains lines. */
    const blocks = new Map<Element, Text[]>();
    const blockAround = (element: Element): Element =>
      /^(inline|contents)$/.test(getComputedStyle(element).display) && element.parentElement
        ? blockAround(element.parentElement)
        : element;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const holder = node.parentElement;
      if (!(node instanceof Text) || !holder?.checkVisibility({ visibilityProperty: true })) continue;
      if (holder.closest('.sr-only, svg, option')) continue;
      const block = blockAround(holder);
      blocks.set(block, [...(blocks.get(block) ?? []), node]);
    }
    const linesOf = (texts: readonly Text[]) => {
      const lines: { text: string; right: number; top: number; bottom: number }[] = [];
      for (const node of texts) {
        for (const { 0: word, index } of node.data.matchAll(/\S+\s*/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.trimEnd().length);
          const box = range.getClientRects()[0];
          if (!box) continue;
          const line = lines.at(-1);
          // A word that is not next to the one before begins a line: the next, or one of the next column.
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
    return [...blocks].flatMap(([block, texts]) => {
      if (texts.reduce((sum, { data }) => sum + data.length, 0) <= limit) return [];
      const longest = linesOf(texts).reduce((one, other) => (other.length > one.length ? other : one), '');
      if (longest.length <= limit) return [];
      return [`${block.tagName.toLowerCase()}.${block.className}: ${longest.length} characters in “${longest}”`];
    });
  }, maxCharacters);
}
