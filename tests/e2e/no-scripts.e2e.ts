import { paths } from '@mint-row/kit/contract';
import { expect, type Page } from '@playwright/test';
import { runAxe } from '../a11y/axe.ts';
import { changeLastByte } from '../faults/changed-bytes.ts';
import { test } from '../faults/test.ts';
import { addressesOf } from '../site/addresses.ts';
import type { Failure } from '../site/faulty-server.ts';
import { hydrated } from './watch.ts';

const isShell = (path: string) => addressesOf('shell/main.js').test(path);
const line = (page: Page) => page.getByText('scripts that did not load');

const failures: readonly (readonly [what: string, failure: Failure])[] = [
  ['does not come', { kind: 'refused' }],
  ['is not there', { kind: 'status', status: 404 }],
  ['comes damaged each time', { kind: 'changed', change: changeLastByte }],
];

for (const [what, failure] of failures) {
  test(`when the shell’s code ${what}, a line appears whose link loads it again`, async ({ page, server }) => {
    const address = `${server.url + paths.search}?q=thor`;
    server.inject({ at: isShell, failure });
    await page.goto(address);
    await expect(line(page)).toBeVisible();
    server.lift();
    await page.getByRole('link', { name: 'Load this page again' }).click();
    await hydrated(page);
    await expect(page).toHaveURL(address);
    await expect(line(page)).toBeHidden();
  });
}

test('a browser that does not run modules shows the line', async ({ page, server }) => {
  server.rewrite((text) => text.replace('<script type="module"', '<script type="later"'));
  await page.goto(`${server.url}/marvel`);
  await expect(line(page)).toBeVisible();
  server.lift();
});

test('the line is hidden while the shell’s code is loading, and once it runs', async ({ page, server }) => {
  server.inject({ at: isShell, failure: { kind: 'held' } });
  const asked = page.waitForRequest((request) => isShell(new URL(request.url()).pathname));
  await page.goto(`${server.url}/marvel`, { waitUntil: 'commit' });
  await asked;
  await page.locator('footer').waitFor();
  await expect(line(page)).toBeHidden();
  server.lift();
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(line(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the line is not shown', async ({ page, server }) => {
    await page.goto(`${server.url}/marvel`);
    await expect(line(page)).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the line is at the bottom of a narrow window, in ${colorScheme}, and is not printed`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 800 });
    server.inject({ at: isShell, failure: { kind: 'status', status: 404 } });
    await page.goto(`${server.url}/marvel`);
    await expect(line(page)).toBeInViewport({ ratio: 1 });
    const { violations } = await runAxe(page);
    expect(violations).toEqual([]);
    const { y = 0, height = 0, width } = (await line(page).boundingBox()) ?? {};
    expect({ bottom: y + height, width }).toEqual({ bottom: 800, width: 390 });
    // At the end of the page it covers nothing of the footer.
    const overlap = async () => {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const footer = await page.locator('footer').boundingBox();
      return (footer?.y ?? 0) + (footer?.height ?? 0) - ((await line(page).boundingBox())?.y ?? 0);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(1);
    await page.emulateMedia({ media: 'print' });
    await expect(line(page)).toBeHidden();
    server.lift();
  });
}
