import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { choice, entries, marks, openTop50, ranked, rankedOf } from './top-50-parts.ts';
import { watch } from './watch.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the marks of the plot lead to the entries, and one filter applies to both', async ({ page }) => {
    await page.goto(siteUrl() + paths.top50);
    const links = marks(page).locator('a');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.toSorted()).toEqual(Array.from({ length: 50 }, (_, index) => `#rank-${index + 1}`).toSorted());
    await page.locator('#plot a[href="#rank-9"]').click();
    await expect(page).toHaveURL(/#rank-9$/);
    await expect(page.locator('#rank-9')).toBeInViewport();
    await choice(page, 'Marvel').click();
    await expect(entries(page).filter({ visible: true })).toHaveCount(rankedOf('marvel'));
    await expect(marks(page).filter({ visible: true })).toHaveCount(rankedOf('marvel'));
    // The others are dots, without names, that nobody can press.
    await expect(page.locator('#plot .plot-mark > svg').filter({ visible: true })).toHaveCount(50);
    await expect(links.filter({ visible: true })).toHaveCount(rankedOf('marvel'));
    await expect(page.locator('.plot-stories > li').filter({ visible: true })).toHaveCount(4);
  });

  test('parts that are shown on demand can be opened', async ({ page }) => {
    await page.goto(siteUrl() + paths.top50);
    const words = page.locator('#rank-40 .ranked-words');
    await expect(words).toBeHidden();
    await page.locator('#rank-40 summary').click();
    await expect(words).toContainText('Estimate');
  });
});

test('the first five cards stand in the opening, large enough to be looked at', async ({ page }) => {
  for (const [width, height, least] of [
    [390, 664, 90],
    [1280, 800, 130],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(siteUrl() + paths.top50);
    const widths = await page
      .locator('.ranking-leaders img')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetWidth));
    expect(widths).toHaveLength(5);
    for (const one of widths) expect(one, `${width} px`).toBeGreaterThanOrEqual(least);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.locator('.ranking-leaders li').last().scrollIntoViewIfNeeded();
    await expect(page.locator('.ranking-leaders li').last()).toBeInViewport({ ratio: 1 });
  }
});

test('sales are solid and estimates hollow, in the plot and in the list', async ({ page }) => {
  await openTop50(page);
  for (const container of ['#plot .plot', '#list .ranked']) {
    const fills = await page
      .locator(`${container} .mark`)
      .evaluateAll((all) => all.map((mark) => getComputedStyle(mark).fill));
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(
      fills.filter((fill) => fill === paper),
      container,
    ).toHaveLength(ranked.filter(({ basis }) => basis !== 'sale').length);
    expect(
      fills.filter((fill) => fill !== paper),
      container,
    ).toHaveLength(ranked.filter(({ basis }) => basis === 'sale').length);
  }
});

test('no mark, name or story of the plot overlaps another', async ({ page }) => {
  await openTop50(page);
  for (const width of [320, 360, 768, 1088, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overlaps = await page.locator('#plot').evaluate((plot) => {
      const boxes = [
        ...plot.querySelectorAll('.plot-mark a, .plot-mark a > span, .plot-row > span, text, .plot-stories'),
      ]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }));
      const name = (element: Element) => `${element.tagName} ${element.closest('li')?.textContent}`;
      return boxes.flatMap(({ element, box }, index) =>
        boxes.slice(index + 1).flatMap((other) => {
          if (element.contains(other.element)) return [];
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          return across > 0.5 && down > 0.5 ? [`${name(element)} and ${name(other.element)}`] : [];
        }),
      );
    });
    expect(overlaps, `${width} px`).toEqual([]);
  }
});

test('pointing at an entry or a mark marks both, in both plots, and so does focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { problems } = await watch(page);
  await openTop50(page);
  const pointed = () =>
    page.locator('[data-pointed]').evaluateAll((all) => all.map((one) => one.getAttribute('data-rank')));
  await page.locator('#rank-27 summary').hover();
  await expect.poll(pointed).toEqual(['27', '27', '27']);
  await page.locator('#rank-30 summary').focus();
  await expect.poll(pointed).toEqual(['30', '30', '30']);
  await page.locator('.ranking-aside [data-rank="45"] a').click();
  await expect(page).toHaveURL(/#rank-45$/);
  await expect(page.locator('#rank-45')).toBeInViewport();
  await expect(page.locator('#rank-45 .ranked-words')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect.poll(pointed).toEqual([]);
  expect(problems).toEqual([]);
});

test('the keyboard has one stop in the plot; arrow keys go from mark to mark, without the filtered ones', async ({
  page,
}) => {
  await openTop50(page);
  const stops = page.locator('#plot a:not([tabindex="-1"])');
  const links = page.locator('#plot a');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(2)).toBeFocused();
  await expect(stops).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#rank-8$/);
  await choice(page, 'Pokémon').click();
  await page.keyboard.press('Tab');
  await expect(page.locator('#plot [data-group="1"] a').first()).toBeFocused();
  await expect(stops).toHaveCount(1);
});
