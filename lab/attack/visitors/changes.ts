import { paths } from '@mint-row/kit/contract';
import { expect, type Page } from '@playwright/test';
import { click } from '../../../tests/e2e/follow.ts';
import { hydrated, isHydrated } from '../../../tests/e2e/watch.ts';
import { passTimeUntil } from '../../../tests/faults/pass-time.ts';
import { breakStorage, type StorageFault } from '../../../tests/faults/storage.ts';
import { throwAt } from '../../../tests/faults/throwing.ts';
import { type Contents, otherThan, textOf, uncaughtOf } from './contents.ts';

/** Changes of extensions and translators to a document before its code runs: a pattern and its replacement. */
export const changesOfDocuments: Record<string, readonly [RegExp, string]> = {
  'wraps the header': [/<header[\s\S]*?<\/header>/, '<div>$&</div>'],
  'adds to the header': [/<header[^>]*>/, '$&<b></b>'],
  'removes the header': [/<header[\s\S]*?<\/header>/, ''],
  'wraps main': [/<main[\s\S]*<\/main>/, '<div>$&</div>'],
  'wraps the page': [/(<main[^>]*>)([\s\S]*)(<\/main>)/, '$1<div>$2</div>$3'],
  'wraps words': [/(<p[^>]*>)([^<]+)/g, '$1<font>$2</font>'],
};

/** Their changes to a hydrated page: the change and the selector of the element. */
export const changesOfPages = [
  ...['main > [data-app]', 'main', 'header', '#root'].map((selector) => ({ change: 'wraps', selector })),
  ...['main > [data-app]', 'main', '#root'].map((selector) => ({ change: 'removes', selector })),
];

export const badFragments = ['#%zz', '#100%', '#%E0%A4%A'];

/** A page is hydrated in spite of faulty storage, and can be left and returned to. */
export async function visitWithoutStorage(
  page: Page,
  contents: Contents,
  path: string,
  [fault, turn]: readonly [fault: StorageFault, turn: number],
): Promise<void> {
  const sites = await throwAt(page, null);
  const uncaught = uncaughtOf(page);
  await breakStorage(page, fault, turn);
  await page.goto(contents.url + path);
  await hydrated(page);
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  const other = otherThan(path);
  await click(page, other);
  await contents.areShown(page, other);
  await page.goBack();
  await contents.areShown(page, path);
  await expect(page.locator('html'), 'in one document').toHaveAttribute('data-marked');
  expect(uncaught).toEqual([]);
  expect(sites.blank).toBe(0);
}

/**
 * A document that an extension has changed stays.
 * @param lives whether the code of its page comes
 */
export async function visitChangedDocument(
  page: Page,
  contents: Contents,
  [pattern, replacement]: readonly [RegExp, string],
  lives: boolean,
): Promise<void> {
  const path = '/marvel';
  const sites = await throwAt(page, null);
  await page.route(contents.url + path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(pattern, replacement) });
  });
  if (!lives) {
    await page.route('**/remotes/marvel/**/*.js', (route) => route.abort());
    await page.clock.install();
  }
  await page.goto(contents.url + path);
  if (lives) await hydrated(page);
  else await passTimeUntil(page, 'a notice', () => page.locator('.notice').isVisible());
  await expect.poll(() => textOf(page)).toBe(contents.of(path));
  await click(page, paths.about);
  await contents.areShown(page, paths.about);
  await page.goBack();
  await contents.areShown(page, path);
  expect(sites.blank).toBe(0);
}

/** The next page and the previous one open after an element of a hydrated page was wrapped or removed. */
export async function changeLivePage(
  page: Page,
  contents: Contents,
  { change, selector }: (typeof changesOfPages)[number],
): Promise<void> {
  await page.goto(`${contents.url}/marvel`);
  await hydrated(page);
  await page.evaluate(
    ([how, what]) => {
      const element = document.querySelector(what ?? '');
      const wrapper = document.createElement('div');
      element?.replaceWith(wrapper);
      if (how === 'wraps' && element) wrapper.append(element);
      else wrapper.remove();
    },
    [change, selector],
  );
  await click(page, '/pokemon');
  await settled(page);
  await contents.areShown(page, '/pokemon');
  await page.goBack();
  await contents.areShown(page, '/marvel');
}

/** A fragment that does not decode leads to its page: with a click, with Back and Forward, and as an address. */
export async function visitFragment(page: Page, contents: Contents, fragment: string): Promise<void> {
  const sites = await throwAt(page, null);
  const uncaught = uncaughtOf(page);
  const [here, there] = [`/marvel${fragment}`, paths.about + fragment];
  await page.goto(contents.url + here);
  await hydrated(page);
  await click(page, there);
  await contents.areShown(page, paths.about, [], fragment);
  await page.goBack();
  await contents.areShown(page, '/marvel', [], fragment);
  await page.goForward();
  await contents.areShown(page, paths.about, [], fragment);
  expect(uncaught).toEqual([]);
  expect(sites.blank).toBe(0);
}

/** Resolves when the page is hydrated, or all throwing code has thrown, and nothing more is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(async () => {
    await page.waitForLoadState();
    const done = await page.evaluate(`(${isHydrated})() || window.thrown > 0`);
    expect(done).toBe(true);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
  }).toPass({ intervals: [20], timeout: 30_000 });
}
