import { offlineWorkerPath, paths } from '@mint-row/kit/contract';
import { expect, type Page } from '@playwright/test';
import { runAxe } from '../a11y/axe.ts';
import { setTextSize } from '../a11y/conditions.ts';
import { poorTexts } from '../a11y/pixel-contrast.ts';
import { expectFit } from '../a11y/windows.ts';
import { test } from '../faults/test.ts';
import { inTurn } from '../sample.ts';
import { follow } from './follow.ts';
import {
  collectIronMan,
  dialog,
  doesNotOpen,
  goOffline,
  ironMan,
  isGlossary,
  isKept,
  keepButton,
  keepPages,
  openDialog,
  openKept,
  said,
} from './offline-parts.ts';
import { hydrated, watch } from './watch.ts';

/** A collector of Iron Man, and a site that fails on request, at an address of its own: nothing is kept there yet. */
test.beforeEach(async ({ page, server }) => {
  server.lift();
  await collectIronMan(page);
});

const keptPaths = [paths.binder, paths.checklists, paths.values, paths.glossary, ironMan];

/** What the browser keeps for the site: the number of its caches, and of its workers. */
const left = (page: Page) =>
  page.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length]);

const nothing = [0, 0];

test('what a collector keeps opens and runs without a network, and nothing else does', async ({ page, server }) => {
  await keepPages(page, server.url);
  goOffline(server);
  const { problems } = await watch(page);
  for (const path of keptPaths) {
    await openKept(page, server.url, path);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.locator('main img').evaluateAll(areWhole), `pictures of ${path}`).toEqual([]);
  }
  // A link of the site leads there without another document.
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await page.locator('header a.binder-link').click();
  await expect(page.locator('.my-binder-pocket')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-marked', '');
  expect(problems.filter((problem) => /policy|uncaught/.test(problem))).toEqual([]);
  await doesNotOpen(page, server.url + paths.about);
});

/** The addresses of the pictures that did not arrive. */
function areWhole(images: (HTMLElement | SVGElement)[]): string[] {
  return images.flatMap((image) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 ? image.src : [],
  );
}

test('nobody gets a worker who did not ask, and only two pages may register one', async ({ page, server }) => {
  for (const path of [...keptPaths, paths.home]) {
    const answer = await page.goto(server.url + path);
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    const isKeeping = path === paths.binder || path === paths.checklists;
    expect(policy, path).toContain(`trusted-types ${isKeeping ? 'mint-row-offline' : "'none'"}`);
    await hydrated(page);
  }
  expect(await left(page)).toEqual(nothing);
});

test('a visitor who came by a link keeps the pages with the same press', async ({ page, server }) => {
  const { problems } = await watch(page);
  await page.goto(server.url + paths.home);
  await hydrated(page);
  await follow(page, paths.binder);
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await keepButton(page).click();
  await isKept(page);
  expect(problems).toEqual([]);
});

test('a release that switches it off takes it from everybody', async ({ page, server }) => {
  await keepPages(page, server.url);
  const removing = await (await page.request.get(`${server.url}/sw.js`)).body();
  server.inject({ at: (path) => path === offlineWorkerPath, failure: { kind: 'changed', change: () => removing } });
  await page.goto(server.url + paths.about);
  // The removing worker loads the page again, perhaps while it is asked.
  await expect(async () => expect(await left(page)).toEqual(nothing)).toPass();
  await hydrated(page);
});

test('the dialog is used with keys alone, and gives the focus back', async ({ page, server }) => {
  await page.goto(server.url + paths.binder);
  await hydrated(page);
  const opener = page.getByRole('button', { name: 'Keep for offline' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator(':focus')).toHaveText('Close');
  await expect(keepButton(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(keepButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await isKept(page);
  // The button that was pressed is now the one that takes it all away.
  await expect(dialog(page).getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(keepButton(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

const looks = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const;

for (const { width, theme } of inTurn(looks, 'the dialog has no fault', 2)) {
  test(`the dialog has no fault in any state at ${width} px, ${theme}`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const check = async (state: string) => {
      await test.step(state, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectNoFault(page);
        await expectFit(page, 16, { width, height: 800 }, '.keep-dialog');
        await setTextSize(page, 32);
        await expectFit(page, 32, { width: 320, height: 800 }, '.keep-dialog');
        await setTextSize(page, 16);
      });
    };
    await openDialog(page, server.url);
    await expect(keepButton(page)).toBeVisible();
    await check('asking');
    server.inject({ at: isGlossary, failure: { kind: 'held' } });
    await keepButton(page).click();
    await expect(said(page)).toContainText(/^Keeping \d+ of \d+ files/);
    await check('keeping');
    server.lift();
    await isKept(page);
    await check('kept');
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await expect(keepButton(page)).toBeVisible();
    await check('removed');
    server.inject({ at: isGlossary, failure: { kind: 'status', status: 503 } });
    await keepButton(page).click();
    await expect(said(page)).toContainText('did not all arrive', { timeout: 30_000 });
    await check('failed');
  });
}

/** Expects that axe finds nothing, and leaves nothing undecided but contrast, which is measured here. */
async function expectNoFault(page: Page): Promise<void> {
  const { violations, incomplete } = await runAxe(page);
  expect.soft(violations).toEqual([]);
  const contrast = incomplete.filter(({ rule }) => rule.startsWith('color-contrast'));
  // Only the page beneath has hidden parts, and was checked without the dialog.
  const others = incomplete.filter(({ rule }) => !rule.startsWith('color-contrast') && rule !== 'hidden-content');
  expect.soft(others).toEqual([]);
  const texts = contrast.map(({ selector }) => selector);
  expect.soft(await poorTexts(page, texts)).toEqual([]);
}

test('one press takes it all away', async ({ page, server }) => {
  await keepPages(page, server.url);
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => left(page)).toEqual(nothing);
  await expect(keepButton(page), 'it can be kept again').toBeEnabled();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  goOffline(server);
  await doesNotOpen(page, server.url + paths.binder);
});
