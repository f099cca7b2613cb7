import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { plainName } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import {
  closeServer,
  type Preview,
  PreviewHost,
  Previews,
  preview,
  publishPreview,
  serveSite,
} from '../../delivery/index.ts';
import { ask } from '../serving/ask.ts';
import { listening } from '../serving/listening.ts';
import { anotherRelease } from '../site/another-release.ts';
import { outputFolder } from '../site/root.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { click } from './follow.ts';
import { hydrated, watch } from './watch.ts';

const author = { who: 'tests', why: 'a preview' };
let site: Served;
let server: Server;
let made: Preview;
/** The files of the previewed release of Marvel, by their published and their plain names. */
let previewed: Set<string>;
let port: number;
const host = new PreviewHost('*.preview.localhost');

test.beforeAll(async () => {
  site = await serveBuiltSite('dist');
  const folder = join(outputFolder, 'previewed');
  await mkdir(folder, { recursive: true });
  const artifact = await anotherRelease('marvel', folder, 1);
  const composed = await preview(site.storage, [artifact], { composer: 'tests', author, lifetimeMs: 3_600_000 });
  if (!composed) throw new Error('There is no preview.');
  made = composed;
  previewed = new Set(Object.keys(artifact.manifest.files).flatMap((file) => [file, plainName(file)]));
  server = serveSite(site.live, { previews: new Previews(site.storage, host) });
  port = await listening(server);
});
test.afterAll(async () => {
  await closeServer(server, 0);
  await site.stop();
});

test('a preview is the whole site at its own address, marked, until exactly it goes live', async ({ page }) => {
  const origin = host.addressOf(made.id, port);
  const { problems, requests } = await watch(page);
  const before = await documentAt('localhost');
  await page.goto(`${origin}/marvel`);
  await hydrated(page);
  const mark = page.getByRole('complementary', { name: 'Preview' });
  await expect(mark).toHaveText(/^Preview of marvel: not live\. Ends /);
  await expect(mark).toBeInViewport({ ratio: 1 });
  await expect(mark, 'its stylesheet is applied').toHaveCSS('position', 'fixed');
  for (const path of ['/pokemon', '/marvel/characters']) {
    await click(page, path);
    await expect(page).toHaveURL(origin + path);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(mark).toBeVisible();
  }
  expect(problems).toEqual([]);
  const strange = requests.filter((url) => !url.startsWith(`${origin}/`) || isOfOtherMarvel(url));
  expect(strange, 'requests for anything but the preview').toEqual([]);

  const document = await documentAt(new URL(origin).host);
  expect(canonicalOf(document)).toBe(canonicalOf(before));
  expect(await documentAt('localhost'), 'the live page').toBe(before);
  await publishPreview(site.storage, made.id, author);
  await expect.poll(() => documentAt('localhost')).not.toBe(before);
  const now = await documentAt('localhost');
  expect(document.startsWith(now), 'the previewed page is live').toBe(true);
  expect(now).not.toContain('preview-mark');
  expect((await page.goto(`${origin}/marvel`))?.status()).toBe(404);
});

/** Marvel's page at a host. A browser resolves the hosts of previews by itself; here a header names them. */
async function documentAt(name: string): Promise<string> {
  return String((await ask(port, '/marvel', { headers: { host: name } })).body);
}

/** Whether a file is one that the previewed release of Marvel does not have. */
function isOfOtherMarvel(url: string): boolean {
  const [, file] = /\/remotes\/marvel\/(.+)$/.exec(url) ?? [];
  return file !== undefined && !previewed.has(`client/${file}`);
}

function canonicalOf(document: string): string {
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(document) ?? [];
  if (!address) throw new Error('The page has no canonical address.');
  return address;
}
