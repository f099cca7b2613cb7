import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { characterSlugs, guideSlugs, siteUrl } from '../site/addresses.ts';

/** The screen of a phone without the bars of its browser. */
const phone = { width: 390, height: 664 };

/** The least height of a drawing on a first screen, in pixels. */
const least = 120;

const landings = ['/marvel', '/pokemon', '/star-wars'];

/** Pages that open with a drawing. */
const drawn = [
  ...landings,
  ...landings.map((path) => `${path}/characters`),
  ...[paths.about, paths.faq, paths.contact, paths.guides, paths.glossary, paths.updates],
  ...[paths.values, paths.compare, paths.checklists, paths.binder, paths.characters],
  ...inTurn(guideSlugs, 'guides on a phone', 3).map(paths.guide),
  ...inTurn(characterSlugs, 'characters on a phone', 4).map(paths.character),
];

test.use({ viewport: phone, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

test('on a phone, a page shows a drawing on its first screen, and nothing is wider than that', async ({ page }) => {
  test.slow();
  for (const path of drawn) {
    await page.goto(siteUrl() + path);
    const { seen, beyond } = await page.locator('main').evaluate((main) => {
      // Drawings, and the cards and sheets that have one in a frame of their own; not the sky behind others.
      const parts = main.querySelectorAll('img, svg, .printing, .debut-sheet');
      const heights = [...parts]
        .filter((part) => !part.matches('.night-sky > img'))
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, left, right }) => width > 80 && left < innerWidth && right > 0)
        .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
      return { seen: Math.max(...heights), beyond: document.documentElement.scrollWidth - innerWidth };
    });
    expect.soft(seen, path).toBeGreaterThanOrEqual(least);
    expect.soft(beyond, path).toBe(0);
  }
});

/** Plain pages whose first words have a drawing beside them. */
const plain = [paths.about, paths.contact, paths.updates];

test.describe('in wide windows', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  for (const path of plain) {
    test(`${path}: a drawing is beside the lead`, async ({ page }) => {
      await page.goto(siteUrl() + path);
      const drawing = await page.locator('main img').first().boundingBox();
      const lead = await page.locator('h1 ~ p').first().boundingBox();
      if (!drawing || !lead) throw new Error(`${path} shows no lead, or no drawing.`);
      expect(drawing.height).toBeGreaterThanOrEqual(least);
      expect(drawing.x).toBeGreaterThan(lead.x + lead.width - 1);
      expect(drawing.y).toBeLessThan(lead.y + lead.height);
      expect(drawing.y + drawing.height).toBeGreaterThan(lead.y);
    });
  }
});

test('what is pressed on a phone comes in the order in which it is seen', async ({ page }) => {
  for (const path of [...landings, paths.character('charizard'), paths.character('thor'), paths.guides]) {
    await page.goto(siteUrl() + path);
    const tops = await page
      .locator('h1')
      .evaluate((name) =>
        [...(name.parentElement?.parentElement?.querySelectorAll('a, button') ?? [])]
          .filter((one) => one.checkVisibility())
          .map((one) => Math.round(one.getBoundingClientRect().bottom)),
      );
    expect(tops.length, path).toBeGreaterThan(1);
    // What stands in one line may end a few pixels apart.
    expect
      .soft(
        tops.filter((top, index) => top + 8 < (tops[index - 1] ?? 0)),
        `${path}: ${tops}`,
      )
      .toEqual([]);
  }
});
