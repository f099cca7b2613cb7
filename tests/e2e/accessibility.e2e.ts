import { expect, type Page, test } from '@playwright/test';
import { type Finding, runAxe } from '../a11y/axe.ts';
import { combinations, type State } from '../a11y/combinations.ts';
import { enter, floating } from '../a11y/enter.ts';
import { poorTexts } from '../a11y/pixel-contrast.ts';
import { reviewed } from '../a11y/reviewed.ts';
import { siteUrl } from '../site/editions.ts';
import { hydrated } from './watch.ts';

for (const { path, width, height, theme, states } of combinations) {
  test.describe(() => {
    test.use({
      viewport: { width, height },
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce' },
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test(`${path} at ${width} px, ${theme}: ${states.join(', ')}`, async ({ page }) => {
      await page.goto(siteUrl() + path, { waitUntil: 'networkidle' });
      await hydrated(page);
      for (const state of states) {
        await test.step(state, async () => {
          const leave = await enter[state](page);
          if (!leave) return;
          await expectAccessible(page, state);
          await leave();
        });
      }
    });
  });
}

const isContrast = ({ rule }: Finding) => rule.startsWith('color-contrast');

async function expectAccessible(page: Page, state: State) {
  const { violations, incomplete } = await runAxe(page);
  expect.soft(violations.map(tell), `${state}: violations`).toEqual([]);

  const unreviewed = await withoutReviewed(
    page,
    incomplete.filter((finding) => !isContrast(finding)),
  );
  expect.soft(unreviewed.map(tell), `${state}: what axe leaves to people, and nobody has reviewed`).toEqual([]);

  const texts = incomplete.filter(isContrast).map(({ selector }) => selector);
  const poor = await poorTexts(page, state === 'as loaded' ? texts : await within(page, texts, floating));
  const told = poor.map(({ selector, text, contrast, needed }) => `${selector} “${text}”: ${contrast} of ${needed}`);
  expect.soft(told, `${state}: text that stands out too little`).toEqual([]);
}

async function withoutReviewed(page: Page, findings: readonly Finding[]): Promise<readonly Finding[]> {
  const listed = await page.evaluate(
    ([found, list]) =>
      found.map((finding) =>
        list.some(({ rule, selector }) => {
          return rule === finding.rule && document.querySelector(finding.selector)?.matches(selector) === true;
        }),
      ),
    [findings, reviewed] as const,
  );
  return findings.filter((_, index) => !listed[index]);
}

/** Those of the elements that lie in another one. */
async function within(page: Page, selectors: readonly string[], container: string): Promise<readonly string[]> {
  return page.evaluate(([all, around]) => all.filter((selector) => document.querySelector(selector)?.closest(around)), [
    selectors,
    container,
  ] as const);
}

function tell({ rule, selector, html, message }: Finding): string {
  return `${rule}: ${selector} ${html}: ${message}`;
}
