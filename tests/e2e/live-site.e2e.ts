import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBase, hostFile, paths, plainName } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { copySources } from '../site/copy-sources.ts';
import { type RecordedSite, recordSite } from '../site/recorded-site.ts';
import { hearsEdits, startVite } from '../site/vite-server.ts';
import { hydrated, watch } from './watch.ts';

const counter = 'remote-marvel/src/pages/Counter.tsx';
const landing = 'remote-marvel/src/pages/LandingPage.tsx';
const content = 'remote-marvel/src/content/landing.ts';
/** A page whose ids React makes from its place in the shell's tree. */
const withIds = paths.guide('pmgs-parallels-refractors');

test.describe.configure({ mode: 'serial' });
let copy: string;
let server: Awaited<ReturnType<typeof startVite>>;
let live: RecordedSite;

test.beforeAll(async () => {
  copy = await copySources('live-site');
  await writeFile(join(copy, counter), counterSource);
  await edit(landing, (text) =>
    text
      .replace("import '../styles.css';", "import { Counter } from './Counter.tsx';\nimport '../styles.css';")
      .replace('<div data-accent={franchise.accent}>', (found) => `${found}<Counter />`),
  );
  live = await recordSite(siteUrl());
  server = await startVite('marvel', ['--site', live.url], copy);
});
test.afterAll(async () => {
  await server.stop();
  live.stop();
});

test('the live site has this remote’s pages from sources, and all others unchanged', async ({ page }) => {
  const { problems, requests } = await watch(page);
  const thor = paths.character('thor');
  for (const path of [thor, withIds]) {
    expect(contentOf(await textAt(server.url + path)), 'as the release of the same sources').toBe(
      contentOf(await textAt(siteUrl() + path)),
    );
  }
  expect(contentOf(await textAt(server.url + withIds)), 'ids by the place in the tree').toMatch(/ id="_R_\w+_"/);
  await open(page, thor);
  await page.getByRole('banner').getByRole('link', { name: 'Pokémon Cards' }).first().click();
  await expect(page).toHaveURL(`${server.url}/pokemon`);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Marvel Cards' }).first().click();
  await expect(page.getByText('Pressed 0 times')).toBeVisible();
  await notReloaded(page);
  expect(live.asked.filter(({ url }) => url.startsWith(filesBase('marvel')))).toEqual([]);
  expect(requests.every((url) => url.startsWith(server.url))).toBe(true);
  await page.goto(server.url + paths.characters);
  await hydrated(page);
  expect(problems).toEqual([]);
});

test('an edit keeps state, unless the hooks of its component have changed', async ({ page }) => {
  await open(page, '/marvel');
  for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: /Pressed/ }).click();
  await edit(counter, (text) => text.replace('Pressed', 'Clicked'));
  await expect(page.getByText('Clicked 3 times')).toBeVisible();
  await edit(counter, (text) => text.replace('const [', 'useState(1);\n  const ['));
  await expect(page.getByText('Clicked 0 times')).toBeVisible();
  await edit(content, (text) => text.replace(/lead:\s*'/, (found) => `${found}Edited just now. `));
  await expect(page.getByText('Edited just now.').first()).toBeVisible();
  await notReloaded(page);
});

test('an error is shown over the page with the remote’s name, until it is repaired', async ({ page }) => {
  await open(page, '/marvel');
  const overlay = page.locator('vite-error-overlay .message-body');
  await edit(counter, (text) =>
    text.replace('  return', "  if (count === 0) throw new Error('Out of cards');\n  return"),
  );
  await expect(overlay).toContainText('marvel: LandingPage failed at /marvel. Out of cards');
  await edit(counter, (text) => text.replace('count === 0', 'count < 0'));
  await expect(overlay).toHaveCount(0);
  await expect(page.getByText('Clicked 0 times')).toBeVisible();
});

test('a page that the site does not have yet is listed with the others', async ({ page }) => {
  await open(page, '/marvel');
  const added = `{ path: '/marvel/sets', expose: 'LandingPage', title: 'Marvel sets', description: 'Sets.', reviewed: '2026-11-22', data: landing, shows: ['terms'], drawings: ['emblem', 'spider-man', 'wolverine', ...landingDrawings(landing)] },`;
  await edit('remote-marvel/src/pages/index.ts', (text) => text.replace('  pages: [', (found) => `${found}${added}`));
  await expect(page.locator('html'), 'reloads').not.toHaveAttribute('data-marked', '');
  expect((await page.goto(`${server.url}/marvel/sets`))?.status()).toBe(200);
  await hydrated(page);
  await expect(page).toHaveTitle('Marvel sets');
  await expect(page.getByRole('button', { name: /Clicked/ })).toBeVisible();
  expect((await page.goto(`${server.url}/marvel/none`))?.status()).toBe(404);
});

test('the site gets only GET and HEAD, and no cookies or other data of the browser', async () => {
  const headers = { cookie: 'session=secret', authorization: 'Basic c2VjcmV0', referer: `${server.url}/secret` };
  expect((await fetch(server.url + paths.about, { headers })).status).toBe(200);
  expect((await fetch(`${server.url}/reports`, { method: 'POST', body: 'secret' })).status).toBe(405);
  expect(live.asked.map(({ url }) => url)).toContain(paths.about);
  expect(live.asked.filter(({ method }) => method !== 'GET' && method !== 'HEAD')).toEqual([]);
  expect(JSON.stringify(live.asked)).not.toMatch(/secret|c2VjcmV0/);
});

test('a site with another contract than these sources ends the command', async () => {
  // Its shell is from before shells said what they offer.
  live.missing.add(filesBase('shell') + hostFile);
  const started = startVite('marvel', ['--site', live.url], copy);
  await expect(started).rejects.toThrow(/ended with 1 .*does not say what it offers to remotes.*Release the shell/s);
});

const counterSource = `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(join(copy, file), 'utf8');
  const changed = change(text);
  expect(changed, `the test changes ${file}`).not.toBe(text);
  await writeFile(join(copy, file), changed);
}

async function open(page: Page, path: string): Promise<void> {
  const connected = hearsEdits(page);
  await page.goto(server.url + path);
  await hydrated(page);
  await connected;
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

const notReloaded = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-marked', '');

const textAt = async (address: string) => (await fetch(address)).text();

/** The page in a document, with the plain names of its drawings. */
function contentOf(html: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  return main.replaceAll(/\/remotes\/marvel\/art\/[^"]+/g, plainName);
}
