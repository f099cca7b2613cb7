import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { paths } from '@mint-row/kit/contract';
import { contentTypes } from '@mint-row/kit/headers';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../delivery/pictures/index.ts';
import { freePort } from '../serving/free-port.ts';
import { outputFolder, root } from '../site/root.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';

// Plain Vite applications show pages of a site that is at another origin: docs/other-hosts.md.

const sources = join(root, 'tests/other-hosts');
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const page = paths.guide('marvel-1990-to-1996');

let folder: string;
let browser: Browser;
let site: Served;
let host: string;
let server: Server;
/** The way of the host that is served. */
let served = '';

beforeAll(async () => {
  await mkdir(outputFolder, { recursive: true });
  folder = await mkdtemp(join(outputFolder, 'hosts-'));
  const port = await freePort();
  host = `http://localhost:${port}`;
  site = await serveBuiltSite('dist', { inFolder: '/cards/', allowedOrigins: [host, 'https://host.example'] });
  server = createServer(async (request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    const file = extname(path) ? path : `${served}.html`;
    response.setHeader('Content-Type', contentTypes.get(extname(file).slice(1)) ?? 'text/html; charset=utf-8');
    response.end(await readFile(join(folder, served, file)));
  }).listen(port);
  await once(server, 'listening');
  browser = await chromium.launch(await browserLaunchOptions());
}, 120_000);
afterAll(async () => {
  await browser?.close();
  server?.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Builds a host as its team would. */
async function build(way: string, variables: Record<string, string> = {}): Promise<void> {
  // The plugin of Module Federation leaves itself out of tests.
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    VITEST: undefined,
    SITE: `${site.url}/`,
    OUT: join(folder, way),
    ...variables,
  };
  const child = spawn(process.execPath, [vite, 'build', '--config', 'host.config.ts', '--mode', way], {
    cwd: sources,
    env,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(printed);
  served = way;
}

/** Opens a page of the host that is served. */
async function open(path: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  const shown = await context.newPage();
  const problems: string[] = [];
  shown.on('pageerror', (error) => problems.push(error.message));
  shown.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await shown.goto(host + path);
  return { shown, problems };
}

it('the code of the document is that of these hosts', async () => {
  const text = await readFile(join(root, 'docs/other-hosts.md'), 'utf8');
  const blocks = [...text.matchAll(/```tsx\n(.*?)```/gs)].map(([, code]) => code);
  const files = ['host', 'import', 'module-federation', 'originjs'];
  expect(blocks).toEqual(await Promise.all(files.map((file) => readFile(join(sources, `${file}.tsx`), 'utf8'))));
});

describe.each(['import', 'originjs', 'module-federation'])('a host with %s', (way) => {
  if (way === 'module-federation' && !existsSync(join(sources, 'node_modules')) && !process.env.OTHER_HOSTS) {
    console.warn('Skipped: the host with @module-federation/vite, which is not installed. CI runs it: see .ci/run.');
    return it.skip('@module-federation/vite is not installed');
  }
  beforeAll(() => build(way), 120_000);

  it('shows a page with its text, styles and drawings, which works', async () => {
    const { shown, problems } = await open(page);
    await shown.locator('[data-app="marvel"] h1, [role="alert"]').waitFor();
    expect(await shown.getByRole('alert').allTextContents()).toEqual([]);
    expect(await shown.locator('#sets li:visible h3').count()).toBe(16);
    await shown.getByRole('radio', { name: 'SkyBox', exact: true }).check();
    await expect.poll(() => shown.locator('#sets li:visible h3').count()).toBeLessThan(16);
    expect(shown.url()).toBe(`${host}${page}?maker=skybox`);
    expect(problems).toEqual([]);
    await shown.context().close();
  });

  it('shows a page of whichever remote has the address, and its tooltips', async () => {
    const { shown } = await open('/characters/darth-vader/');
    const heading = shown.locator('[data-app="starwars"] h1');
    await heading.or(shown.getByRole('alert')).waitFor();
    expect(await shown.getByRole('alert').allTextContents()).toEqual([]);
    await shown.locator('[data-tooltip]').first().hover();
    const tooltip = shown.locator('.tooltip');
    await tooltip.waitFor();
    expect(await tooltip.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    await shown.context().close();
  });

  it('has the site’s tokens and fonts, and keeps its own styles', async () => {
    const { shown, problems } = await open('/marvel');
    const heading = shown.locator('[data-app="marvel"] h1');
    await heading.waitFor();
    const style = (selector: string, name: string) =>
      shown
        .locator(selector)
        .first()
        .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), name);
    expect(await style('[data-app="marvel"]', '--color-paper')).toContain('light-dark');
    expect(await style('[data-app="marvel"] h1', 'font-family')).toContain('Archivo');
    expect(await style('body', 'font-family')).not.toContain('Literata');
    expect(await style('body > h1', 'font-family')).not.toContain('Archivo');
    await shown.evaluate(() => document.fonts.ready);
    expect(await shown.evaluate(() => document.fonts.check('700 40px "Archivo Variable"'))).toBe(true);
    const pictures = shown.locator('[data-app="marvel"] img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await pictures.count()).toBeGreaterThan(0);
    const links = await shown
      .locator('[data-app="marvel"] a')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links.filter((link) => link.startsWith(host) && !link.startsWith(`${host}/marvel#`))).toEqual([]);
    expect(links).toContain(`${site.url}/marvel/characters`);
    expect(problems).toEqual([]);
    await shown.context().close();
  });

  it('keeps its own reset, which takes neither type nor spacing of a page', async () => {
    const { shown } = await open('/marvel');
    await shown.locator('[data-app="marvel"] h1').waitFor();
    expect(await styleOf(shown, 'body > h1')).toEqual([expect.stringMatching(/^monospace 16px 400 0px 0px /)]);
    const inHost = await styleOf(shown, inPage);
    await shown.goto(`${site.url}/marvel`);
    expect(inHost).toEqual(await styleOf(shown, inPage));
    expect(inHost.length).toBeGreaterThan(20);
    await shown.context().close();
  });
});

const inPage = '[data-app="marvel"] :is(h1, h2, h3, p, ul, li)';

/** The type and spacing of all elements that a selector finds, each with the beginning of its text. */
async function styleOf(shown: Page, selector: string): Promise<string[]> {
  return shown.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { fontFamily, fontSize, fontWeight, margin, padding } = getComputedStyle(element);
      return [fontFamily, fontSize, fontWeight, margin, padding, element.textContent?.slice(0, 20)].join(' ');
    }),
  );
}
