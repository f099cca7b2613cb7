import { paths } from '@mint-row/kit/contract';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';

const widths = [320, 360, 768, 1024, 1088, 1280, 1440, 1920];
const breaks = {
  '/marvel': ['Marvel cards,', 'from gum packs', 'to painted sets'],
  '/pokemon': ['Pokémon cards,', 'read print', 'by print'],
  '/star-wars': ['Star Wars cards,', 'from the first', 'blue border'],
};

for (const [path, phrases] of inTurn(Object.entries(breaks), 'phrases of headings')) {
  test(`the heading of ${path} has a line for each phrase, or two phrases in one, at every width`, async ({ page }) => {
    await page.goto(siteUrl() + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await linesOf(page.locator('h1'));
      const whole = lines.every(
        (line) => phrases.join(' ').includes(line) && phrases.some((one) => line.endsWith(one)),
      );
      expect(whole, `${width} px: ${lines.join(' | ')}`).toBe(true);
    }
  });
}

test('on the Marvel page the slab overlaps the emblem behind it', async ({ page }) => {
  await page.goto(`${siteUrl()}/marvel`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const slab = await boxOf(page, '.slab');
    const emblem = await boxOf(page, '.franchise-hero-emblem');
    const shared = Math.min(slab.x + slab.width, emblem.x + emblem.width) - emblem.x;
    expect(shared / slab.width, `${width} px`).toBeGreaterThan(0.15);
    expect(emblem.x + emblem.width, `${width} px: shows beside the slab`).toBeGreaterThan(slab.x + slab.width * 1.15);
  }
});

test('on the Marvel page the leap is complete: neither behind the slab nor beyond the window', async ({ page }) => {
  await page.goto(`${siteUrl()}/marvel`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('.franchise-hero-case').scrollIntoViewIfNeeded();
    const hidden = await page.locator('.franchise-hero-emblem').evaluate((emblem) => {
      const { left, top, width: across, height: down } = emblem.getBoundingClientRect();
      const angle = (Number.parseFloat(getComputedStyle(emblem).rotate) * Math.PI) / 180;
      const scale = (emblem as HTMLElement).offsetWidth / 420;
      // In the drawing's units: the feet and the fist.
      const points = { 'rear foot': [160, 150], 'front foot': [292, 174], fist: [363, 35] } as const;
      return Object.entries(points).flatMap(([name, [x, y]]) => {
        const [fromX, fromY] = [(x - 210) * scale, (y - 150) * scale];
        const found = document.elementFromPoint(
          left + across / 2 + fromX * Math.cos(angle) - fromY * Math.sin(angle),
          top + down / 2 + fromX * Math.sin(angle) + fromY * Math.cos(angle),
        );
        return found?.closest('.franchise-hero-case') && !found.closest('.slab') ? [] : [name];
      });
    });
    expect(hidden, `${width} px`).toEqual([]);
  }
});

test('on a phone the label of the Marvel page has two lines', async ({ page }) => {
  await page.goto(`${siteUrl()}/marvel`);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 664 });
    const heights = await page
      .locator('.slab-label-lines > span')
      .evaluateAll((lines) => lines.map((line) => line.getClientRects().length && (line as HTMLElement).offsetHeight));
    expect(heights, `${width} px`).toHaveLength(2);
    for (const height of heights) expect(height, `${width} px`).toBeLessThan(24);
  }
});

test('the five cards of the Star Wars page are whole on the first screen of a notebook, with their drawings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${siteUrl()}/star-wars`);
  const bottoms = await page
    .locator('.border-series li')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
  expect(bottoms).toHaveLength(5);
  for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(800);
  const shape = await page
    .locator('.border-card > .foil')
    .first()
    .evaluate(({ clientWidth, clientHeight }) => clientHeight / clientWidth);
  expect(shape).toBeCloseTo(1.4, 1);
});

test('the price of a sale is in the line with the beginning of its date', async ({ page }) => {
  for (const path of ['/pokemon', '/star-wars']) {
    await page.goto(siteUrl() + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const apart = await page.locator('#rare li li').evaluateAll((sales) =>
        sales.map((sale) => {
          const [date, price] = [...sale.children].map((child) => child.getClientRects()[0]?.top ?? 0);
          return Math.abs((date ?? 0) - (price ?? 0));
        }),
      );
      expect(apart.length).toBeGreaterThan(3);
      expect(Math.max(...apart), `${path} at ${width} px`).toBeLessThan(8);
    }
  }
});

test('the two columns of A to Z end at about the same height', async ({ page }) => {
  await page.goto(siteUrl() + paths.characters);
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const ends = await page.locator('.directory').evaluate((directory) => {
      const columns = new Map<number, number>();
      for (const letter of directory.children) {
        const { left, bottom } = letter.getBoundingClientRect();
        columns.set(Math.round(left), bottom);
      }
      return [...columns.values()];
    });
    expect(ends, `${width} px`).toHaveLength(2);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)), `${width} px`).toBeLessThan(200);
  }
});

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector} on ${page.url()}.`);
  return box;
}

/** The lines of a heading, with plain spaces. */
function linesOf(heading: Locator): Promise<string[]> {
  return heading.evaluate((element) => {
    const text = element.textContent;
    const range = document.createRange();
    const lines: { top: number; text: string }[] = [];
    for (const [index, letter] of [...text].entries()) {
      range.setStart(element.firstChild as Node, index);
      range.setEnd(element.firstChild as Node, index + 1);
      const { top } = range.getBoundingClientRect();
      const line = lines.at(-1);
      if (line && Math.abs(line.top - top) < 5) line.text += letter;
      else lines.push({ top, text: letter });
    }
    return lines.map((line) => line.text.replaceAll('\u00a0', ' ').trim());
  });
}
