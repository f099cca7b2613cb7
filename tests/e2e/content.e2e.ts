import { expect, type Page, test } from '@playwright/test';
import {
  badFragments,
  changeLivePage,
  changesOfDocuments,
  changesOfPages,
  settled,
  visitChangedDocument,
  visitFragment,
  visitWithoutStorage,
} from '../../lab/attack/visitors/changes.ts';
import { Contents, otherThan } from '../../lab/attack/visitors/contents.ts';
import { storageFaults } from '../faults/storage.ts';
import { type Sites, throwAt } from '../faults/throwing.ts';
import { inTurn, isTried, sampleOf } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { pageOfEachKind } from '../site/kinds.ts';
import { click } from './follow.ts';

/** The pages on which all code throws, in turn: one, or all if SUITE=whole. */
const thrownOn = inTurn(pageOfEachKind('whatever throws'), 'whatever throws');

/** A page with each fault of storage. */
const withoutStorage = sampleOf(
  storageFaults.flatMap((fault) => pageOfEachKind('without storage').map((kind) => ({ fault, ...kind }))),
  ({ fault, name }) => `${fault}: ${name}`,
  ({ fault }) => [fault],
);

/** The changes of extensions and translators to a document, each with and without the page's code. */
const changed = sampleOf(
  Object.entries(changesOfDocuments).flatMap(([what, change]) =>
    ['comes', 'does not come'].map((code) => ({ what, change, code })),
  ),
  ({ what, code }) => `${what}, ${code}`,
  ({ what, code }) => [what, code],
);

/** Each change of a hydrated page, and each element that is changed. */
const changedLive = sampleOf(
  changesOfPages,
  ({ change, selector }) => `${change} ${selector}`,
  ({ change, selector }) => [change, selector],
);

let contents: Contents;

test.beforeAll(async ({ browser }) => {
  contents = await Contents.read(browser, siteUrl());
});

test.describe('with faulty storage, a page is hydrated, and can be left and returned to', () => {
  for (const [turn, { fault, name, path }] of withoutStorage.entries()) {
    test(`${fault}: ${name}`, ({ page }) => visitWithoutStorage(page, contents, path, [fault, turn]));
  }
});

test.describe('with throwing code, the page stays', () => {
  for (const { name, path } of thrownOn) {
    test(`every effect and listener of ${name} throws, in turn`, async ({ browser }) => {
      test.setTimeout(600_000);
      const healthy = await visit(path, null);
      expect(healthy.documents, 'with nothing that throws').toBe(1);
      const found = [...healthy.met].filter((site) => !site.includes('_hitTarget')).sort();
      for (const kind of ['effect', 'cleanup', 'listener']) {
        expect(found.filter((site) => site.startsWith(kind)).length, `${kind}s are found`).toBeGreaterThan(0);
      }
      // All together; then one by one some of them, or all if SUITE=whole.
      const alone = found.filter((site) => isTried(`${name}: ${site}`, 24));
      for (const failing of ['effect', 'cleanup', 'listener', ...alone]) await visit(path, failing);

      async function visit(from: string, failing: string | null) {
        const context = await browser.newContext();
        try {
          return await test.step(failing?.slice(0, 100) ?? 'nothing', async () => {
            const page = await context.newPage();
            return visitAll(page, from, failing);
          });
        } finally {
          await context.close();
        }
      }
    });
  }
});

test.describe('a document that others change stays', () => {
  for (const { what, change, code } of changed) {
    test(`a browser that ${what}, when the page’s code ${code}`, ({ page }) =>
      visitChangedDocument(page, contents, change, code === 'comes'));
  }
});

test.describe('the next page loads after others changed a hydrated page', () => {
  for (const change of changedLive) {
    test(`a browser that ${change.change} ${change.selector}`, ({ page }) => changeLivePage(page, contents, change));
  }
});

test.describe('a fragment that does not decode', () => {
  for (const fragment of inTurn(badFragments, 'a fragment that does not decode')) {
    test(`${fragment} leads to its page, with a click, with Back and as an address`, ({ page }) =>
      visitFragment(page, contents, fragment));
  }
});

/** Reads a page, uses its controls, goes to another one and back, and reads it each time. */
async function visitAll(page: Page, path: string, failing: string | null): Promise<Sites & { documents: number }> {
  const sites = await throwAt(page, failing);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const other = otherThan(path);
  // A listener that does not run may prevent a navigation: then the page before stays.
  const either = failing?.startsWith('listener') ? [path, other] : [];
  await page.goto(siteUrl() + path);
  await settled(page);
  await contents.areShown(page, path);
  await page.locator('header button[aria-label^="Theme"]').click();
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.click());
  await expect(page).toHaveURL(/#main$/);
  await page.goBack();
  await contents.areShown(page, path);
  await click(page, other);
  await contents.areShown(page, other, either);
  await settled(page);
  await contents.areShown(page, other, either);
  await page.goBack();
  await contents.areShown(page, path, either);
  await settled(page);
  await contents.areShown(page, path, either);
  expect(sites.blank, 'no frame without the page').toBe(0);
  expect(documents, 'each address is loaded once').toBeLessThanOrEqual(3);
  return { ...sites, documents };
}
