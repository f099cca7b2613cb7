import { createHash } from 'node:crypto';
import { writeDocument } from '@mint-row/kit/binder';
import { offlineListPath, offlineWorkerPath, paths } from '@mint-row/kit/contract';
import { test as base, expect, type Page } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { type FaultyServer, startFaultyServer } from '../site/faulty-server.ts';
import { entry } from './binder-parts.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

/** A collector of Iron Man, and a site that fails on request, at an address of its own: nothing is kept there yet. */
const test = base.extend<{ server: FaultyServer }>({
  server: async ({ page }, use) => {
    const server = await startFaultyServer(siteUrl());
    await page.addInitScript(
      (text) => localStorage.setItem('binder', text),
      writeDocument([entry('iron-man', { kind: 'character' })]),
    );
    await use(server);
    await server.stop();
  },
});

const ironMan = paths.character('iron-man');
const keptPaths = [paths.binder, paths.checklists, paths.values, paths.glossary, ironMan];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keep for offline' });
const said = (page: Page) => dialog(page).getByRole('status');
const keepButton = (page: Page) => dialog(page).getByRole('button', { name: /^Keep for offline, [\d,]+ KB$/ });

async function openDialog(page: Page, url: string, path: string = paths.binder): Promise<void> {
  await page.goto(url + path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Keep for offline' }).click();
}

/** Keeps the pages, and waits until they are there. */
async function keep(page: Page, url: string): Promise<void> {
  await openDialog(page, url);
  await keepButton(page).click();
  await isKept(page);
}

async function isKept(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText(/Kept: [\d,]+ KB, as of \w+/, { timeout: 30_000 });
}

/** No server answers from now on. */
const goOffline = (server: FaultyServer) => server.inject({ at: () => true, failure: { kind: 'refused' } });

/** Opens a page that only the worker can answer. */
async function openKept(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url + path);
  await hydrated(page);
}

/** Opens an address in another tab, where the browser shows its own error. */
async function doesNotOpen(page: Page, address: string): Promise<void> {
  const tab = await page.context().newPage();
  await expect(tab.goto(address)).rejects.toThrow(/ERR_/);
  await tab.close();
}

/** What the browser keeps for the site: the number of its caches, and of its workers. */
const left = (page: Page) =>
  page.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length]);

const nothing = [0, 0];

test('what a collector keeps opens and runs without a network, and nothing else does', async ({ page, server }) => {
  await keep(page, server.url);
  goOffline(server);
  const { problems } = await watch(page);
  for (const path of keptPaths) {
    await openKept(page, server.url, path);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.locator('main img').evaluateAll(areWhole), `pictures of ${path}`).toEqual([]);
  }
  // A link of the site leads there without another document.
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await page.locator('header a.binder-link').click();
  await expect(page.locator('.my-binder-pocket')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-marked', '');
  expect(problems.filter((problem) => /policy|uncaught/.test(problem))).toEqual([]);
  await doesNotOpen(page, server.url + paths.about);
});

/** The addresses of the pictures that did not arrive. */
function areWhole(images: (HTMLElement | SVGElement)[]): string[] {
  return images.flatMap((image) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 ? image.src : [],
  );
}

test('nobody gets a worker who did not ask, and only two pages may register one', async ({ page, server }) => {
  for (const path of [...keptPaths, paths.home]) {
    const answer = await page.goto(server.url + path);
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    const isKeeping = path === paths.binder || path === paths.checklists;
    expect(policy, path).toContain(`trusted-types ${isKeeping ? 'mint-row-offline' : "'none'"}`);
    await hydrated(page);
  }
  expect(await left(page)).toEqual(nothing);
});

test('a visitor who came by a link keeps the pages with the same press', async ({ page, server }) => {
  const { problems } = await watch(page);
  await page.goto(server.url + paths.home);
  await hydrated(page);
  await follow(page, paths.binder);
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await keepButton(page).click();
  await isKept(page);
  expect(problems).toEqual([]);
});

test('a page that does not come in time is shown as it is kept', async ({ page, server }) => {
  await keep(page, server.url);
  server.inject({ at: () => true, failure: { kind: 'silent' } });
  await openKept(page, server.url, paths.values);
  await expect(page.locator('main h1')).toBeVisible();
});

test('the page of a captive portal is shown, and never kept', async ({ page, server }) => {
  await keep(page, server.url);
  const portal = Buffer.from('<!doctype html><title>Portal</title><h1>Sign in</h1>');
  server.inject({ at: () => true, failure: { kind: 'changed', type: 'text/html', change: () => portal } });
  await page.goto(server.url + paths.binder);
  await expect(page.locator('h1')).toHaveText('Sign in');
  goOffline(server);
  await openKept(page, server.url, paths.binder);
  await expect(page.locator('h1')).toHaveText('My binder');
});

test('a site that answers with an error is shown as it is kept; the error is not kept', async ({ page, server }) => {
  await keep(page, server.url);
  server.inject({ at: () => true, failure: { kind: 'status', status: 503 } });
  await openKept(page, server.url, paths.glossary);
  server.lift();
  await page.goto(server.url + paths.about);
  await hydrated(page);
  goOffline(server);
  await openKept(page, server.url, paths.glossary);
});

test('without room nothing is kept, and the page says so', async ({ page, server }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 300_000 });
  await openDialog(page, server.url);
  await keepButton(page).click();
  await expect(said(page)).toContainText('no room', { timeout: 30_000 });
  await expect(keepButton(page), 'the visitor can try again').toBeEnabled();
  goOffline(server);
  await doesNotOpen(page, server.url + paths.binder);
});

test('a worker that was stopped answers again', async ({ page, server }) => {
  await keep(page, server.url);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  goOffline(server);
  await openKept(page, server.url, paths.checklists);
});

test('a worker that is stopped halfway leaves nothing that counts, and goes on where it was', async ({
  page,
  server,
}) => {
  const isGlossary = (path: string) => path === paths.glossary;
  await openDialog(page, server.url);
  server.inject({ at: isGlossary, failure: { kind: 'silent' } });
  await keepButton(page).click();
  // All but that one.
  await expect.poll(() => said(page).innerText().then(countMissing), { timeout: 30_000 }).toBe(1);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  goOffline(server);
  await doesNotOpen(page, server.url + paths.binder);
  server.lift();
  const asked = new Set<string>();
  const note = (path: string) => void asked.add(path);
  server.inject({ at: (path) => note(path) ?? false, failure: { kind: 'refused' } });
  await keep(page, server.url);
  const drawings = [...asked].filter((path) => path.endsWith('.svg'));
  expect(drawings.length, 'most files are there already').toBeLessThan(20);
});

/** How many files are missing, as the dialog says: "Keeping 40 of 200 files…". */
function countMissing(text: string): number {
  const [, done, all] = /Keeping (\d+) of (\d+) files/.exec(text) ?? [];
  return Number(all) - Number(done);
}

test('a store that the browser has emptied is filled again by the next visit', async ({ page, server }) => {
  await keep(page, server.url);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (!name.endsWith('record')) await caches.delete(name);
  });
  goOffline(server);
  await doesNotOpen(page, server.url + paths.binder);
  server.lift();
  await page.goto(server.url + paths.about);
  await expect(async () => {
    expect(await page.evaluate(countKept)).toBeGreaterThan(100);
  }).toPass();
  goOffline(server);
  await openKept(page, server.url, paths.binder);
});

/** The number of files that are kept, in all caches. */
async function countKept(): Promise<number> {
  const caching = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length);
  return (await Promise.all(caching)).reduce((sum, count) => sum + count, 0);
}

test('a damaged file is answered by the network, and fetched again', async ({ page, server }) => {
  await keep(page, server.url);
  const damaged = await page.evaluate(damageModules);
  expect(damaged).toBe(3);
  await page.goto(server.url + paths.binder);
  await hydrated(page);
  await page.goto(server.url + paths.checklists);
  await hydrated(page);
  await expect.poll(() => page.evaluate(countDamaged)).toBe(0);
  goOffline(server);
  await openKept(page, server.url, paths.binder);
});

/** Replaces modules of the shell and of two pages by other bytes; returns their number. */
async function damageModules(): Promise<number> {
  let count = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!/\/shell\/main.*\.js$|(?:Binder|Checklists)Page.*\.js$/.test(request.url)) continue;
      await cache.put(request, new Response('damaged'));
      count += 1;
    }
  }
  return count;
}

async function countDamaged(): Promise<number> {
  let count = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if ((await response?.text()) === 'damaged') count += 1;
    }
  }
  return count;
}

test('the next visit brings a newer release, of which half counts as nothing', async ({ page, server }) => {
  await keep(page, server.url);
  const isNewer = (path: string) => [offlineListPath, paths.glossary].includes(path);
  const documents: Buffer[] = [];
  // The list is there, and the document that it names is not yet.
  server.inject({ at: (path) => path === offlineListPath, failure: { kind: 'changed', change: newerList(documents) } });
  const glossary = await (await page.request.get(server.url + paths.glossary)).body();
  documents.push(glossary, newerDocument(glossary));
  await openDialog(page, server.url);
  await expect(said(page)).toContainText('has just been changed', { timeout: 30_000 });
  expect(await keptGlossary(page), 'half an update').not.toContain(newerMark);
  server.lift();
  server.inject({
    at: isNewer,
    failure: {
      kind: 'changed',
      change: (body) => (body[0] === 0x7b ? newerList(documents)(body) : newerDocument(body)),
    },
  });
  await page.goto(server.url + paths.about);
  await expect.poll(() => keptGlossary(page)).toContain(newerMark);
  expect(await page.evaluate(async () => (await caches.keys()).length), 'one snapshot and its record').toBe(2);
  goOffline(server);
  await openKept(page, server.url, paths.glossary);
});

test('a release that switches it off takes it from everybody', async ({ page, server }) => {
  await keep(page, server.url);
  const removing = await (await page.request.get(`${server.url}/sw.js`)).body();
  server.inject({ at: (path) => path === offlineWorkerPath, failure: { kind: 'changed', change: () => removing } });
  await page.goto(server.url + paths.about);
  // The removing worker loads the page again, perhaps while it is asked.
  await expect(async () => expect(await left(page)).toEqual(nothing)).toPass();
  await hydrated(page);
});

test('one press takes it all away', async ({ page, server }) => {
  await keep(page, server.url);
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => left(page)).toEqual(nothing);
  await expect(keepButton(page), 'it can be kept again').toBeEnabled();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  goOffline(server);
  await doesNotOpen(page, server.url + paths.binder);
});

const newerMark = '<!-- newer -->';
const newerDocument = (body: Buffer) => Buffer.concat([body, Buffer.from(newerMark)]);

/** Changes the list as a release of another glossary would; `documents` are that page before and after. */
function newerList(documents: readonly Buffer[]): (body: Buffer) => Buffer {
  return (body) => {
    const [before, after] = documents.map((document) => createHash('sha256').update(document).digest('base64'));
    return Buffer.from(before && after ? body.toString().replace(before, after) : body);
  };
}

/** The kept document of the glossary. */
async function keptGlossary(page: Page): Promise<string> {
  return page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? '', paths.glossary);
}
