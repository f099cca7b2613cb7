import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { publish } from '../../delivery/index.ts';
import { anotherRelease } from '../site/another-release.ts';
import { outputFolder } from '../site/root.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { hydrated, watch } from './watch.ts';

let site: Served;
test.beforeEach(async () => {
  site = await serveBuiltSite('dist');
});
test.afterEach(() => site.stop());

test('a returning visitor downloads only the changes of a release, and runs it', async ({ context }) => {
  await visit(context);
  await releaseMarvel();
  const modules = await visit(context);
  expect(modules.length).toBeGreaterThan(1);
  for (const { path, coding, bytes } of modules) {
    expect([path, coding]).toEqual([path, 'dcz']);
    expect(bytes, path).toBeLessThan(200);
  }
});

test('a visitor with a release too old for deltas downloads whole modules, and runs them', async ({ context }) => {
  await visit(context);
  await releaseMarvel();
  const deltas = (await site.storage.list('releases/marvel/')).filter((key) => key.endsWith('.dcz'));
  expect(deltas.length).toBeGreaterThan(1);
  for (const key of deltas) await site.storage.remove(key);
  for (const { path, coding } of await visit(context)) expect([path, coding]).toEqual([path, 'br']);
});

/** Opens Marvel's page; returns the path, coding and size of its own larger modules. */
async function visit(context: BrowserContext) {
  const page = await context.newPage();
  const { problems } = await watch(page);
  const seen: { path: string; coding: string | undefined; bytes: number }[] = [];
  const modules = /\/remotes\/marvel\/.*\/(?:common|__federation_expose_LandingPage)\.js$/;
  page.on('requestfinished', async (request) => {
    if (!modules.test(request.url())) return;
    const headers = await (await request.response())?.allHeaders();
    seen.push({
      path: new URL(request.url()).pathname,
      coding: headers?.['content-encoding'],
      bytes: Number(headers?.['content-length']),
    });
  });
  await page.goto(`${site.url}/marvel`);
  await hydrated(page);
  await expect.poll(() => seen.length).toBeGreaterThan(1);
  expect(problems).toEqual([]);
  await page.close();
  return seen;
}

async function releaseMarvel(): Promise<void> {
  const marvel = await anotherRelease('marvel', await mkdtemp(join(outputFolder, 'dictionaries-')), 'another');
  await publish(site.storage, [marvel], { composer: 'tests', author: { who: 'A tester', why: 'a test' } });
}
