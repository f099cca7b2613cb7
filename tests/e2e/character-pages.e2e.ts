import { paths } from '@mint-row/kit/contract';
import { expect, type Locator, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { characterSlugs, siteUrl } from '../site/addresses.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('the last pocket at either end of a list shows four drawings of its own, cut off above its text', async ({
  page,
}) => {
  for (const slug of inTurn(['captain-america', 'deadpool', 'venusaur', 'mew', 'darth-vader'], 'the last pocket', 3)) {
    await page.goto(siteUrl() + paths.character(slug));
    const pocket = page.locator('.pocket-fan');
    const sources = () =>
      page.locator('.neighbours img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await pocket.scrollIntoViewIfNeeded();
      const words = await boxOf(pocket.getByText(/^View All/));
      const cards = await pocket.locator('.foil').all();
      expect(cards, slug).toHaveLength(4);
      for (const card of cards) {
        const { y, width: wide } = await boxOf(card);
        expect.soft(wide, `${slug}, ${width} px: a card is seen`).toBeGreaterThan(60);
        expect.soft(y, `${slug}, ${width} px: its upper edge`).toBeLessThan(words.y - 60);
      }
    }
    expect(new Set(await sources()).size, slug).toBe((await sources()).length);
  }
});

test('values are at the right edge of their scale, with or without a line of their own', async ({ page }) => {
  for (const slug of ['spider-man', 'pikachu']) {
    await page.goto(siteUrl() + paths.character(slug));
    for (const width of [320, 360, 768, 1088, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const rights = page
        .locator('#values .value')
        .evaluateAll((all) => all.map((value) => Math.round(value.getBoundingClientRect().right)));
      const { x, width: wide } = await boxOf(page.locator('#values figure'));
      expect.soft(new Set(await rights), `${slug}, ${width} px`).toEqual(new Set([Math.round(x + wide)]));
    }
  }
});

test('no text of the scale is on a rule, and its lines go through every row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const slug of inTurn(characterSlugs, 'the rules of the scale', 4)) {
    await page.goto(siteUrl() + paths.character(slug));
    const rows = await page.locator('#values .value-rows').evaluateAll((all) =>
      all.map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const words = [...row.querySelectorAll('p')].map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect();
        });
        const tracks = [...row.querySelectorAll('.value-track')].map((track) => track.getBoundingClientRect());
        return {
          air: Math.min(...words.flatMap((box) => [box.top - top, bottom - box.bottom])),
          drawn: tracks.reduce((sum, track) => sum + track.height, 0) / (bottom - top),
        };
      }),
    );
    expect.soft(Math.min(...rows.map(({ air }) => air)), `${slug}: above or below words`).toBeGreaterThan(5);
    expect.soft(Math.min(...rows.map(({ drawn }) => drawn)), `${slug}: the part with lines`).toBeGreaterThan(0.97);
  }
});

test('the last pocket’s cards reach both of its edges', async ({ page }) => {
  for (const slug of ['mew', 'darth-vader']) {
    await page.goto(siteUrl() + paths.character(slug));
    for (const width of [360, 768, 1088, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [pocket, sleeve] = [
        await boxOf(page.locator('.pocket-fan')),
        await boxOf(page.locator('.pocket-fan > :first-child')),
      ];
      expect.soft(pocket.width - sleeve.width, `${slug}, ${width} px`).toBeLessThan(5);
    }
  }
});

test('three cards in columns begin at the same heights', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const slug of ['pikachu', 'iron-man', 'charizard']) {
    await page.goto(siteUrl() + paths.character(slug));
    const lefts = await page
      .locator('.card-row')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((part) => part.getBoundingClientRect().left)));
    expect.soft(lefts[1], slug).toEqual(lefts[0]);
    expect.soft(lefts[2], slug).toEqual(lefts[0]);
  }
});

test('a note on the backs of cards appears only with a drawn back', async ({ page }) => {
  for (const [slug, count] of [
    ['iron-man', 1],
    ['darth-vader', 1],
    ['charizard', 0],
  ] as const) {
    await page.goto(siteUrl() + paths.character(slug));
    await expect(page.getByText('Where there are two, the one behind is the back.')).toHaveCount(count);
  }
});
