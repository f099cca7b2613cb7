import { expect, type Page, test } from '@playwright/test';
import { breakpoints, brokenWords, showOwnFonts } from '../a11y/broken-words.ts';
import { unmarkedButtons, unmarkedFocus } from '../a11y/forced-colours.ts';
import { smallTargets } from '../a11y/targets.ts';
import { cutTexts, longLines } from '../a11y/text-lines.ts';
import { whole } from '../sample.ts';
import { routes, siteUrl } from '../site/addresses.ts';
import { isLikeOneBefore, kinds, missingPath } from '../site/kinds.ts';
import { hydrated } from './watch.ts';

/** Where targets are measured, and from where on lines. */
const windows = [
  { width: 320, height: 800 },
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
  { width: 360, height: 800, targets: true },
  { width: 768, height: 1024 },
  { width: 1280, height: 800, targets: true, lines: true },
  { width: 1920, height: 1080, lines: true },
  { width: 2560, height: 1440, lines: true },
];

/** The narrowest and the widest window that pages are made for, in pixels, and how far apart the measured ones are. */
const range = { from: 320, to: 2560, step: 64 };

/**
 * Pages that are like one of the kinds, and guides but the first: unless all of the suite is asked for, each has a
 * quarter of the widths in turn.
 */
const alike = routes.filter((path) => {
  const kind = kinds.find((one) => one.path === path);
  return !kind || (kind.name.startsWith('guide,') && isLikeOneBefore(kind));
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...routes, missingPath]) {
  test(`${path} fits windows from 320 to 2560 px: no word in two lines, no line over 75 characters, no target under 44 px`, async ({
    page,
  }) => {
    await page.goto(siteUrl() + path);
    await hydrated(page);
    await showOwnFonts(page);
    for (const { width, height, targets, lines } of windows) {
      await page.setViewportSize({ width, height });
      const at = `${width} × ${height}`;
      expect.soft(await sidewaysScroll(page), `${at}: scrolls sideways`).toEqual([]);
      expect.soft(await cutTexts(page), `${at}: cuts text off`).toEqual([]);
      if (lines) expect.soft(await longLines(page, 75), `${at}: long lines`).toEqual([]);
      if (targets) expect.soft(await smallTargets(page), `${at}: small targets`).toEqual([]);
    }
    const turn = alike.indexOf(path);
    for (const [index, width] of (await widthsOf(page)).entries()) {
      if (!whole && turn >= 0 && index % 4 !== turn % 4) continue;
      await page.setViewportSize({ width, height: 800 });
      const [broken, sideways] = await Promise.all([brokenWords(page), sidewaysScroll(page)]);
      expect.soft(broken, `${width} px: words in two lines`).toEqual([]);
      expect.soft(sideways, `${width} px: scrolls sideways`).toEqual([]);
    }
    // On a slow line, with whatever fonts there are; here, none that is narrow.
    await page.evaluate(() => {
      document.documentElement.dataset.fonts = 'later';
    });
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysScroll(page), `${width} px, other fonts: scrolls sideways`).toEqual([]);
      expect.soft(await cutTexts(page), `${width} px, other fonts: cuts text off`).toEqual([]);
    }
  });
}

for (const { name, path } of kinds.filter((kind) => whole || !isLikeOneBefore(kind))) {
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

/** Where words are measured: at even steps, and on both sides of every width at which the page's styles change. */
async function widthsOf(page: Page): Promise<readonly number[]> {
  const { from, to, step } = range;
  const even = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
  const changes = (await breakpoints(page)).filter((width) => width > from && width < to);
  return [...new Set([...even, ...changes])].sort((one, other) => one - other);
}

/** What makes the page wider than its window; only the page itself says whether it scrolls. */
async function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const told = wide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    return [`${scrollWidth} px in ${clientWidth}`, ...told.slice(0, 6)];
  });
}
