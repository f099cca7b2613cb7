import { expect, type Page } from '@playwright/test';
import { blankPart, pdfPages } from '../print/pdf-pages.ts';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { strandedHeadings } from './printed-headings.ts';
import { lostText, printedTexts } from './printed-text.ts';

const sheet = { margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } } as const;
const formats = ['A4', 'Letter'] as const;

/** Opens a page with its fonts and all its pictures, as after scrolling: paper shows no others. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl() + path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

/** The drawing operations on each sheet that the page prints. */
export async function sheetsOf(page: Page, format: (typeof formats)[number]) {
  return pdfPages(await page.pdf({ ...sheet, format }));
}

/**
 * Expects all of the text on paper, on a maximum number of sheets, none of them half empty but the last: in one of the
 * two formats, by the name, or in both if SUITE=whole.
 */
export async function expectSheets(page: Page, name: string, maxSheets: number): Promise<void> {
  const texts = await printedTexts(page);
  for (const format of inTurn(formats, `paper: ${name}`)) {
    const pdf = await page.pdf({ ...sheet, format });
    expect.soft(lostText(texts, pdf), `${name}, ${format}: text that is not printed`).toEqual([]);
    expect.soft(strandedHeadings(texts, pdf), `${name}, ${format}: headings at the end of a sheet`).toEqual([]);
    const sheets = pdfPages(pdf);
    expect.soft(sheets.length, `${name}, ${format}`).toBeGreaterThan(0);
    expect
      .soft(
        sheets.filter((rows) => rows.length === 0),
        `${name}, ${format}: empty sheets`,
      )
      .toEqual([]);
    expect.soft(sheets.length, `${name}, ${format}`).toBeLessThanOrEqual(maxSheets);
    const blank = sheets.map((rows, index) => blankPart(rows, index === sheets.length - 1));
    expect.soft(Math.max(...blank), `${name}, ${format}: the emptiest part of a sheet`).toBeLessThan(0.5);
  }
}

/** The texts with less than 4.5:1 on white paper, as printers omit backgrounds by default. */
export async function faint(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('This browser draws no canvas.');
    const contrastOnPaper = (color: string) => {
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const holders = [...document.querySelectorAll('body *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.sr-only, script') &&
        getComputedStyle(element).printColorAdjust !== 'exact',
    );
    return holders.flatMap((element) => {
      const { color, fill } = getComputedStyle(element);
      const contrast = contrastOnPaper(element instanceof SVGElement ? fill : color);
      return contrast < 4.5 ? [`${element.textContent?.trim().slice(0, 40)}: ${contrast.toFixed(1)}`] : [];
    });
  });
}

/** Controls and navigation that the page shows. A labelled card is a drawing, although its labels are links. */
export async function controls(page: Page): Promise<readonly string[]> {
  return page
    .locator(
      'nav:not(.labelled-card):visible, button:visible, input:visible, .button:visible, .market-link:visible, .skip-link:visible',
    )
    .evaluateAll((all) => all.map((element) => `${element.tagName} ${element.className}`));
}
