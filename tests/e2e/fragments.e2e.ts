import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { click } from './follow.ts';
import { hydrated, watch } from './watch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mew = 'mew-fossil-set-holo-1';

/** Expects that the page is scrolled to an element, as if its address had just been opened. */
async function expectArrival(page: Page, id: string): Promise<void> {
  await expect(page.locator(':target')).toHaveId(id);
  const top = await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
  const room = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  expect(Math.abs(top - room), 'is at the top of the window, below the header').toBeLessThan(40);
  await page.keyboard.press('Tab');
  const isWithin = await page.evaluate((from) => {
    const element = document.getElementById(from);
    const position = element?.compareDocumentPosition(document.activeElement ?? document.body) ?? 0;
    return Boolean(position & (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING));
  }, id);
  expect(isWithin, 'Tab goes on from there').toBe(true);
}

const places = [
  [paths.top50, 'rank-30'],
  [paths.values, mew],
  [paths.character('thor'), 'card-1992-marvel-masterpieces-92-thor'],
  [paths.glossary, 'psa'],
] as const;

for (const [path, id] of inTurn(places, 'a link from another page', 2)) {
  test(`a link from another page leads to ${path}#${id} like its address`, async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(siteUrl() + paths.about);
    await hydrated(page);
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await click(page, `${path}#${id}`);
    await expect(page.locator('#route-announcer')).not.toBeEmpty();
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expectArrival(page, id);
    expect(await entries(), 'as one entry of the history').toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl() + paths.about);
    await page.goForward();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(problems).toEqual([]);
  });
}

test('a link within the page leads to its target, also with another order', async ({ page }) => {
  await page.goto(siteUrl() + paths.top50);
  await hydrated(page);
  await click(page, '#rank-40');
  await expectArrival(page, 'rank-40');
  await expect(page.locator('#rank-40 details')).toHaveAttribute('open');
  await click(page, `${paths.top50}?sort=year#rank-35`);
  await expect(page.locator('#ranking [role="status"]')).toHaveText('50 cards: by year');
  await expectArrival(page, 'rank-35');
  await expect(page.locator('#rank-35 details')).toHaveAttribute('open');
});

test('a filter that hides the target of a link ends', async ({ page }) => {
  await page.goto(`${siteUrl() + paths.top50}?franchise=marvel&sort=year`);
  await hydrated(page);
  await expect(page.locator('#rank-1')).toBeHidden();
  await click(page, '#rank-1');
  await expect(page).toHaveURL(`${siteUrl() + paths.top50}?sort=year#rank-1`);
  await expectArrival(page, 'rank-1');
});

test('an address with an order leads to the new position of its card', async ({ page }) => {
  await page.goto(`${siteUrl() + paths.values}?sort=year#${mew}`);
  await hydrated(page);
  await expect(page.locator('.values tbody tr').first()).toContainText('1966');
  await expectArrival(page, mew);
});

test('an unknown fragment changes nothing', async ({ page }) => {
  const { problems } = await watch(page);
  await page.goto(siteUrl() + paths.about);
  await hydrated(page);
  await click(page, `${paths.faq}#%E0%A4%A`);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(problems).toEqual([]);
});
