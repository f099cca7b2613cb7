import { expect, type Page, test } from '@playwright/test';
import { breakpoints, removeOwnFonts, setTextSize } from '../a11y/conditions.ts';
import { unmarkedButtons, unmarkedFocus } from '../a11y/forced-colours.ts';
import { layoutFaults } from '../a11y/layout-faults.ts';
import { smallTargets } from '../a11y/targets.ts';
import { longLines } from '../a11y/text-lines.ts';
import { inTurn, whole } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { missingPath, triedKinds, triedRoutes } from '../site/kinds.ts';
import { hydrated } from './watch.ts';

/** The sizes of text that pages are made for, in pixels, each with the narrowest window for it. */
const texts = [
  { size: 16, from: 320 },
  { size: 32, from: 360 },
] as const;

/** The widest window, in pixels, and how far apart the measured ones are. */
const range = { to: 2560, step: 64 };

/** Where targets are measured, and lines. */
const windows = [
  { width: 360, targets: true },
  { width: 1280, targets: true, lines: true },
  { width: 1920, lines: true },
  { width: 2560, lines: true },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// In the whole suite a page meets about 80 windows.
test.describe.configure({ timeout: whole ? 300_000 : 60_000 });

// Each page is opened once, and then meets a part of the windows, in turn.
for (const [turn, path] of [...triedRoutes, missingPath].entries()) {
  test(`${path} fits windows from 320 to 2560 px, and from 360 px with text of 200 %: no word in two lines, no text over text or cut off, no line over 75 characters, no target under 44 px`, async ({
    page,
  }) => {
    await page.goto(siteUrl() + path);
    await hydrated(page);
    for (const text of texts) {
      await setTextSize(page, text.size);
      for (const width of inTurn(await widthsOf(page, text), turn, 12)) await expectNoFaults(page, text.size, width);
      await expectNoFaults(page, text.size, text.from);
    }
    await setTextSize(page, 16);
    // 1280 × 1024 at 400 %.
    await expectNoFaults(page, 16, 320, 256);

    for (const { width, targets, lines } of inTurn(windows, turn, 2)) {
      await page.setViewportSize({ width, height: 800 });
      if (lines) expect.soft(await longLines(page, 75), `${width} px: long lines`).toEqual([]);
      if (targets) expect.soft(await smallTargets(page), `${width} px: small targets`).toEqual([]);
    }
    // Where a browser refuses fonts; here, without local ones that are narrow.
    await removeOwnFonts(page);
    for (const width of inTurn([320, 768], turn, 2)) {
      await page.setViewportSize({ width, height: 800 });
      const faults = (await layoutFaults(page)).filter((fault) => !fault.startsWith('word in two lines'));
      expect.soft(faults, `${width} px, other fonts`).toEqual([]);
    }
  });
}

for (const { name, path } of triedKinds) {
  test(`${name}: in forced colours, buttons keep a border and the focus its ring`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(siteUrl() + path);
    await hydrated(page);
    expect(await unmarkedButtons(page)).toEqual([]);
    const { seen, unmarked } = await unmarkedFocus(page);
    expect(unmarked).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  });
}

/** Expects that the page has none of the faults that `layoutFaults` finds, with text and a window of these sizes. */
async function expectNoFaults(page: Page, size: number, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  expect.soft(await layoutFaults(page), `${width} × ${height} px, text of ${size} px`).toEqual([]);
}

/** Where texts are measured: at even steps, and on both sides of every width at which the page's styles change. */
async function widthsOf(page: Page, { size, from }: (typeof texts)[number]): Promise<readonly number[]> {
  const { to, step } = range;
  const even = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  const changes = (await breakpoints(page, size)).filter((width) => width > from && width < to);
  return [...new Set([...even, ...changes, to])].sort((one, other) => one - other);
}
