import { expect, test } from '@playwright/test';
import { removeOwnFonts } from '../a11y/conditions.ts';
import { unmarkedButtons, unmarkedFocus } from '../a11y/forced-colours.ts';
import { layoutFaults } from '../a11y/layout-faults.ts';
import { tallerThanWindow } from '../a11y/pinned.ts';
import { smallTargets } from '../a11y/targets.ts';
import { longLines } from '../a11y/text-lines.ts';
import { expectFit, expectFits, widthParts } from '../a11y/windows.ts';
import { inTurn, sampleOf, whole } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { routeOfEachKind, someKinds } from '../site/kinds.ts';
import { hydrated } from './watch.ts';

/** The windows in which targets and lines are measured. */
const windows = [
  { width: 360, targets: true },
  { width: 1280, targets: true, lines: true },
  { width: 1920, lines: true },
  { width: 2560, lines: true },
];

/** The windows of small laptops: the height is the part of the screen that a browser leaves to pages, or less. */
const laptops = [
  { width: 1024, height: 600 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1920, height: 960 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// If SUITE=whole, a page is tried in about 80 windows.
test.describe.configure({ timeout: whole ? 300_000 : 60_000 });

const pages = routeOfEachKind('layout');

/** Each part of the widths is tried with a page, and each page with the narrowest window. */
const fits = sampleOf(
  pages.flatMap((path) => widthParts.map((part) => ({ path, part }))),
  ({ path, part }) => `${path} in part ${part}`,
  ({ part }) => [`${part}`],
);

// Each page is opened once, and then tried in its windows.
for (const path of pages) {
  test(`${path} fits windows from 320 to 2560 px, also with text of 200 %: no word in two lines, no text over text or cut off, no line over 75 characters, no target under 44 px`, async ({
    page,
  }) => {
    await page.goto(siteUrl() + path);
    await hydrated(page);
    await expectFits(
      page,
      fits.filter((fit) => fit.path === path).map(({ part }) => part),
    );
    // A window of 1280 × 1024 px at 400 %.
    await expectFit(page, 16, { width: 320, height: 256 });

    for (const { width, targets, lines } of inTurn(windows, `windows: ${path}`)) {
      await page.setViewportSize({ width, height: 800 });
      if (lines) expect.soft(await longLines(page, 75), `${width} px: long lines`).toEqual([]);
      if (targets) expect.soft(await smallTargets(page), `${width} px: small targets`).toEqual([]);
    }
    for (const window of inTurn(laptops, `laptops: ${path}`)) {
      await page.setViewportSize(window);
      const at = `${window.width} × ${window.height} px: what stays in view, and ends below the window`;
      expect.soft(await tallerThanWindow(page), at).toEqual([]);
    }
    // As in a browser that refuses fonts, but without narrow local ones.
    await removeOwnFonts(page);
    for (const width of inTurn([320, 768], `other fonts: ${path}`)) {
      await page.setViewportSize({ width, height: 800 });
      const faults = (await layoutFaults(page)).filter((fault) => !fault.startsWith('word in two lines'));
      expect.soft(faults, `${width} px, other fonts`).toEqual([]);
    }
  });
}

for (const { name, path } of someKinds('forced colours', 4)) {
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
