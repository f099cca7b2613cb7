import { paths } from '@mint-row/kit/contract';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';

const widths = [320, 360, 768, 1024, 1088, 1280, 1440, 1920];
const breaks = {
  '/marvel': ['Marvel cards,', 'from gum packs', 'to painted sets'],
  '/pokemon': ['Pokémon cards,', 'read print', 'by print'],
  '/star-wars': ['Star Wars cards,', 'from the first', 'blue border'],
};

for (const [path, phrases] of Object.entries(breaks)) {
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
