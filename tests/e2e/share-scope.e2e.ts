import { sharedLibraries, shareScope } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { hydrated, watch } from './watch.ts';

declare global {
  /** The federation plugin's share scope: per library and version, a getter of its names. */
  var __federation_shared__: {
    default: Record<string, Record<string, { get: () => Promise<() => Record<string, unknown>> }>>;
  };
}

test('a remote gets every name of the contract, of every library', async ({ page }) => {
  const { problems } = await watch(page);
  await page.goto(siteUrl());
  await hydrated(page);
  for (const library of sharedLibraries) {
    const given = await page.evaluate(async (name) => {
      const [provided] = Object.values(globalThis.__federation_shared__.default[name] ?? {});
      const names = (await provided?.get())?.() ?? {};
      return Object.entries(names).flatMap(([key, value]) => (value === undefined ? [] : [key]));
    }, library);
    expect.soft(given.sort(), library).toEqual([...shareScope[library]].sort());
  }
  expect(problems).toEqual([]);
});
