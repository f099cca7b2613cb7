import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { addressesOf, siteUrl } from '../site/addresses.ts';
import { hydrated, watch } from './watch.ts';

const shareCode = addressesOf('share.js');
const character = () => siteUrl() + paths.character('charizard');
const cardLink = (page: Page) => page.getByRole('link', { name: /^Share / }).first();
const pageButton = (page: Page) => page.getByRole('button', { name: 'Share this page' });

/** Gives the browser a share sheet that answers as a visitor does, and records the shared data. */
async function giveShareSheet(page: Page, answer: 'shares' | 'AbortError' | 'NotAllowedError') {
  await page.addInitScript((name) => {
    const asked: ShareData[] = [];
    Object.assign(window, { asked });
    navigator.share = async (data) => {
      asked.push(data ?? {});
      if (name !== 'shares') throw new DOMException('The visitor or the browser said no.', name);
    };
  }, answer);
}

const asked = (page: Page) => page.evaluate(() => (window as Window & { asked?: ShareData[] }).asked);

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('opens the share sheet with the title and the address of a card, or of the filtered page', async ({ page }) => {
    await giveShareSheet(page, 'shares');
    const { problems, requests } = await watch(page);
    await page.goto(character());
    await hydrated(page);
    expect(requests.filter((url) => shareCode.test(url))).toEqual([]);
    await cardLink(page).press('Enter');
    const hash = await cardLink(page).evaluate((link: HTMLAnchorElement) => link.hash);
    const title = await page.title();
    await expect.poll(() => asked(page)).toEqual([{ title, url: character() + hash }]);
    await expect(page).toHaveURL(character());
    await page.goto(`${siteUrl()}${paths.top50}?sort=year`);
    await hydrated(page);
    await pageButton(page).click();
    await expect
      .poll(() => asked(page))
      .toEqual([{ title: await page.title(), url: `${siteUrl()}${paths.top50}?sort=year` }]);
    expect(problems).toEqual([]);
  });

  test('copies nothing and shows no message if the visitor cancels', async ({ page }) => {
    await giveShareSheet(page, 'AbortError');
    await page.goto(character());
    await hydrated(page);
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await pageButton(page).click();
    await expect.poll(async () => (await asked(page))?.length).toBe(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });

  test('copies the address if the sheet is refused', async ({ page }) => {
    await giveShareSheet(page, 'NotAllowedError');
    await page.goto(character());
    await hydrated(page);
    await pageButton(page).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(character());
  });
});

test('sharing shows the address in the address bar if nothing may be copied', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not here.', 'NotAllowedError'));
  });
  await page.goto(character());
  await hydrated(page);
  await cardLink(page).click();
  await expect(page.getByText('The link is in the address bar.')).toBeVisible();
  await expect(page).toHaveURL(/#card-/);
});

test('sharing is an ordinary link if its code does not load', async ({ page }) => {
  await page.route(shareCode, (route) => route.abort());
  await page.goto(character());
  await hydrated(page);
  await cardLink(page).click();
  await expect(page).toHaveURL(/#card-/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card has a link to itself, and the page has no button', async ({ page }) => {
    await page.goto(character());
    await expect(pageButton(page)).toBeHidden();
    await cardLink(page).click();
    await expect(page).toHaveURL(/#card-/);
  });
});

test('the address of a card or a rank leads to it, below the header, and marks it', async ({ page }) => {
  await page.goto(character());
  await hydrated(page);
  const hash = await cardLink(page).evaluate((link: HTMLAnchorElement) => link.hash);
  for (const address of [character() + hash, `${siteUrl()}${paths.top50}#rank-7`]) {
    await page.goto('about:blank');
    await page.goto(address);
    await hydrated(page);
    const target = page.locator(':target');
    await expect(target).toHaveCount(1);
    const header = await page.locator('header').first().boundingBox();
    await expect
      .poll(async () => (await target.boundingBox())?.y)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await expect(target).toBeInViewport();
    const other = page.locator(address.includes('rank') ? '#rank-8' : '.card-row:not(:target)').first();
    const look = (element: Element) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(element);
      return [backgroundColor, outlineStyle];
    };
    expect(await target.evaluate(look)).not.toEqual(await other.evaluate(look));
  }
});
