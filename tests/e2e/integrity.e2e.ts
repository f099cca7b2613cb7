import { join } from 'node:path';
import {
  appNames,
  type Integrity,
  integrityFile,
  pageDocumentFile,
  paths,
  type Registry,
  registryPath,
  releaseBase,
} from '@mint-row/shared/contract';
import { expect, type Page } from '@playwright/test';
import { readArtifact, workspaceOf } from '../../delivery/index.ts';
import { changeLastByte, readServed } from '../faults/faults.ts';
import { test } from '../faults/test.ts';
import { siteUrl } from '../site/editions.ts';
import type { FaultyServer } from '../site/faulty-server.ts';
import { root } from '../site/serve-edition.ts';
import { hydrated, watch } from './watch.ts';

const isShell = (path: string) => /^\/shell\/.*\/main-[^/]*\.js$/.test(path);
const isCode = (path: string) => /\.(js|css)$/.test(path);

test('one changed byte in any module or stylesheet that a page may load is refused', async ({ visit, server }) => {
  const published = await publishedCode();
  await visit.open(paths.home);
  const hashes = await hashesInPage(visit.page);
  expect(Object.keys(hashes).sort(), 'a browser knows the hash of every file').toEqual(published);
  expect(await loaded(visit.page, hashes), 'as they are, they load').toEqual(published);

  // What they say stays the same: nothing but the hash can tell.
  server.inject({ at: isCode, failure: { kind: 'changed', change: changeLastByte } });
  await visit.emptyCache();
  await visit.open(paths.home);
  expect(await loaded(visit.page, hashes)).toEqual([]);
});

test('a document whose own code was changed stays readable in its own styles, and runs nothing', async ({
  visit,
  server,
}) => {
  server.inject({ at: isCode, failure: { kind: 'changed', change: changeLastByte } });
  const { page } = visit;
  await page.goto(visit.url + paths.franchise.marvel);
  expect(await sheetsOf(page)).toEqual(['shell', 'remotes']);
  expect(await page.evaluate(() => '__federation_shared__' in globalThis), 'the shell ran').toBe(false);
  await expect(page.locator('main h1')).toBeVisible();
  await page.locator(`footer a[href="${paths.disclaimer}"]`).click();
  await expect(page).toHaveURL(visit.url + paths.disclaimer);
});

test('a shell that came damaged once is fetched anew, and the page lives', async ({ page, server }) => {
  const { problems } = await watch(page);
  const damaged = damageDeliveries(server, isShell, 1);
  const documents = documentsOf(page);
  await page.goto(server.url + paths.franchise.marvel);
  await hydrated(page);
  expect(documents()).toBe(2);
  expect(damaged(), 'damaged, and as it should be').toBe(2);
  await page.goto(server.url + paths.about);
  await hydrated(page);
  expect(documents()).toBe(3);
  expect(problems.filter((problem) => !problem.includes('/shell/'))).toEqual([]);
  server.lift();
});

test('a shell that comes damaged each time leaves the document as it is, and does not load it over and over', async ({
  page,
  server,
}) => {
  const damaged = damageDeliveries(server, isShell, Number.POSITIVE_INFINITY);
  const documents = documentsOf(page);
  await page.goto(server.url + paths.franchise.marvel);
  await expect.poll(damaged).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
  await expect(page.locator('main h1')).toBeVisible();
  server.lift();
});

test('what the shell loads later, and came damaged once, is there in the next document', async ({ visit, server }) => {
  const { page } = visit;
  const damaged = damageDeliveries(server, (path) => path.includes('/TooltipLayer-'), 1);
  const tooltip = page.locator('.tooltip');
  await visit.open(paths.franchise.marvel);
  await visit.untilAlive();
  const mended = page.waitForResponse(() => damaged() === 2);
  await page.locator('header .theme-switch').hover();
  await (await mended).finished();
  await visit.open(paths.franchise.marvel);
  await visit.untilAlive();
  await page.locator('header .wordmark').hover();
  await page.locator('header .theme-switch').hover();
  await visit.until('the tooltip', () => tooltip.isVisible());
  expect(visit.unhandled).toEqual([]);
});

test('styles that were changed on their way do not apply', async ({ visit, server }) => {
  const { page } = visit;
  const change = (body: Buffer) => Buffer.from(body.toString().replace(/<style[^>]*>/, '$&/**/'));
  server.inject({ at: (path) => path === paths.franchise.marvel, failure: { kind: 'changed', change } });
  await page.goto(visit.url + paths.franchise.marvel);
  expect(await sheetsOf(page)).toEqual(['remotes']);
});

test('a module that neither import map nor loader vouches for is not run', async ({ page }) => {
  const { registered } = await readServed(siteUrl(), 'pokemon', 'LandingPage');
  await page.goto(siteUrl() + paths.franchise.marvel);
  const run = page.evaluate((address) => import(address), registered.base + registered.entry);
  await expect(run).rejects.toThrow('Failed to fetch dynamically imported module');
});

test('a navigation asks for code, styles and data together with the list that vouches for them', async ({
  visit,
  server,
}) => {
  const path = paths.franchise.marvel;
  const { registered } = await readServed(siteUrl(), 'marvel', 'LandingPage');
  const { base, exposes, styles } = registered;
  await visit.open(paths.disclaimer);
  await visit.untilAlive();
  server.inject({ at: (address) => address === base + integrityFile, failure: { kind: 'held' } });
  const asked = new Set<string>();
  visit.page.on('request', (request) => asked.add(request.url().slice(visit.url.length)));
  await visit.follow(path);
  const needed = [integrityFile, ...(exposes.LandingPage ?? []), ...styles, pageDocumentFile(path)];
  await expect.poll(() => needed.filter((file) => !asked.has(base + file))).toEqual([]);
  expect(await visit.page.title(), 'nothing runs before the list has come').not.toContain('Marvel');
  server.lift();
  await visit.until('the page lives', async () => (await visit.alive()) && visit.page.url().endsWith(path));
});

/** Damages the first deliveries of a file. Returns what counts all of them. */
function damageDeliveries(server: FaultyServer, at: (path: string) => boolean, times: number): () => number {
  let delivered = 0;
  const first = (path: string) => {
    if (!at(path)) return false;
    delivered += 1;
    return delivered <= times;
  };
  server.inject({ at: first, failure: { kind: 'changed', change: changeLastByte } });
  return () => delivered;
}

function documentsOf(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** Whose stylesheets apply of those that the document carries: the first folder of their addresses. */
function sheetsOf(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...document.styleSheets].map(({ ownerNode }) => (ownerNode as HTMLElement).dataset.href?.split('/')[1]),
  );
}

/** The address of every module and stylesheet that a page may load; the shell's styles come in the document. */
async function publishedCode(): Promise<string[]> {
  const artifacts = await Promise.all(appNames.map((app) => readArtifact(app, join(root, workspaceOf(app), 'dist'))));
  const addresses = artifacts.flatMap(({ app, release, manifest }) =>
    Object.keys(manifest.files)
      .filter((file) => file.startsWith('client/') && isCode(file) && !(app === 'shell' && file.endsWith('.css')))
      .map((file) => file.replace('client/', releaseBase(app, release))),
  );
  return addresses.sort();
}

/** The hash of every file, as the document and the lists that the registry vouches for tell it to the browser. */
async function hashesInPage(page: Page): Promise<Record<string, string>> {
  const told = await page.evaluate(
    async ([address, list]) => {
      const map = JSON.parse(document.querySelector('script[type="importmap"]')?.textContent ?? '{}') as {
        integrity: Record<string, string>;
      };
      const registry = (await (await fetch(address)).json()) as Registry;
      const remotes = Object.values(registry.remotes).map(async ({ base, integrity }) => {
        const hashes = (await (await fetch(base + list, { integrity: integrity[list] ?? '' })).json()) as Integrity;
        return Object.entries(hashes).map(([file, hash]) => [base + file, hash] as const);
      });
      return { ...map.integrity, ...Object.fromEntries((await Promise.all(remotes)).flat()) };
    },
    [registryPath, integrityFile] as const,
  );
  return Object.fromEntries(Object.entries(told).filter(([file]) => isCode(file)));
}

/** Which of these files the browser takes: modules of the import map are imported, all others linked as the loader does. */
async function loaded(page: Page, hashes: Record<string, string>): Promise<string[]> {
  const taken = await page.evaluate(async (files) => {
    const map = document.querySelector('script[type="importmap"]')?.textContent ?? '';
    const link = (href: string, integrity: string) =>
      new Promise<boolean>((resolve) => {
        const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
        const element = Object.assign(document.createElement('link'), { rel, href, integrity });
        element.addEventListener('load', () => resolve(true));
        element.addEventListener('error', () => resolve(false));
        document.head.append(element);
      });
    const take = (href: string, integrity: string) =>
      map.includes(`"${href}"`) && href.startsWith('/shell/')
        ? import(href).then(
            () => true,
            () => false,
          )
        : link(href, integrity);
    const results = Object.entries(files).map(async ([href, hash]) => ((await take(href, hash)) ? href : ''));
    return (await Promise.all(results)).filter(Boolean);
  }, hashes);
  return taken.sort();
}
