import type { Page } from '@playwright/test';
import type { Measured } from './metrics.ts';

/** The browser reports no interactions shorter than this, in milliseconds. */
const shortest = 16;

/** Opens the menu as a visitor does, and closes it again. */
export async function measureMenu(page: Page): Promise<Measured> {
  const menu = await interaction(page, () => page.locator('.menu-button').click());
  await page.keyboard.press('Escape');
  return { menu };
}

/** Narrows the Top 50 to one franchise, then puts all of it in the order of years. */
export async function measureRanking(page: Page): Promise<Measured> {
  const [all, one] = [page.locator('.choice').nth(0), page.locator('.choice').nth(1)];
  await one.scrollIntoViewIfNeeded();
  const filter = await interaction(page, () => one.click());
  await all.click();
  const byYear = page.locator('.choice:has([name=sort][value=year])');
  if (!(await byYear.isVisible())) return { filter };
  await byYear.scrollIntoViewIfNeeded();
  return { filter, sort: await interaction(page, () => byYear.click()) };
}

/** Puts the price guide in another order, and types into its filter. */
export async function measureValues(page: Page): Promise<Measured> {
  const order = page.locator('.values-sort > select');
  if (!(await order.isEnabled()) || !(await order.isVisible())) return {};
  await order.focus();
  const measured: Measured = { order: await interaction(page, () => page.keyboard.press('ArrowDown')) };
  const text = page.locator('.values-controls input[type=search]');
  // On a narrow window, a button opens the filter.
  if (!(await text.isVisible())) await page.locator('.values-controls > button').click();
  await text.focus();
  return { ...measured, text: await interaction(page, () => page.keyboard.type('zard', { delay: 100 })) };
}

/** Puts the page's character into the binder of an idle page, and empties the binder. */
export async function measureHave(page: Page): Promise<Measured> {
  const button = page.locator(haveButton).first();
  if (!(await button.isVisible())) return {};
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button Have has no place on the page: was it removed by a script?');
  const answers = await page.evaluateHandle(watchAnswers, haveButton);
  // The pointer arrives and presses at once, as a finger does.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const measured = await answers.evaluate(({ seen }) => seen);
  await page.evaluate(() => localStorage.clear());
  return measured;
}

const haveButton = '[data-collect=have]';

/** Runs in the page: notes the frames that show the pressed button and the toast, from the pointer's press on. */
function watchAnswers(selector: string): { seen: Promise<{ have?: number; toast?: number }> } {
  const limit = 10_000;
  const seen = new Promise<{ have?: number; toast?: number }>((resolve) => {
    const began = ({ timeStamp }: Event) => {
      const times: { have?: number; toast?: number } = {};
      const note = (name: 'have' | 'toast', isShown: boolean | undefined, now: number) => {
        if (isShown && times[name] === undefined) times[name] = now;
      };
      const look = () => {
        const now = performance.now() - timeStamp;
        note('have', document.querySelector(selector)?.ariaPressed === 'true', now);
        const toast = document.querySelector('[data-sonner-toast]');
        note('toast', toast?.checkVisibility({ opacityProperty: true }), now);
        if ((times.have !== undefined && times.toast !== undefined) || now > limit) resolve(times);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', began, { once: true, capture: true });
  });
  // In an object, since a promise alone would be awaited.
  return { seen };
}

/** Interaction to next paint: the longest event of an interaction, from its input to the frame after its handlers. */
export async function interaction(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.probe.interactions = [];
  });
  await act();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  );
  const durations = await page.evaluate(() => window.probe.interactions.map(({ duration }) => duration));
  return Math.max(shortest, ...durations);
}
