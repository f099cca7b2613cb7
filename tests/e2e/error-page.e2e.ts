import { expect } from '@playwright/test';
import { faults } from '../faults/faults.ts';
import { readServed } from '../faults/served.ts';
import { test } from '../faults/test.ts';
import { siteUrl } from '../site/addresses.ts';

const [marvel, pokemon] = ['/marvel', '/pokemon'];
const couldNotBeLoaded = 'This page could not be loaded';
const everything = () => true;

test.describe('an address whose document does not load either', () => {
  test('shows an error page with a way home, and loads on request', async ({ visit, server }) => {
    const { page } = visit;
    await visit.open(pokemon);
    await visit.untilHydrated();
    await visit.recoveryIsReady();
    server.inject({ at: everything, failure: { kind: 'refused' } });
    await visit.mark();
    await visit.follow(marvel);
    await visit.until('the error page', () => visit.showsHeading(couldNotBeLoaded));
    await expect(page).toHaveURL(visit.url + marvel);
    await expect(page).toHaveTitle(`${couldNotBeLoaded} · Mint Row`);
    await expect(page.locator('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.locator('header')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    await page.goBack();
    await visit.comes('the page before, from memory', async () => /Pok/.test(await page.title()));
    await page.goForward();
    await visit.until('the error page', () => visit.showsHeading(couldNotBeLoaded));
    server.lift();
    await page.locator('main').getByRole('button', { name: 'Try again' }).click();
    await visit.comes('the page', async () => (await page.title()).startsWith('Marvel'));
    expect(await visit.marked()).toBe(true);
    expect(visit.unhandled).toEqual([]);
  });

  test('shows the same error page when its page throws', async ({ visit, server }) => {
    const render = faults.find(({ name }) => name === 'throws on render');
    await render?.inject(server, await readServed(siteUrl(), 'marvel', '/marvel'));
    await visit.open(pokemon);
    await visit.untilHydrated();
    await visit.recoveryIsReady();
    server.inject({ at: (path) => path === marvel, failure: { kind: 'refused' } });
    await visit.follow(marvel);
    await visit.until('the error page', () => visit.showsHeading(couldNotBeLoaded));
    await expect(visit.page).toHaveTitle(`${couldNotBeLoaded} · Mint Row`);
    expect(visit.unhandled).toEqual([]);
  });

  test('retries every 30 s without moving focus, and announces the result only after “Try again”', async ({
    visit,
    server,
  }) => {
    const { page } = visit;
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'HEAD' && request.url().endsWith(marvel)) asked += 1;
    });
    await visit.open(pokemon);
    await visit.untilHydrated();
    await visit.recoveryIsReady();
    server.inject({ at: everything, failure: { kind: 'status', status: 503 } });
    await visit.follow(marvel);
    await visit.until('the error page', () => visit.showsHeading(couldNotBeLoaded));
    const home = page.locator('main').getByRole('link', { name: 'Return to Home' });
    await home.focus();
    await visit.until('it is asked a third time', async () => asked >= 3);
    await expect(home).toBeFocused();
    await expect(page.locator('main').getByRole('status')).toHaveText('');
    const status = page.locator('main').getByRole('status');
    const announced = await status.evaluateHandle((region) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      return texts;
    });
    await page.locator('main').getByRole('button', { name: 'Try again' }).click();
    await visit.until('it says that there is no answer', () => page.getByText('still no answer').isVisible());
    expect(await announced.jsonValue()).toEqual(['Trying again …', 'There is still no answer.']);
    expect(visit.unhandled).toEqual([]);
  });

  test('loads as soon as the address answers again', async ({ visit, server }) => {
    await visit.open(pokemon);
    await visit.untilHydrated();
    await visit.recoveryIsReady();
    server.inject({ at: everything, failure: { kind: 'status', status: 503 } });
    await visit.follow(marvel);
    await visit.until('the error page', () => visit.showsHeading(couldNotBeLoaded));
    server.lift();
    await visit.until('the page', async () => (await visit.page.title()).startsWith('Marvel'));
    expect(visit.unhandled).toEqual([]);
  });
});
