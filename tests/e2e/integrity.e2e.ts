import {
  catalogueFile,
  filesBase,
  hashedName,
  integrityFile,
  pageDataFile,
  paths,
  plainName,
} from '@mint-row/kit/contract';
import { expect, type Page, type Request } from '@playwright/test';
import { changeAllCode, changeData, isCode } from '../../lab/attack/visitors/altered-files.ts';
import { changeLastByte } from '../faults/changed-bytes.ts';
import { modules, readServed, styles } from '../faults/served.ts';
import { test } from '../faults/test.ts';
import { addressesOf, siteUrl } from '../site/addresses.ts';
import type { FaultyServer } from '../site/faulty-server.ts';
import { hydrated, watch } from './watch.ts';

const isShell = (path: string) => addressesOf('shell/main.js').test(path);
const isTooltip = (address: string) => addressesOf('TooltipLayer.js').test(address);

test('one changed byte in any module or stylesheet of a page is refused', async ({ visit, server }) => {
  await changeAllCode(visit, server);
});

test('one changed byte in a file of a navigation is refused, and its document loads', async ({ visit, server }) => {
  await changeData(visit, server);
});

test('a document with changed code of its own stays readable in its own styles, and runs nothing', async ({
  visit,
  server,
}) => {
  server.inject({ at: isCode, failure: { kind: 'changed', change: changeLastByte } });
  const { page } = visit;
  await page.goto(`${visit.url}/marvel`);
  expect(await sheetsOf(page)).toEqual(['shell', 'remotes', 'remotes']);
  expect(await page.evaluate(() => '__federation_shared__' in globalThis), 'the shell ran').toBe(false);
  await expect(page.locator('main h1')).toBeVisible();
  await page.locator(`footer a[href="${paths.disclaimer}"]`).click();
  await expect(page).toHaveURL(visit.url + paths.disclaimer);
});

for (const name of ['main', 'react']) {
  test(`a shell whose ${name}.js was damaged once is fetched again, and the page is hydrated`, async ({
    page,
    server,
  }) => {
    const { problems } = await watch(page);
    const damaged = damageDeliveries(server, (path) => path.startsWith('/shell/') && path.includes(`/${name}.`), 1);
    const documents = documentsOf(page);
    await page.goto(`${server.url}/marvel`);
    await hydrated(page);
    expect(documents()).toBe(2);
    expect(damaged(), 'damaged, and as it should be').toBe(2);
    await page.goto(server.url + paths.about);
    await hydrated(page);
    expect(documents()).toBe(3);
    expect(problems.filter((problem) => !problem.includes('/shell/'))).toEqual([]);
    server.lift();
  });
}

test('a shell that is damaged each time leaves the document unchanged, and does not load it over and over', async ({
  page,
  server,
}) => {
  const damaged = damageDeliveries(server, isShell, Number.POSITIVE_INFINITY);
  const documents = documentsOf(page);
  await page.goto(`${server.url}/marvel`);
  await expect.poll(damaged).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
  await expect(page.locator('main h1')).toBeVisible();
  server.lift();
});

test('a later module of the shell that was damaged once works in the next document', async ({ visit, server }) => {
  const { page } = visit;
  const damaged = damageDeliveries(server, isTooltip, 1);
  const tooltip = page.locator('.tooltip');
  await visit.open('/marvel');
  await visit.untilHydrated();
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (isTooltip(request.url())) asked.push(request);
  });
  // The pointer may move before the page listens to it.
  await expect(async () => {
    await page.locator('header .wordmark').hover();
    await page.locator('header .theme-switch').hover();
    expect(damaged()).toBe(2);
    expect(asked.length).toBeGreaterThan(1);
  }).toPass({ intervals: [100], timeout: 30_000 });
  await (await asked.at(-1)?.response())?.finished();
  await visit.open('/marvel');
  await visit.untilHydrated();
  await page.locator('header .wordmark').hover();
  await page.locator('header .theme-switch').hover();
  await visit.until('the tooltip', () => tooltip.isVisible());
  expect(visit.unhandled).toEqual([]);
});

test('styles that were changed in transit do not apply', async ({ visit, server }) => {
  const { page } = visit;
  const change = (body: Buffer) => Buffer.from(body.toString().replace(/<style[^>]*>/, '$&/**/'));
  server.inject({ at: (path) => path === '/marvel', failure: { kind: 'changed', change } });
  await page.goto(`${visit.url}/marvel`);
  expect(await sheetsOf(page), 'the remote’s are unchanged').toEqual(['remotes', 'remotes']);
});

for (const [from, path] of [
  ['a document', paths.about],
  ['a navigation', '/marvel'],
] as const) {
  test(`${from} refuses a module that is intact when it is fetched, and changed when it runs`, async ({
    visit,
    server,
  }) => {
    const { base } = (await readServed(siteUrl(), from === 'a document' ? 'editorial' : 'marvel', path)).registered;
    const entry = from === 'a document' ? 'documentEntry' : 'remoteEntry';
    let ran = false;
    await visit.page.exposeFunction('changedModuleRan', () => {
      ran = true;
    });
    await visit.page.route(`**${base}${entry}.*.js`, async (route) => {
      const response = await route.fetch();
      const body = `${await response.text()}\nchangedModuleRan();`;
      const isModule = route.request().resourceType() === 'script';
      await route.fulfill(isModule ? { response, body } : { response });
    });
    const refused = visit.page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
    await visit.open(from === 'a document' ? path : paths.about);
    if (from === 'a navigation') {
      await visit.untilHydrated();
      await visit.follow(path);
    }
    await refused;
    expect(ran).toBe(false);
    server.lift();
  });
}

test('a navigation requests code, styles and data together with the list of their hashes', async ({
  visit,
  server,
}) => {
  const path = paths.about;
  const served = await readServed(siteUrl(), 'editorial', path);
  const { base, entry, integrity } = served.registered;
  const list = hashedName(integrityFile, integrity[integrityFile] ?? '');
  await visit.open('/marvel');
  await visit.untilHydrated();
  server.inject({ at: (address) => address === base + list, failure: { kind: 'held' } });
  const asked = new Set<string>();
  visit.page.on('request', (request) => asked.add(request.url().slice(visit.url.length)));
  await visit.follow(path);
  const needed = [list, entry, ...modules(served), ...styles(served), pageDataFile(path)];
  await expect.poll(() => needed.filter((file) => !asked.has(base + file))).toEqual([]);
  expect(await visit.page.title(), 'nothing runs before the list has come').not.toContain('About');
  server.lift();
  await visit.comes('the page is hydrated', async () => (await visit.isHydrated()) && visit.page.url().endsWith(path));
});

test('a navigation requests the entries of all remotes with the page’s data, and none of their lists of hashes', async ({
  visit,
  server,
}) => {
  const path = paths.about;
  const data = pageDataFile(path);
  await visit.open('/marvel');
  await visit.untilHydrated();
  server.inject({ at: (address) => plainName(address).endsWith(data), failure: { kind: 'held' } });
  const asked: string[] = [];
  visit.page.on('request', (request) => asked.push(plainName(request.url().slice(visit.url.length))));
  await visit.follow(path);
  const needed = ['marvel', 'pokemon', 'starwars'].map((name) => `${filesBase(name)}${catalogueFile('franchises')}`);
  await expect.poll(() => needed.filter((file) => !asked.includes(file))).toEqual([]);
  expect(asked.filter((file) => file.endsWith(integrityFile))).toEqual([filesBase('editorial') + integrityFile]);
  expect(await visit.page.title()).not.toContain('About');
  server.lift();
  await visit.comes('the page is hydrated', async () => (await visit.isHydrated()) && visit.page.url().endsWith(path));
});

/** Damages the first deliveries of a file. Returns a function that counts all deliveries. */
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

/** The owners of the stylesheets that apply in a document: the first folder of their addresses. */
function sheetsOf(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...document.styleSheets].map(({ ownerNode }) => (ownerNode as HTMLElement).dataset.href?.split('/')[1]),
  );
}
