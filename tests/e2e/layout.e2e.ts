import { paths } from '@mint-row/shared/contract';
import { expect, type Page, test } from '@playwright/test';
import { walk } from '../a11y/tab-walk.ts';
import { smallTargets } from '../a11y/targets.ts';
import { cutTexts, longLines } from '../a11y/text-lines.ts';
import { routes, siteUrl } from '../site/editions.ts';
import { kinds, missingPath } from '../site/kinds.ts';
import { hydrated } from './watch.ts';

const windows = [
  { width: 320, height: 800 },
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...routes, missingPath]) {
  test(`${path} fits windows from 320 to 2560 px, and no line is longer than 75 characters`, async ({ page }) => {
    await page.goto(siteUrl() + path, { waitUntil: 'networkidle' });
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const at = `${viewport.width} × ${viewport.height}`;
      expect.soft(await sidewaysScroll(page), `${at}: scrolls sideways`).toEqual([]);
      expect.soft(await cutTexts(page), `${at}: cuts text off`).toEqual([]);
      if (viewport.width >= 1280) expect.soft(await longLines(page, 75), `${at}: long lines`).toEqual([]);
    }
  });
}

for (const { name, path } of kinds) {
  for (const width of [360, 1280]) {
    test(`${name}: every target is 44 px or more at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(siteUrl() + path, { waitUntil: 'networkidle' });
      await hydrated(page);
      expect(await smallTargets(page)).toEqual([]);
    });
  }

  test(`${name}: in forced colours, buttons keep a border and the focus its ring`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(siteUrl() + path, { waitUntil: 'networkidle' });
    expect(await unmarkedButtons(page)).toEqual([]);
    const stops = await walk(page);
    const unseen = stops.flatMap((stop) => stop.faults.filter((fault) => /outline/.test(fault)).map(() => stop.name));
    expect(unseen).toEqual([]);
  });
}

test.describe('the theme', () => {
  test('follows the system', async ({ page }) => {
    await page.goto(siteUrl());
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await paper(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(page)).not.toBe(light);
  });

  test('goes round system, light and dark by its switch, and is remembered before anything is painted', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, { themesSeen: seen });
      const look = () => seen.push(document.documentElement.dataset.theme ?? null);
      // The body begins after everything that holds painting back; frames are what was painted.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        look();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      requestAnimationFrame(look);
      document.addEventListener('DOMContentLoaded', look);
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(siteUrl());
    await hydrated(page);
    const dark = await paper(page);
    const button = page.locator('.theme-switch');
    for (const theme of ['light', 'dark', 'system']) {
      await button.click();
      await expect(button).toHaveAttribute('aria-label', `Theme: ${theme}`);
      expect((await paper(page)) === dark).toBe(theme !== 'light');
      await page.reload();
      await hydrated(page);
      const seen = await page.evaluate(() => (window as unknown as { themesSeen: (string | null)[] }).themesSeen);
      expect(seen.length).toBeGreaterThanOrEqual(3);
      expect(new Set(seen)).toEqual(new Set([theme === 'system' ? null : theme]));
      await expect(button).toHaveAttribute('aria-label', `Theme: ${theme}`);
      expect((await paper(page)) === dark).toBe(theme !== 'light');
    }
  });
});

test.describe('motion', () => {
  const foilPages = [paths.home, paths.franchise.pokemon, paths.character('charizard')];

  for (const path of foilPages) {
    test(`${path}: nothing moves where the visitor asks for none`, async ({ page }) => {
      await page.goto(siteUrl() + path, { waitUntil: 'networkidle' });
      await hydrated(page);
      const foil = page.locator('.foil').first();
      await foil.hover();
      expect(await moving(page)).toEqual([]);
    });
  }

  test('foil does follow the pointer where the visitor asks for nothing', async ({ browser }) => {
    const page = await browser.newPage({ reducedMotion: 'no-preference' });
    await page.goto(siteUrl() + paths.character('charizard'), { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.locator('.foil').first().hover();
    expect(await moving(page)).not.toEqual([]);
    await page.close();
  });
});

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

/** The buttons, and links that look like them, of which forced colours leave no border, nor a drawn sign. */
async function unmarkedButtons(page: Page): Promise<readonly string[]> {
  return page.locator('a.button, a.market-link, button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const around = getComputedStyle(document.body).backgroundColor;
        const bordered = [button, ...button.querySelectorAll('button > svg, button > .menu-glyph')].some((element) => {
          const { borderTopStyle, borderTopWidth, borderTopColor, stroke } = getComputedStyle(element);
          const border = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
          return (border && borderTopColor !== around) || (element instanceof SVGElement && stroke !== around);
        });
        return !bordered;
      })
      .map((button) => `${button.className} “${button.getAttribute('aria-label') ?? button.textContent}”`),
  );
}

async function paper(page: Page): Promise<string> {
  return page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
}

/** What is animated, or would take its time to change. */
async function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().map((animation) => `runs: ${animation.constructor.name}`);
    const timed = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationName } = getComputedStyle(element, pseudo);
        const slow = transitionDuration.split(', ').some((duration) => Number.parseFloat(duration) > 0.01);
        const what = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`;
        return slow || animationName !== 'none' ? [`${what}: ${transitionDuration}, ${animationName}`] : [];
      }),
    );
    return [...running, ...timed];
  });
}
