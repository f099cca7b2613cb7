import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { open } from './paper.ts';

/** Pages with instructions that need a screen. */
const instructed = [
  { path: paths.home, asks: 'Try wear on this card' },
  { path: paths.values, asks: 'Compare two to four cards' },
  { path: paths.guide('grading'), asks: 'Take hold of the picture' },
  { path: paths.guide('is-it-real'), asks: 'Choose what you see' },
  { path: paths.guide('what-is-it-worth'), asks: 'Enter up to five sales' },
  { path: paths.guide('store-post-sell'), asks: 'Three answers, one suggestion' },
  { path: paths.guide('which-base-set'), asks: 'Answer what you can see' },
  { path: paths.guide('which-charizard'), asks: 'Begin with the number' },
  { path: paths.guide('read-a-pokemon-card'), asks: 'Choose a number on the card' },
  { path: paths.guide('marvel-1990-to-1996'), asks: 'Choose a maker' },
  { path: paths.guide('pmgs-parallels-refractors'), asks: 'Choose the set' },
];

test('paper has no instructions that need a screen', async ({ page }) => {
  for (const { path, asks } of instructed) {
    await open(page, path);
    await expect.soft(page.locator('main').getByText(asks), path).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.locator('main').getByText(asks), path).toBeHidden();
    await expect.soft(page.locator('input:visible'), path).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
