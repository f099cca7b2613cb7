import type { Page } from '@playwright/test';
import { pdfTexts } from '../print/pdf-text.ts';

const asWideAsPaper = { width: 718, height: 1000 };

/**
 * The texts of a page that its PDF lacks: texts that are neither in one piece nor in two, before and after a break, and
 * letters that it has less often than the page.
 */
export function lostText(shown: readonly PrintedText[], pdf: Buffer): readonly string[] {
  const texts = shown.map(({ text }) => text);
  const paper = lettersOf(pdfTexts(pdf).join(''));
  const cut = texts.filter((text) => !isWhole(text, paper)).map((text) => text.trim().slice(0, 60));
  const [wanted, printed] = [countsOf(lettersOf(texts.join(' '))), countsOf(paper)];
  const fewer = [...wanted].filter(([letter, count]) => (printed.get(letter) ?? 0) < count);
  return [...cut, ...fewer.map(([letter, count]) => `${letter}: ${printed.get(letter) ?? 0} of ${count}`)];
}

/** A text of a page, and the index of the heading that contains it, or -1. */
export interface PrintedText {
  text: string;
  heading: number;
}

/** The texts that a page shows on paper, without those of drawings, which may be cropped. */
export async function printedTexts(page: Page): Promise<readonly PrintedText[]> {
  const window = page.viewportSize();
  await page.setViewportSize(asWideAsPaper);
  await page.emulateMedia({ media: 'print' });
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const headings = [...document.querySelectorAll('h2, h3, h4')];
    const shown: { text: string; heading: number }[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const holder = currentNode.parentElement;
      if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('.sr-only, option, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      if ([...range.getClientRects()].some(({ width, height }) => width > 1 && height > 1)) {
        const heading = headings.findIndex((one) => one.contains(currentNode));
        shown.push({ text: currentNode.textContent ?? '', heading });
      }
    }
    return shown;
  });
  await page.emulateMedia({ media: null });
  if (window) await page.setViewportSize(window);
  return texts;
}

/** Whether a text is on paper, whole or as its beginning and its end with a break between words. */
function isWhole(text: string, paper: string): boolean {
  const ends = [...text.matchAll(/\s+|$/g)].map(({ index }) => index);
  return ends.some(
    (end) => paper.includes(lettersOf(text.slice(0, end))) && paper.includes(lettersOf(text.slice(end))),
  );
}

/** Letters and digits alone: styles change capitals, and an initial is drawn by itself. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function countsOf(letters: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
