import { paths } from '@mint-row/shared/contract';
import { expect, type Page, test } from '@playwright/test';
import { characterSlugs, siteUrl } from '../site/addresses.ts';

const sheet = { format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } } as const;

test('each character prints one sheet: what it is, its cards, their values', async ({ page }) => {
  for (const slug of characterSlugs) {
    await open(page, paths.character(slug));
    expect.soft(pagesOf(await page.pdf(sheet)), slug).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await faint(page), `${slug}: needs a printed background`).toEqual([]);
    expect.soft(await controls(page), `${slug}: what paper cannot do`).toEqual([]);
    await expect.soft(page.getByRole('heading', { level: 1 }), slug).toBeVisible();
    await expect.soft(page.locator('#cards h3'), slug).toHaveCount(3);
    await expect.soft(page.locator('#values figcaption'), slug).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('the Top 50 prints as one table, its rows in one piece', async ({ page }) => {
  await open(page, paths.top50);
  await page.emulateMedia({ media: 'print' });
  expect(await faint(page), 'needs a printed background').toEqual([]);
  expect(await controls(page), 'what paper cannot do').toEqual([]);
  const rows = page.locator('#ranking li');
  await expect(rows).toHaveCount(50);
  await expect(page.locator('#ranking li:visible')).toHaveCount(50);
  const breaking = rows.evaluateAll((all) => all.filter((row) => getComputedStyle(row).breakInside !== 'avoid').length);
  expect(await breaking).toBe(0);
  for (const part of ['.ranked-name', '.ranked-value', '.ranked-grade', '.ranked-words']) {
    await expect(page.locator(`#ranking ${part}:visible`), part).toHaveCount(50);
  }
  expect(pagesOf(await page.pdf(sheet))).toBeLessThanOrEqual(9);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl() + path);
  await page.evaluate(() => document.fonts.ready);
}

/** The number of pages of a PDF: of the objects that say to be one. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The texts that white paper hardly shows (less than 4.5:1), as printers leave backgrounds out. */
async function faint(page: Page): Promise<readonly string[]> {
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
        !element.closest('.sr-only, script'),
    );
    return holders.flatMap((element) => {
      const { color, fill } = getComputedStyle(element);
      const contrast = contrastOnPaper(element instanceof SVGElement ? fill : color);
      return contrast < 4.5 ? [`${element.textContent?.trim().slice(0, 40)}: ${contrast.toFixed(1)}`] : [];
    });
  });
}

/** What is shown for pressing, or for getting about the site. */
async function controls(page: Page): Promise<readonly string[]> {
  return page
    .locator('nav:visible, button:visible, input:visible, .button:visible, .market-link:visible, .skip-link:visible')
    .evaluateAll((all) => all.map((element) => `${element.tagName} ${element.className}`));
}
