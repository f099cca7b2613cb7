import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';

for (const width of inTurn([320, 360, 768, 1280], 'beside the slab', 2)) {
  test(`next to the slab, each check keeps clear of the next and of the counter, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(siteUrl() + paths.home);
    const texts = await boxes(page, '.read-card-checks span');
    const rules = await boxes(page, '.read-card-checks li');
    const [counter] = await boxes(page, '.home-hero-counter');
    expect(texts).toHaveLength(4);
    for (const [index, text] of texts.entries()) {
      const below = rules[index + 1] ?? counter;
      expect((below?.top ?? 0) - text.bottom, `below check ${index + 1}`).toBeGreaterThanOrEqual(6);
    }
  });
}

for (const width of inTurn([680, 794], 'checks on paper')) {
  test(`on paper, the four checks are next to their card, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1123 });
    await page.goto(siteUrl() + paths.home);
    await page.emulateMedia({ media: 'print' });
    const [card] = await boxes(page, '.anatomy-card');
    const beside = await boxes(page, '.anatomy > :not(.anatomy-card)');
    expect(beside).toHaveLength(2);
    for (const { left } of beside) expect(left).toBeGreaterThanOrEqual(card?.right ?? width);
  });
}

async function boxes(page: Page, selector: string): Promise<readonly DOMRect[]> {
  return page.locator(selector).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
}
