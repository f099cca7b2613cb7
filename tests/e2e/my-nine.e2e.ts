import { readFile } from 'node:fs/promises';
import { writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { type Download, expect, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { runAxe } from '../a11y/axe.ts';
import { setTextSize } from '../a11y/conditions.ts';
import { breakStorage } from '../faults/storage.ts';
import { pdfPages } from '../print/pdf-pages.ts';
import { ninePath, siteUrl } from '../site/addresses.ts';
import { cards } from '../site/catalogue.ts';
import { entry, keep } from './binder-parts.ts';
import { hydrated, watch } from './watch.ts';

const charizard = 'charizard-1999-base-set-holo-4';
const mew = 'mew-fossil-set-holo-1';
const luke = 'luke-skywalker-topps-star-wars-1';
const names = { charizard: 'Charizard: 1999 Base Set Holo #4', mew: 'Mew: Fossil Set Holo #1' };

const pocket = (page: Page, number: number) => page.getByRole('button', { name: `Pocket ${number}:` });
const news = (page: Page) => page.locator('.nine-news').getByRole('status');
const found = (page: Page, name: string) => page.locator('.nine-found').getByRole('button', { name });

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`${siteUrl()}${ninePath}${fragment && `#${fragment}`}`);
  await hydrated(page);
  await page.locator('.nine-sheet').waitFor();
}

/** Opens a page that is filled from a binder of three cards. */
async function openFilled(page: Page): Promise<void> {
  await keep(page, writeDocument([entry(charizard), entry(mew), entry('thor', { kind: 'character' }), entry('gone')]));
  await open(page);
}

test('a page is arranged with the keyboard, each step is said, and it is there again later', async ({ page }) => {
  const { problems } = await watch(page);
  await openFilled(page);
  await expect(pocket(page, 1)).toHaveAccessibleName(`Pocket 1: ${names.charizard}`);
  await expect(pocket(page, 3)).toHaveAccessibleName('Pocket 3: Thor');
  await expect(pocket(page, 4)).toHaveAccessibleName('Pocket 4: empty');
  await pocket(page, 1).press('Enter');
  await expect(pocket(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(news(page)).toHaveText(`${names.charizard} picked up from pocket 1.`);
  await page.keyboard.press('ArrowRight');
  await expect(news(page)).toHaveText(`${names.charizard}, pocket 2, swapped with ${names.mew}.`);
  await expect(pocket(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(news(page)).toHaveText(`${names.charizard} moved to pocket 5.`);
  await page.keyboard.press('Escape');
  await expect(pocket(page, 5)).toHaveAttribute('aria-pressed', 'false');
  await expect(pocket(page, 5)).toHaveAccessibleName(`Pocket 5: ${names.charizard}`);

  await page.keyboard.press('Delete');
  await expect(news(page)).toHaveText(`${names.charizard} taken out of pocket 5.`);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(pocket(page, 5)).toHaveAccessibleName(`Pocket 5: ${names.charizard}`);

  await pocket(page, 9).press('Enter');
  await expect(page.getByLabel('Search all cards')).toBeFocused();
  await page.keyboard.type('luke topps 1');
  await found(page, cards.find(({ key }) => key === luke)?.title ?? '')
    .first()
    .press('Enter');
  await expect(pocket(page, 9)).toHaveAccessibleName(/Luke/);
  await page.getByLabel('Title').fill('From <b>the</b> fair');
  await page.getByRole('radio', { name: 'Red' }).press('Space');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'From <b>the</b> fair' })).toBeVisible();
  await expect(pocket(page, 9)).toHaveAccessibleName(/Luke/);
  await expect(page.locator('.nine-page')).toHaveAttribute('data-accent', 'red');
  expect(problems).toEqual([]);
});

test('a card is dragged with the mouse, and pressing two pockets swaps them', async ({ page }) => {
  await openFilled(page);
  await pocket(page, 1).dragTo(pocket(page, 6));
  await expect(pocket(page, 6)).toHaveAccessibleName(`Pocket 6: ${names.charizard}`);
  await expect(pocket(page, 6)).toHaveAttribute('aria-pressed', 'false');
  await pocket(page, 6).click();
  await pocket(page, 2).click();
  await expect(pocket(page, 2)).toHaveAccessibleName(`Pocket 2: ${names.charizard}`);
  await expect(pocket(page, 6)).toHaveAccessibleName(`Pocket 6: ${names.mew}`);
});

async function pictureOf(download: Download): Promise<PNG> {
  expect(download.suggestedFilename()).toBe('mint-row-my-nine.png');
  return PNG.sync.read(await readFile(await download.path()));
}

const colourAt = ({ data, width }: PNG, x: number, y: number) =>
  [0, 1, 2].map((channel) => data[4 * (y * width + x) + channel]);

test('the picture is a PNG of 1080 by 1350 pixels, with the ground, the label and the cards', async ({ page }) => {
  const { problems } = await watch(page);
  await openFilled(page);
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as picture' }).click();
  const png = await pictureOf(await download);
  expect([png.width, png.height]).toEqual([1080, 1350]);
  expect(colourAt(png, 20, 1340)).toEqual([0x1a, 0x45, 0xc2]);
  expect(colourAt(png, 110, 60)).toEqual([0xfb, 0xf8, 0xf1]);
  // Ink of the title on the label, and a card in the first pocket that an empty one does not have.
  const label = Array.from({ length: 600 }, (_, x) => colourAt(png, 120 + x, 100)).filter(([red = 255]) => red < 80);
  expect(label.length).toBeGreaterThan(10);
  const differ = Array.from({ length: 200 }, (_, step) => step).filter(
    (step) => String(colourAt(png, 200 + step, 380)) !== String(colourAt(png, 200 + step, 1120)),
  );
  expect(differ.length).toBeGreaterThan(150);
  expect(problems).toEqual([]);
});

test('a platform with a share sheet gets the picture as a file', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      document.title = files.map(({ name, type, size }) => `${name} ${type} ${size > 10_000}`).join();
    };
  });
  await openFilled(page);
  await page.getByRole('button', { name: 'Share as picture' }).click();
  await expect(page).toHaveTitle('mint-row-my-nine.png image/png true');
});

test.describe('a link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('opens elsewhere as a page to look at, which can be made one’s own', async ({ page, browser }) => {
    await openFilled(page);
    await page.getByLabel('Title').fill('Mine & yours');
    await page.getByRole('link', { name: 'Share as link' }).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${ninePath}#title=Mine`);

    const elsewhere = await browser.newPage();
    const { problems } = await watch(elsewhere);
    await elsewhere.goto(link);
    await hydrated(elsewhere);
    await expect(elsewhere.getByRole('heading', { name: 'Mine & yours' })).toBeVisible();
    await expect(elsewhere.locator('.nine-sheet').getByRole('link', { name: names.mew })).toBeVisible();
    await expect(elsewhere.locator('[data-pocket]')).toHaveCount(0);
    await elsewhere.getByRole('button', { name: 'Make it yours' }).click();
    await expect(elsewhere).toHaveURL(siteUrl() + ninePath);
    await expect(pocket(elsewhere, 2)).toHaveAccessibleName(`Pocket 2: ${names.mew}`);
    await elsewhere.reload();
    await expect(elsewhere.getByLabel('Title')).toHaveValue('Mine & yours');
    expect(problems).toEqual([]);
    await elsewhere.close();
  });

  test('that nobody here has made shows what is known and says what is not', async ({ page }) => {
    const { problems } = await watch(page);
    const script = encodeURIComponent('<img src=x onerror=document.title=1>'.repeat(3));
    await open(page, `title=${script}&ground=gold&cards=${mew},never-heard-of,<script>,${mew},~nobody,../../etc`);
    await expect(page.locator('.nine-sheet').getByRole('link')).toHaveCount(1);
    const left = page.locator('.nine-left');
    await expect(left).toContainText('A part of the title is left out');
    await expect(left).toContainText('a colour or a view that we do not have');
    await expect(left).toContainText('that this site does not know: 5');
    await expect(page.locator('.nine-title')).toContainText('<img src=x');
    await expect(page.locator('.nine-page img')).toHaveCount(1);
    await open(page, 'about:blank');
    await open(page, `cards=${'a,'.repeat(9000)}`);
    await expect(left).toContainText('too long');
    await expect(page.getByRole('button', { name: 'Make it yours' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Arrange a page of your own' }).click();
    await expect(pocket(page, 1)).toBeVisible();
    expect(problems).toEqual([]);
  });
});

for (const [fault, message] of [
  ['throwing', 'does not let the site keep anything'],
  ['full', 'has no room left'],
] as const) {
  test(`where storage is ${fault}, the page stays with the tab and says so`, async ({ page }) => {
    await breakStorage(page, fault, 0);
    await open(page);
    await found(page, 'Charizard').first().click();
    await expect(pocket(page, 1)).toHaveAccessibleName(/Charizard/);
    await expect(page.locator('.nine-left')).toContainText(message);
    await page.locator('main').getByRole('link', { name: 'My binder', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My binder' })).toBeVisible();
    // An empty binder leads to no page to arrange.
    await expect(page.getByRole('link', { name: 'Arrange a page' })).toBeHidden();
    await page
      .getByRole('button', { name: /^I have/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Arrange a page' }).click();
    await expect(pocket(page, 1)).toHaveAccessibleName(/Charizard/);
  });
}

test('axe finds nothing on an arranged page and on a shared one, and both fit with text of 200 %', async ({ page }) => {
  await openFilled(page);
  await pocket(page, 1).click();
  expect.soft((await runAxe(page)).violations).toEqual([]);
  await page.setViewportSize({ width: 390, height: 664 });
  await setTextSize(page, 32);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await setTextSize(page, 16);
  await open(page, `title=Theirs&cards=${mew},,~thor`);
  expect.soft((await runAxe(page)).violations).toEqual([]);
});

test('it prints on one sheet', async ({ page }) => {
  const nine = cards.slice(0, 9).map(({ key }) => key);
  await open(page, `title=Nine+to+print&cards=${nine}`);
  for (const format of ['A4', 'Letter'] as const) expect(pdfPages(await page.pdf({ format }))).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('two taps swap two cards, and a card that is picked up can be dragged', async ({ page }) => {
    await openFilled(page);
    await pocket(page, 1).tap();
    await expect(pocket(page, 1)).toHaveCSS('touch-action', 'none');
    await pocket(page, 2).tap();
    await expect(pocket(page, 2)).toHaveAccessibleName(`Pocket 2: ${names.charizard}`);
    await expect(pocket(page, 2)).toHaveCSS('touch-action', 'auto');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the binder has no link to it, and the page says why it is empty', async ({ page }) => {
    await page.goto(siteUrl() + paths.binder);
    await expect(page.getByRole('link', { name: 'Arrange a page' })).toBeHidden();
    await page.goto(siteUrl() + ninePath);
    await expect(page.getByText('Arranging needs JavaScript')).toBeVisible();
  });
});
