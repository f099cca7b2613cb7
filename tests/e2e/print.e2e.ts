import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { pdfTexts } from '../print/pdf-text.ts';
import { inTurn } from '../sample.ts';
import { characterSlugs, guideSlugs } from '../site/addresses.ts';
import { remotes } from '../site/applications.ts';
import { missingPath } from '../site/kinds.ts';
import { controls, expectSheets, faint, open } from './paper.ts';

test('each character prints two sheets: description, history, cards, values', async ({ page }) => {
  for (const slug of inTurn(characterSlugs, 'printed', 6)) {
    await open(page, paths.character(slug));
    await expectSheets(page, slug, 2);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await faint(page), `${slug}: needs a printed background`).toEqual([]);
    expect.soft(await controls(page), `${slug}: what paper cannot do`).toEqual([]);
    await expect.soft(page.getByRole('heading', { level: 1 }), slug).toBeVisible();
    await expect.soft(page.locator('#history p:visible').nth(2), slug).toBeVisible();
    await expect.soft(page.locator('#cards h3'), slug).toHaveCount(3);
    await expect.soft(page.locator('#values figcaption'), slug).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

/** Pages that people print to take along, with the maximum number of sheets. */
const papers = [
  { path: paths.glossary, maxSheets: 7 },
  { path: paths.values, maxSheets: 8 },
];

test('the glossary and the price guide fill their sheets', async ({ page }) => {
  for (const { path, maxSheets } of papers) {
    await open(page, path);
    await expectSheets(page, path, maxSheets);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await faint(page), `${path}: needs a printed background`).toEqual([]);
    await page.emulateMedia({ media: null });
  }
  // The price guide is the last of them: printed as a table, like on wide screens.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.values thead')).toBeVisible();
});

/** The landing pages and lists of every franchise, with the maximum number of sheets. */
const ofFranchises = remotes.flatMap(({ franchise }) =>
  franchise
    ? [
        { path: franchise.path, maxSheets: 6 },
        { path: franchise.characters, maxSheets: 3 },
      ]
    : [],
);

test('the price guide prints the amounts of its scale and the lines below them on each sheet', async ({ page }) => {
  await open(page, paths.values);
  const pdf = await page.pdf({ format: 'A4' });
  for (const [index, printed] of pdfTexts(pdf).entries()) {
    for (const amount of ['$100', '$10K', '$1M']) expect(printed.split('\n'), `sheet ${index + 1}`).toContain(amount);
  }
  await page.emulateMedia({ media: 'print' });
  const drawing = page.locator('.values td > svg').first();
  await expect(drawing).toHaveCSS('print-color-adjust', 'exact');
  const [amounts, lines] = [await page.locator('.values thead svg').boundingBox(), await drawing.boundingBox()];
  expect(amounts?.x, 'amounts stand over their lines').toBeCloseTo(lines?.x ?? 0, 0);
  expect(amounts?.width).toBeCloseTo(lines?.width ?? 0, 0);
});

test('landing pages and lists of characters fill their sheets, without halftone', async ({ page }) => {
  expect(ofFranchises).toHaveLength(6);
  for (const { path, maxSheets } of inTurn(ofFranchises, 'printed', 3)) {
    await open(page, path);
    await expectSheets(page, path, maxSheets);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await faint(page), `${path}: needs a printed background`).toEqual([]);
    expect.soft(await controls(page), `${path}: what paper cannot do`).toEqual([]);
    const dots = page
      .locator('.halftone')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part, '::before').content));
    expect.soft(new Set(await dots), path).not.toContain('""');
    await page.emulateMedia({ media: null });
  }
});

const others = [
  { path: paths.home, maxSheets: 6 },
  { path: paths.about, maxSheets: 2 },
  { path: paths.characters, maxSheets: 4 },
  { path: paths.guides, maxSheets: 4 },
  { path: paths.faq, maxSheets: 3 },
  { path: paths.contact, maxSheets: 3 },
  { path: paths.updates, maxSheets: 6 },
  ...[paths.disclaimer, paths.dmca, paths.userPolicy].map((path) => ({ path, maxSheets: 2 })),
  { path: paths.compare, maxSheets: 1 },
  { path: missingPath, maxSheets: 1 },
];

test('the other kinds of page fill their sheets', async ({ page }) => {
  for (const { path, maxSheets } of inTurn(others, 'printed', 3)) {
    await open(page, path);
    await expectSheets(page, path, maxSheets);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await faint(page), `${path}: needs a printed background`).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test('each guide fills its sheets, without the tools that paper cannot work', async ({ page }) => {
  for (const slug of inTurn(guideSlugs, 'printed', 3)) {
    await open(page, paths.guide(slug));
    await expectSheets(page, slug, 7);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await controls(page), `${slug}: what paper cannot do`).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test('the Top 50 prints as one table, its rows in one piece', async ({ page }) => {
  await open(page, paths.top50);
  const key = page.locator('#plot li:visible > .mark');
  await expect(key).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  expect(await faint(page), 'needs a printed background').toEqual([]);
  expect(await controls(page), 'controls on paper').toEqual([]);
  await expect(key).toHaveCount(5);
  const rows = page.locator('#list .ranked');
  await expect(rows).toHaveCount(50);
  await expect(page.locator('#list .ranked:visible')).toHaveCount(50);
  const breaking = rows.evaluateAll((all) => all.filter((row) => getComputedStyle(row).breakInside !== 'avoid').length);
  expect(await breaking).toBe(0);
  for (const part of ['.ranked-name', '.ranked-value', '.ranked-grade', '.ranked-words']) {
    await expect(page.locator(`#ranking ${part}:visible`), part).toHaveCount(50);
  }
  await expectSheets(page, 'Top 50', 6);
});
