import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

const address = () => siteUrl() + paths.guide('is-it-real');
const check = (page: Page, name: string) => page.getByRole('group', { name });
const result = (page: Page) => page.locator('#checklist [role="status"]');

test.describe('the checklist of the guide to telling copies', () => {
  test('leads by the keyboard to “keep checking”, “ask someone” or “stop”, and is in the address', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(address());
    await hydrated(page);
    await expect(result(page)).toContainText('Begin anywhere');
    await check(page, 'The offer').getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await expect(result(page)).toContainText('Keep checking');
    await page.keyboard.press('ArrowDown');
    await expect(result(page)).toContainText('Ask someone');
    await check(page, 'The light').getByRole('radio').last().check();
    await expect(result(page)).toContainText('Stop');
    await expect(result(page)).toContainText('the light.');
    await expect(page).toHaveURL(`${address()}?answers=1----2-`);
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page).toHaveURL(address());
    await expect(result(page)).toContainText('Begin anywhere');
    await expect(check(page, 'The offer').getByRole('radio').first()).toBeFocused();
    expect(problems).toEqual([]);
  });

  test('never leads to more than “keep checking”', async ({ page }) => {
    await page.goto(`${address()}?answers=0000000`);
    await hydrated(page);
    await expect(result(page)).toContainText('Keep checking');
    await expect(page.locator('#checklist input:checked')).toHaveCount(7);
  });

  test('is empty for an invalid address', async ({ page }) => {
    await page.goto(`${address()}?answers=0000009`);
    await hydrated(page);
    await expect(result(page)).toContainText('Begin anywhere');
    await expect(page.locator('#checklist input:checked')).toHaveCount(0);
  });

  test('works after a navigation within the site', async ({ page }) => {
    await page.goto(siteUrl() + paths.glossary);
    await hydrated(page);
    await follow(page, paths.guide('is-it-real'));
    await check(page, 'The dots').getByRole('radio').nth(2).check();
    await expect(result(page)).toContainText('the dots.');
  });
});

for (const width of inTurn([320, 359, 360, 479, 480], 'its key', 2)) {
  test(`the key is one line or one column, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address());
    const signs = page.locator('.check-signs > li');
    const tops = await signs.evaluateAll((all) => all.map((sign) => Math.round(sign.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(width < 360 ? 3 : 1);
    expect(
      await page.locator('.check-signs').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
  });
}

test('on phones, each drawing is equally far from its text, and from the part above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(address());
  const drawings = await page.locator('.looks > li').evaluateAll((looks) =>
    looks.map((look) => {
      const svg = look.querySelector('svg.look-drawing') as SVGSVGElement;
      const frame = svg.getBoundingClientRect();
      const shapes = [...svg.querySelectorAll('path, circle, rect')]
        .filter((shape) => !shape.closest('defs'))
        .map((shape) => shape.getBoundingClientRect());
      return {
        above: Math.min(...shapes.map(({ top }) => top)) - frame.top,
        words: (look.querySelector('.look-words')?.getBoundingClientRect().top ?? 0) - frame.bottom,
        below: frame.bottom - Math.max(...shapes.map(({ bottom }) => bottom)),
      };
    }),
  );
  expect(drawings).toHaveLength(3);
  for (const { above, words, below } of drawings) {
    expect(words).toBe(24);
    expect(Math.max(Math.abs(above), Math.abs(below))).toBeLessThan(6);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer has its explanation, and nothing can be chosen', async ({ page }) => {
    await page.goto(address());
    const answers = page.locator('#checklist fieldset li');
    await expect(answers).toHaveCount(21);
    for (const answer of await answers.all()) {
      await expect(answer).toContainText(/(keep checking|ask someone|stop)$/);
      await expect(answer.locator('input')).toBeHidden();
    }
  });
});
