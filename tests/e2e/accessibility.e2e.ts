import { expect, type Page, test } from '@playwright/test';
import { type Finding, runAxe } from '../a11y/axe.ts';
import { combinations, type State, sizes } from '../a11y/combinations.ts';
import { enter, floating, shownLater } from '../a11y/enter.ts';
import { poorTexts } from '../a11y/pixel-contrast.ts';
import { siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

for (const { path, width, height, theme, states } of combinations) {
  test.describe(() => {
    test.use({
      viewport: { width, height },
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce' },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // On a busy machine, axe takes most of a minute for the longest pages.
    test.describe.configure({ timeout: 180_000 });

    test(`${path} at ${width} px, ${theme}: ${states.join(', ')}`, async ({ page }) => {
      await page.goto(siteUrl() + path);
      await hydrated(page);
      const hidden: string[] = [];
      for (const state of states) {
        await test.step(state, async () => {
          const leave = await enter[state](page);
          if (!leave) return;
          hidden.push(...(await expectAccessible(page, state)));
          await leave();
        });
      }
      expect.soft(await shownNowhere(page, hidden), 'hidden at every width, so never checked').toEqual([]);
    });
  });
}

/**
 * Expects that axe finds no violation and leaves no manual check: contrast that it cannot decide is measured here.
 * @returns the selectors of hidden elements, which axe did not check
 */
async function expectAccessible(page: Page, state: State): Promise<readonly string[]> {
  const { violations, incomplete } = await runAxe(page);
  expect.soft(violations.map(describeFinding), `${state}: violations`).toEqual([]);

  const contrast = incomplete.filter(({ rule }) => rule.startsWith('color-contrast'));
  const hidden = incomplete.filter(({ rule }) => rule === 'hidden-content');
  const covered = state === 'as loaded' ? [] : await coveredTargets(page, incomplete);
  const others = incomplete.filter((finding) => ![...contrast, ...hidden, ...covered].includes(finding));
  expect.soft(others.map(describeFinding), `${state}: undecided by axe`).toEqual([]);

  const texts = contrast.map(({ selector }) => selector);
  const poor = await poorTexts(page, state === 'as loaded' ? texts : await within(page, texts, floating));
  const descriptions = poor.map(
    ({ selector, text, contrast, needed }) => `${selector} “${text}”: ${contrast} of ${needed}`,
  );
  expect.soft(descriptions, `${state}: text that stands out too little`).toEqual([]);
  const selectors = hidden.map(({ selector }) => selector);
  const later = await within(page, selectors, shownLater);
  return selectors.filter((selector) => !later.includes(selector));
}

/** The elements that are visible at no width of the combinations, with menu and panel closed or open, nor on paper. */
async function shownNowhere(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  let hidden = selectors;
  for (const size of sizes) {
    if (hidden.length === 0) break;
    await page.setViewportSize(size);
    hidden = await page.evaluate((all) => {
      const isHidden = (selector: string) =>
        !document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
      let still = all.filter(isHidden);
      for (const popover of document.querySelectorAll<HTMLElement>('header [popover]:not(:popover-open)')) {
        popover.showPopover();
        still = still.filter(isHidden);
        popover.hidePopover();
      }
      return still;
    }, hidden);
  }
  if (hidden.length === 0) return hidden;
  await page.emulateMedia({ media: 'print' });
  hidden = await page.evaluate(
    (all) => all.filter((one) => !document.querySelector(one)?.checkVisibility({ visibilityProperty: true })),
    hidden,
  );
  await page.emulateMedia({ media: null });
  return hidden;
}

/** The targets below overlays, which cover parts of some; their size was checked before. */
async function coveredTargets(page: Page, findings: readonly Finding[]): Promise<readonly Finding[]> {
  const targets = findings.filter(({ rule }) => rule === 'target-size');
  const selectors = targets.map(({ selector }) => selector);
  const above = await within(page, selectors, floating);
  return targets.filter(({ selector }) => !above.includes(selector));
}

/** The elements that are inside another one. */
async function within(page: Page, selectors: readonly string[], container: string): Promise<readonly string[]> {
  return page.evaluate(([all, around]) => all.filter((selector) => document.querySelector(selector)?.closest(around)), [
    selectors,
    container,
  ] as const);
}

function describeFinding({ rule, selector, html, message }: Finding): string {
  return `${rule}: ${selector} ${html}: ${message}`;
}
