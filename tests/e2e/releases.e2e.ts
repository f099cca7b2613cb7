import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paths, plainName, registryPath } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { type Artifact, publish, readArtifact, readLive } from '../../delivery/index.ts';
import { whole } from '../sample.ts';
import { addressesOf } from '../site/addresses.ts';
import { anotherRelease } from '../site/another-release.ts';
import { appNames } from '../site/applications.ts';
import { copySources } from '../site/copy-sources.ts';
import { kinds, missingPath, someKinds } from '../site/kinds.ts';
import { outputFolder, root } from '../site/root.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

const run = promisify(execFile);

/** Rounds of releases of every application: one round, or four if SUITE=whole. */
const rounds = whole ? [1, 2, 3, 4] : [1];

/** The landing page of each franchise, and some others; all kinds if SUITE=whole. */
const walked = [
  ...new Set([
    ...kinds.filter(({ name }) => name.startsWith('landing')),
    ...someKinds('a tab that was opened before further releases', 5),
  ]),
];

test.describe('a release while the site is open', () => {
  let site: Served;
  test.beforeEach(async () => {
    site = await serveBuiltSite('dist');
  });
  test.afterEach(() => site.stop());

  test(`a tab that was opened before ${rounds.length * appNames.length} further releases walks to pages of every remote`, async ({
    page,
  }) => {
    test.setTimeout(180_000); // All releases are composed and checked in full, on two cores.
    const folder = join(outputFolder, 'further');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const { problems, requests } = await watch(page);
    await openAndRead(page, site.url + paths.about);
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    for (const round of rounds) {
      await release(...(await Promise.all(appNames.map((app) => anotherRelease(app, folder, round)))));
    }
    // A link to the search opens it over the page.
    for (const { path } of walked.filter((kind) => ![paths.about, paths.search, missingPath].includes(kind.path))) {
      await follow(page, path);
      await expect(page.locator('main h1')).toBeFocused();
    }
    expect(problems).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-marked', '');
    const used = [...new Set(requests.filter((url) => plainName(url) !== url))];
    expect(used.map(plainName), 'the files of one release').toEqual([...new Set(used.map(plainName))]);
    await comeBack(page);
    await page.locator('.notice').getByRole('button', { name: 'Load it' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-marked', '');
  });

  test('a character who is added to Marvel’s content is on every list when Marvel alone is published', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000); // Marvel is built, and the lists of others are composed anew.
    const reader = await openAndRead(await context.newPage(), `${site.url}/marvel`);
    const before = (await readLive(site.storage))?.releases;
    await release(await marvelWithStorm());
    const after = (await readLive(site.storage))?.releases;
    expect({ ...after, marvel: null }).toEqual({ ...before, marvel: null });

    await comeBack(reader);
    await expect(reader.locator('.notice')).toContainText('newer version');
    await reader.close();

    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain(paths.character('storm'));
    const { problems } = await watch(page);
    for (const list of ['/marvel/characters', paths.characters]) {
      await page.goto(site.url + list);
      await expect(page.locator(`main a[href="${paths.character('storm')}"]`, { hasText: 'Storm' })).not.toHaveCount(0);
    }
    await page.goto(`${site.url}/pokemon`);
    await hydrated(page);
    await follow(page, paths.character('storm'));
    await expect(page.locator('main h1')).toHaveText(/Storm/);
    await expect.poll(() => page.evaluate(missingImages)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('main h1')).toHaveText(/Storm/);
    expect(problems).toEqual([]);
  });

  /** Publishes artifacts, and waits until the server has them. */
  async function release(...artifacts: Artifact[]): Promise<void> {
    const author = { who: 'tests', why: 'another release' };
    await publish(site.storage, artifacts, { composer: 'tests', author, effort: 'fast' });
    await expect.poll(async () => (await fetch(site.url + registryPath)).text()).toContain(artifacts.at(-1)?.release);
  }
});

/**
 * The addresses of the images that have not loaded. Scrolls to the first of them, since images load when they are near.
 */
function missingImages(): string[] {
  const missing = [...document.images].filter((image) => image.naturalWidth === 0);
  missing[0]?.scrollIntoView({ behavior: 'instant' });
  return missing.map(({ src }) => src);
}

/** Opens a page and stays until it has loaded the code for recovery. */
async function openAndRead(page: Page, url: string): Promise<Page> {
  const prepared = page.waitForResponse((response) => addressesOf('shell/recovery.js').test(response.url()));
  await page.goto(url);
  await hydrated(page);
  await (await prepared).finished();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The visitor comes back to the tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** Marvel's artifact, built from sources with one more character; all additions are in `src/content`. */
async function marvelWithStorm(): Promise<Artifact> {
  const copy = await copySources('storm');
  const characters = join(copy, 'remote-marvel/src/content/characters');
  const thor = await readFile(join(characters, 'thor.ts'), 'utf8');
  await writeFile(
    join(characters, 'storm.ts'),
    thor
      .replaceAll(/\bthor\b/g, 'storm')
      .replaceAll(/\bThor\b/g, 'Storm')
      .replace("slug: 'thor'", "slug: 'storm'"),
  );
  const index = await readFile(join(characters, 'index.ts'), 'utf8');
  await writeFile(
    join(characters, 'index.ts'),
    `import { storm } from './storm.ts';\n${index.replace('  thor,', '  thor,\n  storm,')}`,
  );
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const remote = join(copy, 'remote-marvel');
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: remote,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return readArtifact('marvel', join(remote, 'dist'));
}
