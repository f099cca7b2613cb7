import { addressIn, paths, searchIndexPath } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { passTimeUntil } from '../faults/pass-time.ts';
import { testFolder } from '../site/compose-built-site.ts';
import { startFaultyServer } from '../site/faulty-server.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { dialog, field } from './search-parts.ts';
import { hydrated, watch } from './watch.ts';

// One set of tests for a site at the root of an origin and for one in a folder.

for (const inFolder of ['/', testFolder]) {
  test.describe(`a site in ${inFolder}`, () => {
    // All of them use one server.
    test.describe.configure({ mode: 'serial' });
    let served: Served;
    const address = (path: string) => addressIn({ folder: inFolder }, path);
    const url = (path: string) => served.url + path;

    test.beforeAll(async () => {
      test.setTimeout(120_000);
      served = await serveBuiltSite('dist', { inFolder });
    });
    test.afterAll(() => served?.stop());

    /** Expects that every address that the browser was asked for, and every one on the page, is in the folder. */
    async function expectInside(page: Page, requests: readonly string[]) {
      expect(requests.filter((one) => !one.startsWith(url('/')))).toEqual([]);
      const written = await page.evaluate(() =>
        [...document.querySelectorAll('[href], [src], [srcset]')].flatMap((element) =>
          ['href', 'src', 'srcset'].map((name) => element.getAttribute(name) ?? '#'),
        ),
      );
      const outside = written.filter((one) => one.startsWith('/') && !one.startsWith(inFolder));
      expect(outside).toEqual([]);
    }

    test('is kept for offline use within its folder', async ({ page }) => {
      const server = await startFaultyServer(new URL(served.url).origin);
      const top = server.url + inFolder;
      await page.goto(server.url + address(paths.binder));
      await hydrated(page);
      await page.getByRole('button', { name: 'Keep for offline' }).click();
      await page.getByRole('button', { name: /^Keep for offline, / }).click();
      await page.getByText(/^Kept: /).waitFor();
      const scopes = await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      );
      expect(scopes).toEqual([top]);
      server.inject({ at: () => true, failure: { kind: 'refused' } });
      for (const path of [paths.values, paths.binder]) {
        await page.goto(server.url + address(path));
        await hydrated(page);
      }
      await server.stop();
    });

    test('hydrates, is navigated without documents, and goes back', async ({ page }) => {
      const { problems, requests } = await watch(page);
      await page.goto(url(paths.home));
      await hydrated(page);
      await expectInside(page, requests);
      await page.locator(`footer a[href="${address(paths.characters)}"]`).click();
      await expect(page).toHaveURL(url(paths.characters));
      await expect(page.locator('main h1')).toBeFocused();
      await page
        .locator(`main a[href^="${address('/characters/')}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${url('/characters/')}[a-z-]+$`));
      await hydrated(page);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^https://mintrow\\.example${address('/characters/')}[a-z-]+$`),
      );
      await expectInside(page, requests);
      await page
        .locator(`header a[href="${address(paths.home)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(url(paths.home));
      await page.goBack();
      await expect(page).toHaveURL(/\/characters\//);
      await expect(page.locator('main img').first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(url(paths.characters));
      await expect(page.locator('main h1')).toBeVisible();
      await expectInside(page, requests);
      const documents = requests.filter((one) => !/\.\w+$/.test(one));
      expect(documents).toEqual([url(paths.home)]);
      expect(problems).toEqual([]);
    });

    test('keeps what a list shows in the address', async ({ page }) => {
      const { problems } = await watch(page);
      await page.goto(url(paths.glossary));
      await hydrated(page);
      await page.locator('main').getByRole('searchbox').fill('welded');
      await expect(page).toHaveURL(`${url(paths.glossary)}?q=welded`);
      expect(problems).toEqual([]);
    });

    test('is searched', async ({ page }) => {
      const { problems, requests } = await watch(page);
      await page.goto(url(paths.guides));
      await hydrated(page);
      await page.keyboard.press('/');
      await field(page).fill('dark vader');
      await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
      await expectInside(page, requests);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(url(paths.character('darth-vader')));
      await expect(page.locator('main h1')).toBeFocused();
      expect(requests).toContain(url(searchIndexPath));
      expect(problems).toEqual([]);
    });

    test('has a binder, which no other folder of the origin shares', async ({ page }) => {
      const { problems, requests } = await watch(page);
      await page.goto(url(paths.character('charizard')));
      await hydrated(page);
      await page.locator('[data-collect="have"]').first().click();
      await page.getByRole('button', { name: 'Open it' }).click();
      await expect(page).toHaveURL(url(paths.binder));
      await hydrated(page);
      await expect(page.locator('main')).toContainText('Charizard');
      await expectInside(page, requests);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([`binder${inFolder.slice(1)}`]);
      expect(problems).toEqual([]);
    });

    test('survives a remote that fails', async ({ page }) => {
      await page.clock.install();
      await page.route('**/remotes/marvel/**/*.js', (route) => route.abort());
      await page.goto(url('/marvel'));
      const heading = await page.locator('main h1').innerText();
      const again = page.getByRole('button', { name: 'Try again' });
      await passTimeUntil(page, 'a notice', () => again.isVisible());
      expect(await page.locator('main h1').innerText()).toBe(heading);
      await page.unroute('**/remotes/marvel/**/*.js');
      await again.click();
      await hydrated(page);
      await page.route('**/remotes/pokemon/**', (route) => route.abort());
      await page
        .locator(`header a[href="${address('/pokemon')}"]`)
        .first()
        .click();
      // Its code does not load, so the browser loads its document.
      await passTimeUntil(page, 'the document', async () => page.url() === url('/pokemon'));
      await expect(page.locator('main h1')).toContainText('Pokémon');
    });

    test('has a not-found page, whose links lead back', async ({ page }) => {
      const { requests } = await watch(page);
      const answer = await page.goto(url('/guides/nope'));
      expect(answer?.status()).toBe(404);
      await hydrated(page);
      await expectInside(page, requests);
      // Styles find its links by another attribute than their address.
      const list = page.locator(`main a[href="${address(paths.characters)}"]`);
      expect(await list.evaluate((link) => getComputedStyle(link, '::before').content)).toContain('A');
      await page
        .locator(`main a[href="${address(paths.home)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(url(paths.home));
      await expect(page.locator('main h1')).toBeFocused();
    });

    test('works without JavaScript', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(url(paths.guides));
      await page
        .locator(`main a[href="${address(paths.guide('grading'))}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(url(paths.guide('grading')));
      await context.close();
    });
  });
}
