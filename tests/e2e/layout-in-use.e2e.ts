import { type BinderEntry, writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { expectFit, expectFits, widthParts } from '../a11y/windows.ts';
import { inTurn, whole } from '../sample.ts';
import { cards } from '../site/catalogue.ts';
import { entry, keep, openBinder, pockets } from './binder-parts.ts';
import { field, open, options } from './search-parts.ts';

interface Use {
  name: string;
  open: (page: Page) => Promise<void>;
  /** The selector of the overlay in use, if there is one. */
  within?: string;
  /** The widths of windows, in pixels, that are always measured. */
  widths?: readonly number[];
}

/** Parts that pages show only in use. */
const uses: readonly Use[] = [
  {
    name: 'a binder of every card, one of them being edited',
    open: async (page) => {
      await keep(page, writeDocument(everyCard));
      await openBinder(page);
      await expect(pockets(page)).toHaveCount(everyCard.length);
      await pockets(page).nth(1).getByText('Edit').click();
      await expect(pockets(page).getByRole('button', { name: 'Save' })).toBeVisible();
    },
  },
  {
    name: 'the results of a search',
    open: async (page) => {
      await open(page, `${paths.search}?q=marvel`);
      await expect(options(page).nth(20)).toBeVisible();
    },
  },
  {
    name: 'the search over a page',
    open: async (page) => {
      await open(page, paths.home);
      await page.keyboard.press('/');
      await field(page).fill('grading');
      await expect(options(page).nth(5)).toBeVisible();
    },
    within: 'dialog',
  },
  {
    name: 'a comparison of three cards',
    open: async (page) => {
      const keys = cards.slice(0, 3).map(({ key }) => key);
      await open(page, `${paths.compare}?cards=${keys.join(',')}`);
      await expect(page.locator('.compare-facts thead th')).toHaveCount(3);
    },
  },
  {
    name: 'a price guide in which nothing is found',
    open: async (page) => {
      await open(page, `${paths.values}?franchise=pokemon&q=xyzzy&sort=value`);
      await expect(page.locator('.values-shown')).toContainText(`0 of ${cards.length} cards`);
    },
    widths: [1024, 1088, 1280, 1920],
  },
  {
    name: 'the Top 50 with the details of each card',
    open: async (page) => {
      await open(page, paths.top50);
      const all = page.locator('main details');
      expect(await all.count()).toBeGreaterThan(20);
      await all.evaluateAll((details: HTMLDetailsElement[]) => {
        for (const one of details) one.open = true;
      });
    },
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: whole ? 300_000 : 60_000 });

for (const use of uses) {
  test(`${use.name} fits windows of all widths, and text of 200 %`, async ({ page }) => {
    await use.open(page);
    await expectFits(page, inTurn(widthParts, use.name), use.within);
    for (const width of use.widths ?? []) await expectFit(page, 16, { width, height: 800 }, use.within);
  });
}

/** Every card of the site as an entry of a binder, with all fields that its owner can fill. */
const everyCard: readonly BinderEntry[] = cards.map(({ key, title }) =>
  entry(key, {
    name: title,
    grade: 'PSA 10 GEM MINT',
    note: 'From the show in Springfield; one soft corner.',
    paid: 1_234_567,
  }),
);
