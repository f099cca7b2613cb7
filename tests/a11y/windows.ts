import { expect, type Page } from '@playwright/test';
import { breakpoints, setTextSize } from './conditions.ts';
import { layoutFaults } from './layout-faults.ts';

/** The supported sizes of text, in pixels, each with the narrowest window for it. */
const texts = [
  { size: 16, from: 320 },
  { size: 32, from: 320 },
] as const;

/** The widest window, and the distance of the measured widths, in pixels. */
const range = { to: 2560, step: 64 };

/** The parts of the measured widths. Each part has every 24th width. */
export const widthParts = Array.from({ length: 24 }, (_, part) => part);

/**
 * Expects that the page, or its overlay, has none of the faults that `layoutFaults` finds, in windows of all widths and
 * with text of both sizes.
 * @param parts which of the parts of the widths are tried; the narrowest window always is
 * @param within the selector of the overlay, if that is measured
 */
export async function expectFits(page: Page, parts: readonly number[], within?: string): Promise<void> {
  for (const text of texts) {
    await setTextSize(page, text.size);
    const ofParts = (await widthsOf(page, text)).filter((_, index) => parts.includes(index % widthParts.length));
    const widths = new Set([...ofParts, text.from]);
    for (const width of widths) await expectFit(page, text.size, { width, height: 800 }, within);
  }
  await setTextSize(page, 16);
}

/**
 * The same for one window.
 * @param size the size of text that is set now, in pixels, which a failure names
 */
export async function expectFit(
  page: Page,
  size: number,
  window: { width: number; height: number },
  within?: string,
): Promise<void> {
  await page.setViewportSize(window);
  const at = `${window.width} × ${window.height} px, text of ${size} px`;
  expect.soft(await layoutFaults(page, within), at).toEqual([]);
}

/** The measured widths: at even steps, and on both sides of every width at which the page's styles change. */
async function widthsOf(page: Page, { size, from }: (typeof texts)[number]): Promise<readonly number[]> {
  const { to, step } = range;
  const even = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  const changes = (await breakpoints(page, size)).filter((width) => width > from && width < to);
  return [...new Set([...even, ...changes, to])].sort((one, other) => one - other);
}
