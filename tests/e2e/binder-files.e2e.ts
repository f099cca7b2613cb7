import { readFile } from 'node:fs/promises';
import { binderLimits, largestDocumentSize, writeDocument } from '@mint-row/kit/binder';
import { expect, type Page, test } from '@playwright/test';
import { entry, keep, keptBy, openBinder, pockets, toast } from './binder-parts.ts';

const later = '2026-02-02T00:00:00.000Z';
const mine = [entry('same'), entry('mine-newer', { changed: later, note: 'mine' }), entry('file-newer')];
const theirs = [
  entry('same'),
  entry('mine-newer', { note: 'theirs' }),
  entry('file-newer', { changed: later, note: 'theirs' }),
  entry('new', { name: '<img src=x onerror=alert(1)>' }),
];

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'binder.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Add a file').setInputFiles(file);
}

test.beforeEach(({ page }) => keep(page, writeDocument(mine)));

test('a file is merged after a preview, and the merge can be undone', async ({ page }) => {
  await openBinder(page);
  await choose(page, writeDocument(theirs));
  const outcomes = page.locator('.my-binder-preview li');
  await expect(outcomes).toHaveText([
    '1 new: <img src=x onerror=alert(1)>',
    /^1 changed last in the file.*: Name of file-newer$/,
    /^1 changed last in your binder.*: Name of mine-newer$/,
    '1 the same in both',
  ]);
  expect((await keptBy(page)).size).toBe(3);
  await page.getByRole('button', { name: 'Add to my binder' }).click();
  await expect(pockets(page)).toHaveCount(4);
  await expect.poll(async () => (await keptBy(page)).get('file-newer')?.note).toBe('theirs');
  expect((await keptBy(page)).get('mine-newer')?.note).toBe('mine');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(pockets(page)).toHaveCount(3);
  await expect.poll(async () => [...(await keptBy(page)).values()]).toEqual(mine);
});

test('a file that is no binder, of a newer version or too large is refused with the reason', async ({ page }) => {
  await openBinder(page);
  const status = page.locator('.my-binder-files [role="status"]');
  for (const [text, said] of [
    ['no JSON', 'It is not a JSON file.'],
    ['{"version":1,"entries":[{"kind":"coin"}]}', 'Entry 1: its kind cannot be read.'],
    ['{"version":99}', 'A newer version of this site wrote this file.'],
  ] as const) {
    await choose(page, text);
    await expect(status).toContainText(said);
  }
  await page.evaluate((size) => {
    // A file with a size larger than any binder's is not read at all.
    Object.defineProperty(File.prototype, 'size', { value: size });
    File.prototype.text = () => Promise.reject(new Error('it was read'));
  }, largestDocumentSize() + 1);
  await choose(page, 'x');
  await expect(status).toContainText('larger than a full binder');
  await expect(pockets(page)).toHaveCount(3);
});

test('a file has the page of nine as well, which is taken where there is none', async ({ page }) => {
  const nineOf = (key: string) => `title=&ground=mint&look=drawings&cards=${key},,,,,,,,`;
  const keptNine = () => page.evaluate(() => localStorage.getItem('binder-nine'));
  const [theirNine, myNine] = [nineOf('new'), nineOf('same')];
  const file = JSON.stringify({ ...JSON.parse(writeDocument(theirs)), nine: theirNine });
  const addFile = async () => {
    await choose(page, file);
    await page.getByRole('button', { name: 'Add to my binder' }).click();
    await expect(page.locator('.my-binder-preview')).toHaveCount(0);
  };
  await openBinder(page);
  await addFile();
  await expect.poll(keptNine).toBe(theirNine);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8')).nine).toBe(theirNine);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(keptNine).toBe(nineOf(''));
  await addFile();
  await expect.poll(keptNine).toBe(theirNine);

  await page.evaluate((mine) => localStorage.setItem('binder-nine', mine), myNine);
  await addFile();
  await expect(toast(page).first()).toBeVisible();
  expect(await keptNine()).toBe(myNine);
});

test('the binder is saved as JSON that can be added again, and as CSV', async ({ page }) => {
  await openBinder(page);
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  const json = await save('Save as JSON');
  expect(JSON.parse(json)).toEqual({ version: 1, entries: mine });
  expect(await save('Save as CSV')).toMatch(/^\uFEFFName,Kind,Status,.*\r\nName of same,card,have,/);
  await choose(page, json);
  await expect(page.locator('.my-binder-preview')).toContainText('3 the same in both');
});

test('the binder is emptied, which can be undone', async ({ page }) => {
  await openBinder(page);
  await page.getByRole('button', { name: 'Empty the binder' }).click();
  await expect(page.getByRole('link', { name: 'Any card: search' })).toBeVisible();
  await expect.poll(async () => (await keptBy(page)).size).toBe(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(pockets(page)).toHaveCount(3);
});

test('a file that would make the binder too large is not added', async ({ page }) => {
  await openBinder(page);
  await choose(page, writeDocument(Array.from({ length: binderLimits.entries }, (_, index) => entry(`k-${index}`))));
  await expect(page.locator('.my-binder-preview')).toContainText('A binder holds 10,000 entries');
  await expect(page.getByRole('button', { name: 'Add to my binder' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await keptBy(page)).size).toBe(mine.length);
});
