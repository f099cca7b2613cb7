import { paths, type Registry } from '@mint-row/kit/contract';
import { expect } from '@playwright/test';
import { test } from '../faults/test.ts';

const marvel = '/marvel';

test('an open tab shows one notice of a newer version, and keeps its releases', async ({ visit, server }) => {
  const { page } = visit;
  await visit.open(marvel);
  await visit.untilHydrated();
  await visit.recoveryIsReady();
  const news = page.locator('.notice').filter({ hasText: 'newer version' });
  await visit.comeBack();
  server.rewriteRegistry((registry) => newerRegistry(registry, 'aaaaaaaaaaaaaaaa', 'pokemon'));
  await visit.comeBack();
  expect(await news.count(), 'this tab has not met Pokémon').toBe(0);
  server.rewriteRegistry((registry) => newerRegistry(registry, 'bbbbbbbbbbbbbbbb', 'marvel'));
  await visit.comeBack();
  await expect(news).toBeVisible();
  await news.getByRole('button', { name: 'Dismiss' }).click();
  await visit.comeBack();
  expect(await news.count()).toBe(0);
  await visit.follow(paths.about);
  await visit.comes('the other page', async () => (await page.title()).includes('About'));
  await page.goBack();
  await visit.untilHydrated();
  server.rewriteRegistry((registry) => newerRegistry(registry, 'cccccccccccccccc', 'marvel'));
  await visit.comeBack();
  await news.getByRole('button', { name: 'Load it' }).click();
  await visit.untilHydrated();
  expect(visit.unhandled).toEqual([]);
});

/** The registry after a later release of a remote. */
function newerRegistry(registry: Registry, release: string, remote: string): Registry {
  const now = registry.remotes[remote];
  if (!now) throw new Error(`The registry has no ${remote}.`);
  return { ...registry, remotes: { ...registry.remotes, [remote]: { ...now, release } } };
}
