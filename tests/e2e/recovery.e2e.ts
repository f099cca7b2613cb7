import { paths, plainName } from '@mint-row/kit/contract';
import { expect } from '@playwright/test';
import { faults } from '../faults/faults.ts';
import { readServed } from '../faults/served.ts';
import { test } from '../faults/test.ts';
import { siteUrl } from '../site/addresses.ts';

const [marvel, pokemon] = ['/marvel', '/pokemon'];

test('a page is hydrated as soon as its remote answers again', async ({ visit, server }) => {
  server.inject({
    at: (path) => /\/(?:remote|document)Entry\.[\w-]+\.js$/.test(path),
    failure: { kind: 'status', status: 503 },
  });
  await visit.open(marvel);
  await visit.until('a notice says that features could not be loaded', () => visit.showsNotice());
  await visit.mark();
  server.lift();
  await visit.until('the page is hydrated', () => visit.isHydrated());
  expect(await visit.marked()).toBe(true);
});

test('shows the notice again when a page fails a second time', async ({ visit, server }) => {
  const { page } = visit;
  const effect = faults.find(({ name }) => name === 'throws in an effect');
  // Injected before the tab reads the registry, whose releases it keeps.
  await effect?.inject(server, await readServed(siteUrl(), 'marvel', '/marvel'));
  await visit.open(pokemon);
  await visit.untilHydrated();
  for (const time of ['once', 'again']) {
    await visit.follow(marvel);
    await visit.until(`a notice says ${time} that features could not be loaded`, () => visit.showsNotice());
    await expect(page.locator('main h1')).toContainText('Marvel');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('.notice')).toHaveCount(0);
    await visit.follow(pokemon);
    await visit.comes('the other page', async () => /Pok/.test(await page.title()));
  }
  expect(visit.unhandled).toEqual([]);
});

for (const [what, at] of [
  ['entry', (path: string) => /\/(?:remote|document)Entry\.[\w-]+\.js$/.test(path)],
  ['data', (path: string) => plainName(path).endsWith('/data/marvel.json')],
] as const) {
  test(`a release without its ${what} is given up at once, and its document loads without a wait`, async ({
    visit,
    server,
  }) => {
    await visit.open(pokemon);
    await visit.untilHydrated();
    await visit.recoveryIsReady();
    await visit.mark();
    server.inject({ at, failure: { kind: 'status', status: 404 } });
    await visit.page.clock.pauseAt(Date.now() + 3_600_000);
    await visit.follow(marvel);
    await expect(visit.page).toHaveTitle(/^Marvel/);
    expect(await visit.marked(), 'in another document').toBe(false);
  });
}

test('offline, visited pages are still there; another shows a notice, and loads when the network is back', async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open(marvel);
  await visit.untilHydrated();
  await visit.recoveryIsReady();
  await visit.follow(paths.about);
  await visit.comes('the other page', async () => (await page.title()).includes('About'));
  await visit.mark();
  await page.context().setOffline(true);
  await visit.follow(marvel);
  await visit.comes('the page that was read', async () => (await page.title()).startsWith('Marvel'));
  await visit.follow(pokemon);
  await visit.until('the page says so', () => visit.showsHeading('You are offline'));
  await expect(page).toHaveURL(visit.url + pokemon);
  await page.context().setOffline(false);
  await expect(page).toHaveTitle(/Pok/);
  await visit.untilHydrated();
  expect(await visit.marked()).toBe(true);
  expect(visit.unhandled).toEqual([]);
});
