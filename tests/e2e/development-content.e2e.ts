import { join } from 'node:path';
import { paths, type Registry, registryPath, searchIndexPath } from '@mint-row/kit/contract';
import type { SearchIndex } from '@mint-row/kit/search';
import { expect, type Page, test } from '@playwright/test';
import { copySources } from '../site/copy-sources.ts';
import { editFile } from '../site/edit-file.ts';
import { hearsEdits, startVite } from '../site/vite-server.ts';
import { hydrated } from './watch.ts';

const thor = 'remote-marvel/src/content/characters/thor.ts';
const withoutTagline = (text: string) => text.replace(/\n {2}tagline: '.*',/, '');
const message = 'The content of marvel cannot be read. thor: tagline is missing. Expected a text';
const overlay = (page: Page) => page.locator('vite-error-overlay .message-body');

test.describe.configure({ mode: 'serial' });
let copy: string;
test.beforeAll(async () => {
  copy = await copySources('broken-content');
});

test.describe('content of Marvel without a field, in the whole site', () => {
  let server: Awaited<ReturnType<typeof startVite>>;
  let mend: () => Promise<void>;
  test.beforeAll(async () => {
    mend = await editFile(join(copy, thor), withoutTagline);
    server = await startVite('shell', [], copy);
  });
  test.afterAll(() => server.stop());

  const othersWork = async (page: Page) => {
    for (const path of [paths.home, '/pokemon', paths.character('pikachu'), paths.characters, paths.values]) {
      expect.soft((await page.request.get(server.url + path)).status(), path).toBe(200);
    }
  };

  const foundIn = async (page: Page) => {
    const index: SearchIndex = await (await page.request.get(server.url + searchIndexPath)).json();
    return index.entries.map(({ href }) => href);
  };

  test('leaves every page of the others unchanged, from the start', async ({ page }) => {
    await othersWork(page);
  });

  test('is printed, and is not in the search', async ({ page }) => {
    const found = await foundIn(page);
    expect(found).toContain(paths.character('pikachu'));
    expect(found).not.toContain(paths.character('thor'));
    expect(server.printed()).toContain(message);
  });

  for (const path of ['/marvel', paths.character('thor')]) {
    test(`shows the slug and the field at ${path}`, async ({ page }) => {
      expect((await page.goto(server.url + path))?.status()).toBe(500);
      await expect(overlay(page)).toContainText(message);
    });
  }

  test('shows them to a visitor from another page', async ({ page }) => {
    await page.goto(server.url + paths.home);
    await hydrated(page);
    await page.getByRole('link', { name: 'Marvel', exact: true }).first().click();
    await expect(overlay(page)).toContainText(message);
  });

  test('shows nothing of it on a page of another remote', async ({ page }) => {
    await page.goto(`${server.url}/pokemon`);
    await hydrated(page);
    await page
      .locator(`a[href="${paths.character('pikachu')}"]:visible`)
      .first()
      .click();
    await expect(page.locator('main h1')).toContainText('Pikachu');
    await expect(overlay(page)).toHaveCount(0);
  });

  test('is read again when it is repaired, and its entries stay while it breaks again', async ({ page }) => {
    const hears = hearsEdits(page);
    await page.goto(`${server.url}/marvel`);
    await expect(overlay(page)).toContainText(message);
    await hears;
    await mend();
    await expect(page.locator('main h1'), 'without a reload by hand').toBeVisible({ timeout: 30_000 });
    await expect.poll(async () => (await page.request.get(`${server.url}/marvel`)).status()).toBe(200);
    const { remotes }: Registry = await (await page.request.get(server.url + registryPath)).json();
    expect(remotes.marvel?.offers).toContain('characters');
    const undo = await editFile(join(copy, thor), withoutTagline);
    await expect.poll(async () => (await page.request.get(`${server.url}/marvel`)).status()).toBe(500);
    await othersWork(page);
    expect(await foundIn(page)).toContain(paths.character('thor'));
    await undo();
  });
});

test('content of Marvel without a field, alone, is named over the page until it is repaired', async ({ page }) => {
  const undo = await editFile(join(copy, thor), withoutTagline);
  const server = await startVite('marvel', [], copy);
  try {
    const hears = hearsEdits(page);
    await page.goto(`${server.url}/marvel`);
    await expect(overlay(page)).toContainText(message);
    await hears;
    await undo();
    // Without a reload by hand.
    await expect(page.locator('main h1')).toBeVisible({ timeout: 30_000 });
    await expect(overlay(page)).toHaveCount(0);
  } finally {
    await server.stop();
  }
});
