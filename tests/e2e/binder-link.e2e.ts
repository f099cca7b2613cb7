import { type Binder, readBinderLink, readDocument, writeBinderLink, writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import decodeQR from 'qr/decode.js';
import { runAxe } from '../a11y/axe.ts';
import { siteUrl } from '../site/addresses.ts';
import { entry, keep, keptBy, openBinder, toast } from './binder-parts.ts';
import { hydrated, watch } from './watch.ts';

const mine = entry('mewtwo', { kind: 'character' });
const theirs = [entry('iron-man', { kind: 'character' }), entry('thor', { kind: 'character', note: 'Signed' })];

/** The address of a binder. */
const linkTo = async (binder = theirs) => siteUrl() + paths.binder + (await writeBinderLink(binder, null));

/** The binder that a link has; null if it has none. */
async function sentBy(link: string): Promise<Binder | null> {
  const sent = readDocument((await readBinderLink(new URL(link).hash)) ?? '');
  return sent.kind === 'binder' ? sent.binder : null;
}

const preview = (page: Page) => page.locator('.my-binder-preview');

test('a binder moves by its link: the other device shows what would change, and merges it when asked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteUrl() });
  await keep(page, writeDocument(theirs));
  await openBinder(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error()) }));
  await page.getByRole('button', { name: 'Link to another device' }).click();
  await expect(toast(page)).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${siteUrl()}${paths.binder}#`)).toBe(true);
  expect(await sentBy(link)).toEqual(theirs);

  await page.evaluate((text) => localStorage.setItem('binder', text), writeDocument([mine]));
  const { problems, requests } = await watch(page);
  await page.goto(siteUrl() + paths.about);
  await page.goto(link);
  await hydrated(page);
  await expect(preview(page)).toContainText('2 new: Name of iron-man, Name of thor');
  await expect(preview(page)).toBeInViewport();
  expect(new URL(page.url()).hash, 'the address has it no more').toBe('#files');
  expect((await keptBy(page)).size, 'nothing is added yet').toBe(1);
  await page.getByRole('button', { name: 'Add to my binder' }).click();
  await expect.poll(async () => [...(await keptBy(page)).keys()].sort()).toEqual(['iron-man', 'mewtwo', 'thor']);
  expect(
    requests.filter((address) => address.includes('binder=')),
    'no server is told',
  ).toEqual([]);
  expect(problems).toEqual([]);
});

test('a link that is opened while the binder is open is read as well; a damaged one changes nothing', async ({
  page,
}) => {
  await keep(page, writeDocument([mine]));
  await openBinder(page);
  const fragment = new URL(await linkTo()).hash;
  await page.evaluate((hash) => location.assign(hash), fragment.slice(0, -9));
  await expect(toast(page)).toContainText('damaged or was cut');
  expect(await preview(page).count()).toBe(0);
  await page.evaluate((hash) => location.assign(hash), fragment);
  await expect(preview(page)).toContainText('2 new');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect([...(await keptBy(page)).keys()]).toEqual(['mewtwo']);
});

const codeButton = (page: Page) => page.getByRole('button', { name: 'QR code of the link' });
const code = (page: Page) => page.getByRole('img', { name: 'QR code of the link to your binder' });

/** What a camera reads in a picture of the window. */
async function scan(page: Page): Promise<string> {
  const { width, height, data } = PNG.sync.read(await page.screenshot());
  return decodeQR({ width, height, data });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('the link is shown as a code that another device scans, and merges when asked', async ({ page, browser }) => {
      await keep(page, writeDocument(theirs));
      const { problems } = await watch(page);
      await openBinder(page);
      await expect(code(page)).toHaveCount(0);
      await codeButton(page).press('Enter');
      await expect(codeButton(page)).toHaveAttribute('aria-expanded', 'true');
      await code(page).scrollIntoViewIfNeeded();
      await expect(page.getByText('Scan it with the other device')).toBeVisible();
      const { width = 0 } = (await code(page).boundingBox()) ?? {};
      const modules = Number((await code(page).getAttribute('viewBox'))?.split(' ')[2]);
      expect(width / modules, 'pixels of a module').toBeGreaterThanOrEqual(3);
      expect(width).toBeLessThanOrEqual(390);
      expect((await runAxe(page)).violations).toEqual([]);
      const link = await scan(page);
      await codeButton(page).press('Space');
      await expect(code(page)).toHaveCount(0);
      expect(problems).toEqual([]);

      const other = await browser.newContext({ baseURL: siteUrl() });
      const there = await other.newPage();
      await keep(there, writeDocument([mine]));
      await there.goto(link);
      await hydrated(there);
      await expect(preview(there)).toContainText('2 new: Name of iron-man, Name of thor');
      expect((await keptBy(there)).size, 'nothing is added yet').toBe(1);
      await there.getByRole('button', { name: 'Add to my binder' }).click();
      await expect.poll(async () => [...(await keptBy(there)).keys()].sort()).toEqual(['iron-man', 'mewtwo', 'thor']);
      await other.close();
    });
  });
}

test('the code is of the binder as it is, and is not printed', async ({ page }) => {
  await keep(page, writeDocument(theirs));
  await openBinder(page);
  await codeButton(page).click();
  await code(page).scrollIntoViewIfNeeded();
  const before = await scan(page);
  await page.evaluate(
    (text) => {
      localStorage.setItem('binder', text);
      window.dispatchEvent(new StorageEvent('storage', { key: 'binder' }));
    },
    writeDocument([...theirs, mine]),
  );
  await expect.poll(() => scan(page)).not.toBe(before);
  expect(await sentBy(await scan(page))).toEqual([...theirs, mine]);
  await page.emulateMedia({ media: 'print' });
  await expect(code(page)).toBeHidden();
});

test('a code needs room: a narrow window says that the binder is too large, a wide one shows it up to what a code holds', async ({
  page,
}) => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => entry(`card-${index * 7919}`, { note: `No. ${index ** 5}` }));
  await keep(page, writeDocument(many(100)));
  await page.setViewportSize({ width: 390, height: 844 });
  await openBinder(page);
  await codeButton(page).click();
  const tooLarge = page.getByText('This binder is too large for a code on this screen');
  await expect(tooLarge).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(code(page)).toBeVisible();
  await expect(tooLarge).toHaveCount(0);
  await code(page).scrollIntoViewIfNeeded();
  expect(await sentBy(await scan(page))).toEqual(many(100));
  await page.evaluate((text) => localStorage.setItem('binder', text), writeDocument(many(150)));
  await page.reload();
  await hydrated(page);
  await codeButton(page).click();
  await expect(tooLarge).toBeVisible();
  await expect(code(page)).toHaveCount(0);
});
