import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { passTimeUntil } from '../faults/pass-time.ts';
import { addressesOf, siteUrl } from '../site/addresses.ts';
import { isMarked, markDocument } from './marked-document.ts';
import { hydrated, watch } from './watch.ts';

test.describe('the menu of a small screen', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await page.goto(siteUrl() + paths.about);
    await hydrated(page);
  });

  test('closes when a link is chosen', async ({ page }) => {
    await openMenu(page);
    await marvelLink(page).click();
    await expect(page).toHaveURL(`${siteUrl()}/marvel`);
    await expect(marvelLink(page)).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('closes on Escape and gives the focus back to its button', async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('Tab');
    await expect(marvelLink(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(marvelLink(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes when the focus or the pointer leaves it for the page', async ({ page }) => {
    await openMenu(page);
    await page.locator('footer a').first().focus();
    await expect(marvelLink(page)).toBeHidden();
    await openMenu(page);
    await page.mouse.click(180, 760);
    await expect(marvelLink(page)).toBeHidden();
  });
});

test.describe('the panel beside “Guides”', () => {
  test.use({ viewport: { width: 1024, height: 700 } });

  test.beforeEach(async ({ page }) => {
    await page.goto(siteUrl() + paths.about);
    await hydrated(page);
  });

  test('closes when a link is chosen, on the way to a page without a new document', async ({ page }) => {
    await markDocument(page);
    await panelButton(page).click();
    await expect(panelButton(page)).toHaveAttribute('aria-expanded', 'true');
    await panelLinks(page).filter({ hasText: 'Star Wars' }).click();
    await expect(page).toHaveURL(`${siteUrl()}${paths.guides}#guides-starwars`);
    await expect(panelLinks(page)).toHaveCount(0);
    await expect(page.locator('#guides-starwars')).toBeInViewport();
    await expect(panelButton(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await isMarked(page)).toBe(true);
  });

  test('closes when the focus or the pointer leaves it for the page', async ({ page }) => {
    await panelButton(page).click();
    await page.locator('footer a').first().focus();
    await expect(panelLinks(page)).toHaveCount(0);
    await panelButton(page).click();
    await expect(panelLinks(page)).not.toHaveCount(0);
    await page.mouse.click(500, 660);
    await expect(panelLinks(page)).toHaveCount(0);
  });

  test('loads its picture only once it is opened', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await hydrated(page);
    const pictures = () => asked.filter((url) => addressesOf('shelves.svg').test(url)).length;
    expect(pictures()).toBe(0);
    await panelButton(page).click();
    await expect.poll(pictures).toBe(1);
  });
});

test.describe('the binder in the header', () => {
  for (const width of [320, 1280]) {
    test(`says how many cards the visitor has, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(siteUrl() + paths.character('charizard'));
      await hydrated(page);
      const link = page.locator('header').getByRole('link', { name: /^Binder/ });
      const have = page.locator('main [data-collect="have"]');
      await expect(link).toHaveAccessibleName('Binder');
      await expect(link).toBeInViewport({ ratio: 1 });
      await have.nth(0).click();
      await expect(link).toHaveAccessibleName('Binder, 1 card');
      await have.nth(1).click();
      await page.locator('main [data-collect="want"]').nth(2).click();
      await expect(link).toHaveAccessibleName('Binder, 2 cards');
      await page.reload();
      await expect(link).toHaveAccessibleName('Binder, 2 cards');
      for (const index of [0, 1]) await have.nth(index).click();
      await expect(link).toHaveAccessibleName('Binder');
      await link.click();
      await expect(page).toHaveURL(siteUrl() + paths.binder);
    });
  }
});

test.describe('tooltips', () => {
  const anchor = 'footer a[data-tooltip]';

  test.beforeEach(async ({ page }) => {
    await page.goto(siteUrl());
    await hydrated(page);
    await page.locator(anchor).first().scrollIntoViewIfNeeded();
  });

  test('open 700 ms after the pointer arrived, and at once after another was open', async ({ page }) => {
    const tooltip = async (index: number) =>
      page.locator('.tooltip', {
        hasText: (await page.locator(anchor).nth(index).getAttribute('data-tooltip')) ?? '',
      });
    // The page's own clock, which only the test advances, however busy the machine is.
    await page.clock.install({ time: 0 });
    await page.reload();
    await hydrated(page);
    await page.locator(anchor).first().scrollIntoViewIfNeeded();
    await page.clock.pauseAt(3_600_000);
    const code = page.waitForResponse((response) => addressesOf('TooltipLayer.js').test(response.url()));
    await page.locator(anchor).first().hover();
    await (await code).finished();
    await page.clock.runFor(600);
    await expect(page.locator('.tooltip')).toHaveCount(0);
    await passTimeUntil(page, 'the tooltip', async () => (await tooltip(0)).isVisible());
    await page.locator(anchor).nth(1).hover();
    await page.clock.runFor(650);
    await expect(await tooltip(1)).toBeVisible();
  });

  test('open for the keyboard, describe their anchor, and close on Escape', async ({ page }) => {
    await page.locator(anchor).first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    // Assistive technology finds it only as its anchor's description.
    const tooltip = page.getByRole('tooltip', { includeHidden: true });
    await expect(tooltip).toHaveCount(1);
    const id = await tooltip.getAttribute('id');
    await expect(page.locator(anchor).first()).toHaveAttribute('aria-describedby', id ?? '');
    await page.keyboard.press('Escape');
    await expect(page.locator('.tooltip')).toHaveCount(0);
    await expect(page.locator(anchor).first()).not.toHaveAttribute('aria-describedby', /./);
  });

  test('do not block a click on a link', async ({ page }) => {
    const asked = page.context().waitForEvent('request', (request) => request.url().includes('instagram'));
    await page.locator(anchor).first().click();
    expect((await asked).url()).toBe('https://instagram.mintrow.example/');
  });
});

test.describe('toasts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('confirm a copied link: three visible at most, each for four seconds, 356 px wide', async ({ page }) => {
    const { problems, requests } = await watch(page);
    await page.goto(siteUrl() + paths.character('charizard'));
    await hydrated(page);
    const copy = page.locator('a[aria-label^="Share"]').first();
    expect(requests.filter((url) => /Toasts|Notices|Tooltip/.test(url))).toEqual([]);
    await copy.click();
    const toasts = page.locator('[data-sonner-toast]');
    await expect(toasts).toHaveCount(1);
    await expect(toasts.first()).toContainText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${paths.character('charizard')}#`);
    expect(
      await page
        .locator('[data-sonner-toaster]')
        .evaluate((list) => getComputedStyle(list).getPropertyValue('--width')),
    ).toBe('356px');
    for (let times = 0; times < 4; times += 1) await copy.click();
    await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
    await page.mouse.move(5, 5);
    await expect(toasts).toHaveCount(0, { timeout: 15_000 });
    expect(problems).toEqual([]);
  });
});

function panelButton(page: Page) {
  return page.locator('header').getByRole('button', { name: 'Guides and lists' });
}

function panelLinks(page: Page) {
  return page.locator('#panel').getByRole('link');
}

function menuButton(page: Page) {
  return page.locator('header').getByRole('button', { name: /menu/i });
}

function marvelLink(page: Page) {
  return page.locator('header').getByRole('link', { name: 'Marvel Cards' });
}

async function openMenu(page: Page) {
  await menuButton(page).click();
  await expect(marvelLink(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
}
