import { expect, type Page } from '@playwright/test';
import type { State } from './combinations.ts';

/** The elements that open above the page, in any state. Beneath them lies the page that was checked as loaded. */
export const floating = '#menu, #panel, [data-layer], [data-radix-popper-content-wrapper]';

/**
 * Elements that a page shows only in other states than as loaded; `no-scripts.e2e.ts` tests the line of the last one.
 */
export const shownLater = '[data-collected], .checklist#binder, .key-rows, .border-reset, #no-scripts';

/**
 * Brings a page into a state. Resolves to a function that leaves the state, or to null where the page has no such
 * state.
 */
export const enter: Record<State, (page: Page) => Promise<null | (() => Promise<void>)>> = {
  'as loaded': async () => async () => {},

  'menu open': async (page) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    // Contrast was measured on the whole page; further down, a target may be half below the sticky parts.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('header').getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    return async () => {
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    };
  },

  'panel open': async (page) => {
    const shelf = page.locator('#panel').getByRole('link', { name: 'Any card' });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('header').getByRole('button', { name: 'Guides and lists' }).click();
    await expect(shelf).toBeVisible();
    return async () => {
      await page.keyboard.press('Escape');
      await expect(shelf).toBeHidden();
    };
  },

  'tooltip open': async (page) => {
    const tooltip = page.locator('.tooltip');
    const anchor = page.locator('main [data-tooltip], footer [data-tooltip]').first();
    await anchor.scrollIntoViewIfNeeded();
    await anchor.hover();
    await expect(tooltip).toBeVisible();
    return async () => {
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
    };
  },

  'binder begun': async (page) => {
    const have = page.locator('main [data-collect="have"]').first();
    if ((await have.count()) === 0) return null;
    const press = async (pressed: boolean) => {
      await have.click();
      await expect(have).toHaveAttribute('aria-pressed', String(pressed));
    };
    await press(true);
    await expect(page.locator('[data-collected]').first()).toBeVisible();
    return () => press(false);
  },

  'binder chosen': async (page) => {
    const choice = page.getByRole('radio', { name: 'My binder' });
    if ((await choice.count()) === 0) return null;
    const list = page.locator('.checklist#binder');
    await choice.check();
    await expect(list).toBeVisible();
    return async () => {
      await page.getByRole('radio', { name: 'All' }).check();
      await expect(list).toBeHidden();
    };
  },

  'key opened': async (page) => {
    const key = page.getByText('All lines of the key');
    if ((await key.count()) === 0) return null;
    const lines = page.locator('.key-rows');
    await key.click();
    await expect(lines).toBeVisible();
    return async () => {
      await key.click();
      await expect(lines).toBeHidden();
    };
  },

  'borders moved': async (page) => {
    const slider = page.locator('.border-tool input[type="range"]').first();
    if ((await slider.count()) === 0) return null;
    const reset = page.locator('.border-reset');
    await slider.press('ArrowRight');
    await expect(reset).toBeVisible();
    return async () => {
      await reset.click();
      await expect(reset).toBeHidden();
    };
  },

  'toast shown': async (page) => {
    const copy = page.locator('a[data-share]').first();
    if ((await copy.count()) === 0) return null;
    const toast = page.locator('[data-sonner-toast]');
    await copy.click();
    // A toast stays for as long as the pointer is on it.
    await toast.hover();
    await expect(toast).toHaveAttribute('data-mounted', 'true');
    return async () => {
      await page.mouse.move(1, 1);
      await expect(toast).toHaveCount(0, { timeout: 30_000 });
    };
  },
};
