import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  closeServer,
  FileStorage,
  operate,
  readMetrics,
  readOverview,
  releasesPage,
  SiteFollower,
} from '../../delivery/index.ts';
import { runAxe } from '../a11y/axe.ts';
import { layoutFaults } from '../a11y/layout-faults.ts';
import { poorTexts } from '../a11y/pixel-contrast.ts';
import { smallText } from '../a11y/small-text.ts';
import { fillEventfully } from '../release/eventful-store.ts';
import { listening } from '../serving/listening.ts';
import { outputFolder } from '../site/root.ts';

// What operators see at the root of their port: docs/operations.md#the-page-of-releases.

let folder: string;
let operators: Server;
let address: string;

test.beforeAll(async () => {
  await mkdir(outputFolder, { recursive: true });
  folder = await mkdtemp(join(outputFolder, 'releases-page-'));
  const storage = new FileStorage(join(folder, 'store'));
  await fillEventfully(storage, folder);
  const page = async (metrics: string) =>
    releasesPage(await readOverview(storage, { servers: [readMetrics('this server', metrics)] }));
  const site = await SiteFollower.open(storage);
  const made = operate({ log: 'text', trustProxy: false, metrics: true, page }).of(site).operators;
  if (!made) throw new Error('There is no server for operators.');
  operators = made;
  address = `http://127.0.0.1:${await listening(operators)}/`;
});
test.afterAll(async () => {
  await closeServer(operators, 0);
  await rm(folder, { recursive: true, force: true });
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ viewport: { width, height: 844 }, colorScheme, javaScriptEnabled: false });

      test(`the page of releases is read at ${width} px, ${colorScheme}, without JavaScript`, async ({ page }) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');
        const rollback = page.getByRole('article', { name: /^Generation 5: rollback marvel/ });
        await expect(rollback).toContainText('12 of 104');
        await expect(rollback.locator('.command')).toContainText('npm run release -- rollback marvel --to');
        await page.getByRole('link', { name: 'History' }).click();
        await expect(page.getByRole('heading', { name: 'History' })).toBeInViewport();
        expect(requests).toEqual([address]);
      });
    });

    test.describe(() => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test(`the page of releases has no fault at ${width} px, ${colorScheme}`, async ({ page }, testInfo) => {
        await page.goto(address);
        await page.screenshot({ path: testInfo.outputPath('page.png'), fullPage: true });
        // The hostile text, and the folder of the store, are longer than a line.
        const long = ['longest', 'cards', 'evil', 'script', ...folder.split(/\W+/)].filter(Boolean);
        const isLong = (fault: string) =>
          fault.startsWith('word in two lines: ') && long.some((word) => fault.includes(word));
        expect((await layoutFaults(page)).filter((fault) => !isLong(fault))).toEqual([]);
        expect(await smallText(page, 14)).toEqual([]);
        const { violations, incomplete } = await runAxe(page);
        expect(violations).toEqual([]);
        // Titles of columns stand beside each cell on a phone.
        const heads = incomplete.filter(({ selector }) => selector.endsWith(' > thead'));
        const contrast = incomplete.filter(({ rule }) => rule.startsWith('color-contrast'));
        expect(incomplete.filter((finding) => ![...heads, ...contrast].includes(finding))).toEqual([]);
        expect(
          await poorTexts(
            page,
            contrast.map(({ selector }) => selector),
          ),
        ).toEqual([]);
      });
    });
  }
}

test('the page of releases does not scroll sideways at 320 px, nor with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(address);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow()).toBe(0);
});
