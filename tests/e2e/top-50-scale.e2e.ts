import { expect, test } from '@playwright/test';
import { openTop50 } from './top-50-parts.ts';

test('every mark of the plot has its name next to it', async ({ page }) => {
  await openTop50(page);
  for (const width of [1088, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await page
      .locator('#plot .plot-mark a > span')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().width));
    expect(widths).toHaveLength(50);
    expect(
      widths.filter((one) => one < 40),
      `${width} px`,
    ).toEqual([]);
  }
});

test('the amounts of the scale stay in view over the marks of the list', async ({ page }) => {
  await openTop50(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const rank of [5, 20, 45]) {
      await page.locator(`#rank-${rank}`).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy(0, 300));
      const amounts = page.locator('.ranked-ticks text');
      await expect(amounts).toHaveText(['$10K', '$100K', '$1M']);
      for (const amount of await amounts.all()) {
        await expect(amount, `${width} px, rank ${rank}`).toBeInViewport({ ratio: 1 });
      }
    }
    const middle = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => {
          const { left, width } = element.getBoundingClientRect();
          return left + width / 2;
        });
    // A card of $100,000 has its mark below the amount.
    const [mark, amount] = await Promise.all([middle('#rank-16 .mark[x]'), middle('.ranked-ticks text:nth-child(2)')]);
    expect(Math.abs(mark - amount), `${width} px`).toBeLessThan(2);
  }
});

test('all fifty entries have their scale, value and grade in the same place', async ({ page }) => {
  for (const arrangement of ['', '?sort=year']) {
    await openTop50(page, arrangement);
    for (const width of [180, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      /** The left or right edges of all these elements, in whole pixels. */
      const sides = async (part: string, side: 'left' | 'right') => [
        ...new Set(
          await page
            .locator(part)
            .evaluateAll((all, side) => all.map((one) => Math.round(one.getBoundingClientRect()[side])), side),
        ),
      ];
      const at = `${width} px ${arrangement}`;
      expect(await sides('.ranked-scale', 'left'), at).toHaveLength(1);
      expect(await sides('.ranked-scale', 'right'), at).toHaveLength(1);
      if (width < 768) continue;
      expect(await sides('.ranked-value', 'right'), at).toEqual(await sides('.ranked-scale', 'right'));
      expect(await sides('.ranked:not([data-form="slab"]) > .ranked-grade > b', 'right'), at).toHaveLength(1);
    }
  }
});
