import { expect, test } from '@playwright/test';
import { openTop50 } from './top-50-parts.ts';

test('the bar of an entry lies between its value and its words; its buttons are apart from both, and make no entry higher where three columns fit', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openTop50(page);
    const entry = page.locator('#rank-6');
    await expect(entry.getByRole('button')).toHaveCount(2);
    const { value, bar, buttons, lines } = await entry.evaluate((element) => {
      const edges = ({ top, right, bottom, left }: DOMRect) => ({ top, right, bottom, left });
      const boxes = (part: string) =>
        [...element.querySelectorAll(part)].map((one) => edges(one.getBoundingClientRect()));
      const words = document.createRange();
      const lines = [...element.querySelectorAll('.ranked-words > p')].flatMap((text) => {
        words.selectNodeContents(text);
        return [...words.getClientRects()].map(edges);
      });
      return { value: boxes('.ranked-value'), bar: boxes('.ranked-bar'), buttons: boxes('.collect > button'), lines };
    });
    const top = (boxes: { top: number }[]) => Math.min(...boxes.map((box) => box.top));
    const bottom = (boxes: { bottom: number }[]) => Math.max(...boxes.map((box) => box.bottom));
    expect(top(bar) - bottom(value), `${width} px`).toBeGreaterThanOrEqual(0);
    expect(top([...buttons, ...lines]) - bottom(bar), `${width} px`).toBeGreaterThanOrEqual(4);
    for (const button of buttons) {
      const near = lines.filter(
        (line) => line.right > button.left - 8 && line.bottom > button.top && line.top < button.bottom,
      );
      expect(near, `${width} px: words within 8 px of a button`).toEqual([]);
    }
    if (width === 1280) expect(bottom(buttons)).toBeLessThanOrEqual(bottom(lines));
  }
});

test('a grade is in the face of labels', async ({ page }) => {
  await openTop50(page);
  const faces = await page
    .locator('.ranked-grade')
    .evaluateAll((grades) => grades.map((grade) => getComputedStyle(grade).fontFamily));
  expect(new Set(faces).size).toBe(1);
  expect(faces[0]).toContain('Archivo');
});
