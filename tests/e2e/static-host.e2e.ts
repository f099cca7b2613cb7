import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { exportSite } from '../../delivery/index.ts';
import type { RunningHost } from '../serving/static-hosts/host.ts';
import { runSirv } from '../serving/static-hosts/run-programs.ts';
import { testFolder } from '../site/compose-built-site.ts';
import { outputFolder } from '../site/root.ts';
import { serveBuiltSite } from '../site/serve-built-site.ts';
import { dialog, field } from './search-parts.ts';
import { hydrated, watch } from './watch.ts';

// All of them use one host, which has none of our headers.
test.describe.configure({ mode: 'serial' });

let host: RunningHost;
let out: string;
const url = (path: string) => `http://127.0.0.1:${host.port}${path}`;

test.beforeAll(async () => {
  await mkdir(outputFolder, { recursive: true });
  out = await mkdtemp(join(outputFolder, 'static-'));
  const served = await serveBuiltSite('dist');
  await exportSite(served.storage, out, 'static');
  await served.stop();
  host = await runSirv(join(out, 'current'));
});
test.afterAll(async () => {
  await host?.stop();
  await rm(out, { recursive: true, force: true });
});

test('a site on a host of plain files hydrates, is navigated without documents, and is searched', async ({ page }) => {
  const { problems, requests } = await watch(page);
  const answer = await page.goto(url('/marvel'));
  expect(answer?.headers()['content-security-policy']).toBeUndefined();
  await hydrated(page);
  await page.locator(`footer a[href="${paths.guides}"]`).first().click();
  await expect(page).toHaveURL(url(paths.guides));
  await expect(page.locator('main h1')).toBeFocused();
  await page.keyboard.press('/');
  await field(page).fill('dark vader');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url(paths.character('darth-vader')));
  await expect(page.locator('main h1')).toBeFocused();
  expect(requests.filter((address) => !/\.\w+$/.test(address))).toEqual([url('/marvel')]);
  expect(problems).toEqual([]);
});

test('a page at another form of its address works as well', async ({ page }) => {
  const { problems } = await watch(page);
  await page.goto(url('/guides/'));
  await hydrated(page);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^/]\/guides$/);
  await page
    .locator(`main a[href="${paths.guide('grading')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(url(paths.guide('grading')));
  await expect(page.locator('main h1')).toBeFocused();
  expect(problems).toEqual([]);
});

test('a site in a folder works at the folder’s name without its slash, too', async ({ page }) => {
  const { problems } = await watch(page);
  const served = await serveBuiltSite('dist', { inFolder: testFolder });
  await exportSite(served.storage, join(out, 'in-folder'), 'static');
  await served.stop();
  const inFolder = await runSirv(join(out, 'in-folder/current'));
  try {
    await page.goto(`http://127.0.0.1:${inFolder.port}${testFolder.slice(0, -1)}`);
    await hydrated(page);
    await expect(page).toHaveURL(`http://127.0.0.1:${inFolder.port}${testFolder}`);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    expect(problems).toEqual([]);
  } finally {
    await inFolder.stop();
  }
});

test('the policy in a document refuses other inline code, and lets the browser read the speculation rules', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const ruleSet = new Promise<{ sourceText: string; errorType?: string }>((resolve) => {
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => resolve(ruleSet));
  });
  await session.send('Preload.enable');
  const { problems } = await watch(page);
  await page.goto(url('/about'));
  await hydrated(page);
  const { sourceText, errorType } = await ruleSet;
  expect(errorType).toBeUndefined();
  expect(JSON.parse(sourceText)).toHaveProperty('prerender');
  expect(problems).toEqual([]);
  const script = page.evaluate(() => document.body.setAttribute('onclick', 'window.ran = true'));
  await expect(script).rejects.toThrow(/TrustedScript/);
  await page.evaluate(() => {
    const [image, style] = [document.createElement('img'), document.createElement('style')];
    image.src = 'https://evil.example/';
    style.textContent = 'body { display: none }';
    document.body.append(image, style);
  });
  const refused = ['img-src refused https://evil.example/', 'style-src-elem refused inline'];
  for (const each of refused) await expect.poll(() => problems.join('\n')).toContain(each);
});
