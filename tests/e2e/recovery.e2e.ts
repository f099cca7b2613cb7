import { paths, type Registry } from '@mint-row/shared/contract';
import { expect } from '@playwright/test';
import { changeOneByte, faults, faultyRelease, readServed, type Served } from '../faults/faults.ts';
import { test } from '../faults/test.ts';
import { siteUrl } from '../site/addresses.ts';

const [marvel, pokemon] = ['/marvel', '/pokemon'];
const couldNotBeLoaded = 'This page could not be loaded';
const everything = () => true;

test('a page is hydrated as soon as its remote answers again', async ({ visit, server }) => {
  server.inject({ at: (path) => path.endsWith('/remoteEntry.js'), failure: { kind: 'status', status: 503 } });
  await visit.open(marvel);
  await visit.until('a notice says that features could not be loaded', () => visit.noticed());
  await visit.mark();
  server.lift();
  await visit.until('the page is hydrated', () => visit.isHydrated());
  expect(await visit.marked()).toBe(true);
});

test('a page that fails again is said to, though the notice of the first time was closed', async ({
  visit,
  server,
}) => {
  const { page } = visit;
  const effect = faults.find(({ name }) => name === 'throws in an effect');
  await visit.open(pokemon);
  await visit.untilHydrated();
  await effect?.inject(server, await readServed(siteUrl(), 'marvel', '/marvel'));
  for (const time of ['once', 'again']) {
    await visit.follow(marvel);
    await visit.until(`a notice says ${time} that features could not be loaded`, () => visit.noticed());
    await expect(page.locator('main h1')).toContainText('Marvel');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('.notice')).toHaveCount(0);
    await visit.follow(pokemon);
    await visit.until('the other page', async () => /Pok/.test(await page.title()));
  }
  expect(visit.unhandled).toEqual([]);
});

for (const [what, at] of [
  ['entry', (path: string) => path.endsWith('/remoteEntry.js')],
  ['data', (path: string) => path.endsWith('/data/marvel.json')],
] as const) {
  test(`a release without its ${what} is given up at once: its document is loaded without waiting`, async ({
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

test.describe('a release that is broken is replaced by its fallback release', () => {
  for (const [name, change] of [
    ['throws on evaluation', (chunk: string) => `${chunk}\nthrow new Error('evaluation');`],
    ['is damaged', null],
  ] as const) {
    test(`when it ${name}, on a navigation`, async ({ visit, server }) => {
      const good = await serveFallback(server, change);
      await visit.open(pokemon);
      await visit.untilHydrated();
      await visit.mark();
      await visit.follow(marvel);
      await visit.until(
        'the page is hydrated',
        async () => (await visit.isHydrated()) && visit.page.url().endsWith(marvel),
      );
      await expect(visit.page).toHaveTitle(/Marvel/);
      expect(await visit.marked(), 'in the same document').toBe(true);
      expect(await visit.page.locator(`main img[src^="${good.registered.base}"]`).count()).toBeGreaterThan(0);
      expect(visit.reported.join('\n')).toMatch(/\/marvel failed in (evaluate|fetch) .*Marvel team/);
      expect(visit.unhandled).toEqual([]);
    });
  }

  test('on a first load, if that says the same', async ({ visit, server }) => {
    await serveFallback(server, (chunk) => `${chunk}\nthrow new Error('evaluation');`);
    await visit.open(marvel);
    await visit.untilHydrated();
    expect(visit.reported.join('\n')).toMatch(/\/marvel failed in evaluate/);
    expect(visit.unhandled).toEqual([]);
  });

  test('and not on a first load, if that says something else', async ({ visit, server }) => {
    await serveFallback(server, (chunk) => `${chunk}\nthrow new Error('evaluation');`);
    server.rewriteState((state) => ({ ...state, data: { ...(state.data as object), version: 'another' } }));
    await visit.open(marvel);
    await visit.until('a notice says that features could not be loaded', () => visit.noticed());
    expect(await visit.isHydrated()).toBe(false);
  });
});

test.describe('an address that does not answer either', () => {
  test('gets an error page with the way home, and comes back on request', async ({ visit, server }) => {
    const { page } = visit;
    await visit.open(pokemon);
    await visit.untilHydrated();
    await visit.recoveryIsReady();
    server.inject({ at: everything, failure: { kind: 'refused' } });
    await visit.mark();
    await visit.follow(marvel);
    await visit.until('the error page', () => visit.says(couldNotBeLoaded));
    await expect(page).toHaveURL(visit.url + marvel);
    await expect(page).toHaveTitle(`${couldNotBeLoaded} · Mint Row`);
    await expect(page.locator('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.locator('header')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    await page.goBack();
    await visit.until('the page before, from memory', async () => /Pok/.test(await page.title()));
    await page.goForward();
    await visit.until('the error page', () => visit.says(couldNotBeLoaded));
    server.lift();
    await page.locator('main').getByRole('button', { name: 'Try again' }).click();
    await visit.until('the page', async () => (await page.title()).startsWith('Marvel'));
    expect(await visit.marked()).toBe(true);
    expect(visit.unhandled).toEqual([]);
  });

  test('loads as soon as the address answers again', async ({ visit, server }) => {
    await visit.open(pokemon);
    await visit.untilHydrated();
    await visit.recoveryIsReady();
    server.inject({ at: everything, failure: { kind: 'status', status: 503 } });
    await visit.follow(marvel);
    await visit.until('the error page', () => visit.says(couldNotBeLoaded));
    server.lift();
    await visit.until('the page', async () => (await visit.page.title()).startsWith('Marvel'));
    expect(visit.unhandled).toEqual([]);
  });
});

test('offline, pages that were read are still there; another says so, and comes when the network does', async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open(marvel);
  await visit.untilHydrated();
  await visit.recoveryIsReady();
  await visit.follow(paths.about);
  await visit.until('the other page', async () => (await page.title()).includes('About'));
  await visit.mark();
  await page.context().setOffline(true);
  await visit.follow(marvel);
  await visit.until('the page that was read', async () => (await page.title()).startsWith('Marvel'));
  await visit.follow(pokemon);
  await visit.until('the page says so', () => visit.says('You are offline'));
  await expect(page).toHaveURL(visit.url + pokemon);
  await page.context().setOffline(false);
  await expect(page).toHaveTitle(/Pok/);
  await visit.untilHydrated();
  expect(await visit.marked()).toBe(true);
  expect(visit.unhandled).toEqual([]);
});

test('a tab that stays is told once of a newer version, and keeps the releases that it has', async ({
  visit,
  server,
}) => {
  const { page } = visit;
  await visit.open(marvel);
  await visit.untilHydrated();
  await visit.recoveryIsReady();
  const news = page.locator('.notice').filter({ hasText: 'newer version' });
  await visit.comeBack();
  server.rewriteRegistry((registry) => newerSnapshot(registry, 'aaaaaaaaaaaaaaaa', 'pokemon'));
  await visit.comeBack();
  expect(await news.count(), 'this tab has not met Pokémon').toBe(0);
  server.rewriteRegistry((registry) => newerSnapshot(registry, 'bbbbbbbbbbbbbbbb', 'marvel'));
  await visit.comeBack();
  await expect(news).toBeVisible();
  await news.getByRole('button', { name: 'Dismiss' }).click();
  await visit.comeBack();
  expect(await news.count()).toBe(0);
  await visit.follow(paths.about);
  await visit.until('the other page', async () => (await page.title()).includes('About'));
  await page.goBack();
  await visit.untilHydrated();
  server.rewriteRegistry((registry) => newerSnapshot(registry, 'cccccccccccccccc', 'marvel'));
  await visit.comeBack();
  await news.getByRole('button', { name: 'Load it' }).click();
  await visit.untilHydrated();
  expect(visit.unhandled).toEqual([]);
});

/** Makes a broken release of Marvel the live one, and names the good one as the release before. */
async function serveFallback(
  server: Parameters<Parameters<typeof test>[2]>[0]['server'],
  change: ((chunk: string) => string) | null,
): Promise<Served> {
  const good = await readServed(siteUrl(), 'marvel', '/marvel');
  const broken = await faultyRelease(siteUrl(), good, change ?? ((chunk) => chunk));
  server.release(broken);
  server.rewriteRegistry((registry) => {
    const marvelNow = registry.remotes.marvel;
    if (!marvelNow) throw new Error('The registry has no marvel.');
    return { ...registry, remotes: { ...registry.remotes, marvel: { ...marvelNow, fallback: good.registered } } };
  });
  if (!change) {
    const damaged = (path: string) => path.includes(broken.name) && path.endsWith('.js');
    server.inject({ at: damaged, failure: { kind: 'changed', change: changeOneByte } });
  }
  return good;
}

function newerSnapshot(registry: Registry, snapshot: string, remote: string): Registry {
  const now = registry.remotes[remote];
  if (!now) throw new Error(`The registry has no ${remote}.`);
  return { ...registry, snapshot, remotes: { ...registry.remotes, [remote]: { ...now, release: snapshot } } };
}
