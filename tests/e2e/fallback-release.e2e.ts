import { expect } from '@playwright/test';
import { changeOneByte } from '../faults/changed-bytes.ts';
import { faultyRelease } from '../faults/faulty-release.ts';
import { readServed, type Served } from '../faults/served.ts';
import { test } from '../faults/test.ts';
import { siteUrl } from '../site/addresses.ts';

const [marvel, pokemon] = ['/marvel', '/pokemon'];

test.describe('a broken release', () => {
  for (const [name, change] of [
    ['throws on evaluation', (chunk: string) => `${chunk}\nthrow new Error('evaluation');`],
    ['is damaged', null],
  ] as const) {
    test(`is replaced by its fallback when it ${name}, on a navigation`, async ({ visit, server }) => {
      const good = await serveFallback(server, change);
      await visit.open(pokemon);
      await visit.untilHydrated();
      await visit.mark();
      await visit.follow(marvel);
      await visit.comes(
        'the page is hydrated',
        async () => (await visit.isHydrated()) && visit.page.url().endsWith(marvel),
      );
      await expect(visit.page).toHaveTitle(/Marvel/);
      expect(await visit.marked(), 'in the same document').toBe(true);
      await expect(visit.page.locator(`main img[src^="${good.registered.base}"]`).first()).toBeAttached();
      expect(visit.reported.join('\n')).toMatch(/\/marvel failed in (evaluate|fetch) .*Marvel team/);
      expect(visit.unhandled).toEqual([]);
    });
  }

  test('is replaced by its fallback on a first load, if that has the same content', async ({ visit, server }) => {
    await serveFallback(server, (chunk) => `${chunk}\nthrow new Error('evaluation');`);
    await visit.open(marvel);
    await visit.untilHydrated();
    expect(visit.reported.join('\n')).toMatch(/\/marvel failed in evaluate/);
    expect(visit.unhandled).toEqual([]);
  });

  test('is not replaced on a first load, if its fallback has other content', async ({ visit, server }) => {
    await serveFallback(server, (chunk) => `${chunk}\nthrow new Error('evaluation');`);
    server.rewriteState((state) => ({ ...state, data: { ...(state.data as object), version: 'another' } }));
    await visit.open(marvel);
    await visit.until('a notice says that features could not be loaded', () => visit.showsNotice());
    expect(await visit.isHydrated()).toBe(false);
  });
});

/** Makes a broken release of Marvel the live one, and the good one its fallback. */
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
    const damaged = (path: string) => broken.files.has(path) && path.endsWith('.js');
    server.inject({ at: damaged, failure: { kind: 'changed', change: changeOneByte } });
  }
  return good;
}
