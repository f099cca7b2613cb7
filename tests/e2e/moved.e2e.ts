import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@mint-row/kit/contract';
import type { RemoteManifest } from '@mint-row/kit/contract/manifest';
import { expect, test } from '@playwright/test';
import { publish, readArtifact } from '../../delivery/index.ts';
import { workspaceOf } from '../site/applications.ts';
import { outputFolder, root } from '../site/root.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { click } from './follow.ts';
import { isMarked, markDocument } from './marked-document.ts';
import { hydrated, watch } from './watch.ts';

const former = '/marvel/old-characters';
const present = '/marvel/characters';

test.describe('a former address of a page', () => {
  let site: Served;
  let folder: string;
  test.beforeAll(async () => {
    site = await serveBuiltSite('dist');
    await mkdir(outputFolder, { recursive: true });
    folder = await mkdtemp(join(outputFolder, 'moved-'));
    await cp(join(root, workspaceOf('marvel'), 'dist'), folder, { recursive: true });
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as RemoteManifest;
    const pages = manifest.pages.map((page) => (page.path === present ? { ...page, formerly: [former] } : page));
    await writeFile(file, JSON.stringify({ ...manifest, pages }));
    const author = { who: 'tests', why: 'a page that has moved' };
    await publish(site.storage, [await readArtifact('marvel', folder)], { composer: 'tests', author });
  });
  test.afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('that a link names ends at the page, in the same document, with one entry of the history', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(site.url + paths.about);
    await hydrated(page);
    await markDocument(page);
    await page.evaluate(() => {
      const region = document.getElementById('route-announcer');
      let announced = 0;
      const count = () => {
        announced += 1;
        document.documentElement.setAttribute('data-announced', `${announced}`);
      };
      if (region) new MutationObserver(count).observe(region, { childList: true, characterData: true, subtree: true });
    });
    await click(page, `${former}?from=mail`);
    await expect(page).toHaveURL(`${site.url}${present}?from=mail`);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://mintrow.example${present}`);
    await expect(page.locator('html')).toHaveAttribute('data-announced', '1');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
    // A link to the former address from the page itself leads to its beginning.
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await click(page, former);
    await expect(page).toHaveURL(site.url + present);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(site.url + paths.about);
    expect(await isMarked(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('that is opened redirects', async ({ page }) => {
    const answer = await page.goto(site.url + former);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(site.url + present);
  });
});
