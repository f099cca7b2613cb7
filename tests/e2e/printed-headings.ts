import type { Page } from '@playwright/test';
import { pdfTexts } from '../print/pdf-text.ts';
import { lettersOf } from './printed-text.ts';

/** A heading, and the text that follows it. */
type Headed = readonly [heading: string, next: string];

/** The headings that a page shows on paper. */
export async function printedHeadings(page: Page): Promise<readonly Headed[]> {
  await page.emulateMedia({ media: 'print' });
  const headings = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const holder = currentNode.parentElement;
      const isShown = holder?.checkVisibility({ visibilityProperty: true }) && !holder.closest('.sr-only');
      if (isShown && currentNode.textContent?.trim()) texts.push(currentNode);
    }
    return [...document.querySelectorAll('h2, h3, h4')].flatMap((heading): [string, string][] => {
      const last = texts.findLastIndex((text) => heading.contains(text));
      return last === -1 ? [] : [[heading.textContent ?? '', texts[last + 1]?.textContent ?? '']];
    });
  });
  await page.emulateMedia({ media: null });
  return headings;
}

/** The headings that end a sheet of a PDF, apart from the text that follows them. */
export function strandedHeadings(headings: readonly Headed[], pdf: Buffer): readonly string[] {
  const sheets = pdfTexts(pdf)
    .slice(0, -1)
    .map((sheet) => sheet.trim().split('\n'))
    .map((lines) => ({
      all: lettersOf(lines.join('')),
      ends: lines.map((_, from) => lettersOf(lines.slice(from).join(''))),
    }));
  // What stands in front of others is drawn last: it ends the text of a sheet, but not the sheet.
  const isStranded = ([heading, next]: Headed) =>
    lettersOf(heading) !== '' &&
    sheets.some(({ all, ends }) => ends.includes(lettersOf(heading)) && !all.includes(lettersOf(next)));
  return headings.filter(isStranded).map(([heading]) => heading);
}
