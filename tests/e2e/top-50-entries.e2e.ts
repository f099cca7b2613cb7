import { expect, test } from '@playwright/test';
import { openTop50 } from './top-50-parts.ts';

test('the bar of an entry is between its value and its text; its buttons are apart from both, and make no entry higher where three columns fit', async ({
  page,
}) => {
  await openTop50(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
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

test('the contents lead to the heading of the list, and an address to the whole of an entry', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTop50(page);
  const contents = page.locator('.page-index');
  const below = async (part: string) => {
    const [top, bottom] = await Promise.all([
      page.locator(part).evaluate((element) => element.getBoundingClientRect().top),
      contents.evaluate((element) => element.getBoundingClientRect().bottom),
    ]);
    return top - bottom;
  };
  await contents.getByRole('link', { name: 'The list' }).click();
  await expect(page.locator('#list .choices')).toBeInViewport();
  expect(await below('#list [role="status"]')).toBeGreaterThanOrEqual(0);
  await openTop50(page, '?#rank-12');
  await expect(page.locator('#rank-12')).toBeInViewport();
  const outline = 5;
  await expect.poll(() => below('#rank-12')).toBeGreaterThanOrEqual(outline);
});

test('on a phone, the text of a plot’s mark stays in the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openTop50(page);
  const outside = await page.locator('#plot .plot-mark > a').evaluateAll((links) =>
    links.flatMap((link) => {
      if (link instanceof HTMLElement) link.focus({ focusVisible: true } as FocusOptions);
      const { left, right } = link.querySelector('span')?.getBoundingClientRect() ?? new DOMRect();
      return left < 0 || right > innerWidth || right - left < 100 ? [`${link.textContent}: ${left} to ${right}`] : [];
    }),
  );
  expect(outside).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the buttons of an entry are apart from its text and its grade', async ({ page }) => {
    await openTop50(page);
    for (const width of [320, 360, 600, 767]) {
      await page.setViewportSize({ width, height: 800 });
      const near = await page.locator('#list .ranked').evaluateAll((entries) =>
        entries.slice(0, 20).flatMap((entry) => {
          const buttons = entry.querySelector('.collect')?.getBoundingClientRect() ?? new DOMRect();
          const grade = entry.querySelector('.ranked-grade')?.getBoundingClientRect() ?? new DOMRect();
          const words = document.createRange();
          const lines = [...entry.querySelectorAll('.ranked-words > p')].flatMap((text) => {
            words.selectNodeContents(text);
            return [...words.getClientRects()];
          });
          const above = [grade, ...lines].filter(({ right, top }) => right > buttons.left && top < buttons.top);
          const bottom = Math.max(...above.map((box) => box.bottom));
          return buttons.top - bottom < 4 ? [`${entry.id}: ${buttons.top - bottom} px`] : [];
        }),
      );
      expect(near, `${width} px`).toEqual([]);
    }
  });
});
