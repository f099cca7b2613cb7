import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { paths, registryPath } from '@mint-row/kit/contract';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { FileStorage, readLive } from '../../delivery/index.ts';
import { askForReports, type } from '../../lab/drill/found.ts';
import { release, type Started, serve, typed } from '../release/command.ts';
import { PullRequests } from '../release/pull-requests.ts';
import { changedRelease } from '../site/another-release.ts';
import { putBuiltSite } from '../site/compose-built-site.ts';
import { outputFolder } from '../site/root.ts';
import { follow } from './follow.ts';
import { hydrated, reporting } from './watch.ts';

// A week of Editorial's team, whose inset stands in Pokémon's pages, with the commands that reviewers and operators type.

const pikachu = paths.character('pikachu');
const was = 'More for Pikachu collectors';
const is = 'Read on about Pikachu';
const why = 'Name the character last';
const blame = 'The inset throws in browsers';
const phone = { viewport: { width: 390, height: 844 } };

let folder: string;
let store: string;
let server: Started;

test.beforeAll(async () => {
  test.setTimeout(180_000); // The site is composed once, on two cores that may be busy.
  await mkdir(outputFolder, { recursive: true });
  folder = await mkdtemp(join(outputFolder, 'week-'));
  store = join(folder, 'store');
  await putBuiltSite(store, '/');
  await askForReports(store, folder);
  server = await serve(store, ['--previews', '--operator-port', '0', '--log', 'json']);
});
test.afterAll(async () => {
  server?.child.kill();
  await rm(folder, { recursive: true, force: true });
});

test('an inset is reviewed, released alone, breaks in browsers and is taken back in a week', async ({
  browser,
}, info) => {
  test.setTimeout(300_000); // The site is composed three times more, on two cores that may be busy.
  const host = await PullRequests.open(join(folder, 'runner'));
  if (!host) return test.skip(true, 'The workflow needs Linux and jq.');
  const before = await liveReleases();
  const previewHost = ['--preview-host', `*.preview.localhost:${server.port}`];

  await test.step('Monday: the comment on a pull request says why it cannot go live', async () => {
    const artifact = await editorialWith({ server: 'throw new Error("Out of cards");' });
    const checking = ['check', 'editorial', '--artifact', artifact, '--store', store];
    expect((await release([...checking, '--comment', host.comment])).code).toBe(2);
    const comment = await posted(host);
    expect(comment).toContain('**The release checks refuse it.**');
    expect(comment).toMatch(/its inset CharacterReadingInset does not render on .*Out of cards/s);
  });

  await test.step('Tuesday: after a second push, the same comment leads to a preview', async () => {
    const artifact = await editorialWith({});
    const previewing = ['preview', 'editorial', '--artifact', artifact, '--message', why];
    await type(store, ...previewing, '--comment', host.comment, ...previewHost);
    const comment = await posted(host, ...previewHost);
    expect(comment).toContain('**The release checks pass.**');
    expect(comment).toContain(`- ${was}\n+ ${is}\n`);
    const [, address] = /^Preview, until .*: <(.*)>$/m.exec(comment) ?? [];
    await visit(browser, `${address}`, async (page) => {
      await expect(inset(page).getByRole('heading')).toHaveText(is);
    });
    expect(await liveReleases()).toEqual(before);
  });

  await test.step('Wednesday: the command of the comment releases Editorial alone', async () => {
    const [, command] = /^(npm run release -- publish --preview .*)$/m.exec(host.comments[0]?.body ?? '') ?? [];
    expect(await typed(command?.replace('<the store>', store))).toMatchObject({ code: 0, stderr: '' });
    const { editorial, ...others } = await served();
    expect({ ...others, editorial: before.editorial }).toEqual(before);
    expect(editorial).not.toBe(before.editorial);
    await visit(browser, siteUrl(), async (page) => {
      await expect(inset(page).getByRole('heading')).toHaveText(is);
    });
  });
  const good = await liveReleases();

  await test.step('Thursday: a release whose inset throws in browsers is left out of their pages, and reported', async () => {
    const artifact = await editorialWith({ client: 'throw new Error("Out of cards");' });
    await type(store, 'publish', 'editorial', '--artifact', artifact, '--message', 'Sort the guides by age');
    expect((await served()).pokemon).toBe(before.pokemon);
    await visit(browser, siteUrl(), async (page) => {
      await expect(inset(page).getByRole('heading'), 'the document has its HTML').toHaveText(is);
      await follow(page, paths.character('mew'));
      await expect(page.getByRole('heading', { name: 'What they sell for' })).toBeVisible();
      await expect(inset(page)).toHaveCount(0);
    });
    await operatorsSee(browser, info.outputPath('thursday'), async (page) => {
      const editorial = page
        .locator('#reports')
        .getByRole('row', { name: /^editorial/ })
        .first();
      const reported = async () => {
        await page.reload();
        return editorial.getByRole('cell', { name: /^Met a failure/ }).textContent();
      };
      await expect.poll(reported).toContain('1 of 1');
    });
  });

  await test.step('Friday: the page of releases has the command that takes it back', async () => {
    let command = '';
    await operatorsSee(browser, info.outputPath('friday-before'), async (page) => {
      const broken = change(page, 'publish editorial').first();
      await expect(broken).toContainText('Sort the guides by age');
      command = await commandOf(broken);
      await expect(change(page, 'publish editorial').nth(1)).toContainText(why);
    });
    expect(await typed(`${command} --message "${blame}"`)).toMatchObject({ code: 0, stderr: '' });
    expect(await served()).toEqual(good);
    await visit(browser, siteUrl(), async (page) => {
      await follow(page, paths.character('mew'));
      await expect(inset(page).getByRole('heading')).toHaveText('Read on about Mew');
    });
    await operatorsSee(browser, info.outputPath('friday-after'), async (page) => {
      const rollback = change(page, 'rollback editorial');
      await expect(rollback).toContainText(blame);
      expect(await commandOf(rollback)).toMatch(/^npm run release -- rollback editorial --to \w+ --store /);
      expect(await commandOf(change(page, 'publish editorial').nth(1))).toMatch(/ rollback .*--store /);
    });
  });
});

const siteUrl = () => `http://127.0.0.1:${server.port}`;
const inset = (page: Page) => page.locator('[data-inset="CharacterReadingInset"]');

/** The releases that are live. */
async function liveReleases(): Promise<Readonly<Record<string, string>>> {
  return (await readLive(new FileStorage(store)))?.releases ?? {};
}

/** The same, once the server has them. */
async function served(): Promise<Readonly<Record<string, string>>> {
  const releases = await liveReleases();
  const registry = async () => (await fetch(siteUrl() + registryPath)).text();
  await expect.poll(registry).toContain(releases.editorial);
  return releases;
}

/**
 * An artifact of Editorial whose inset has another heading.
 * @param faults what is added to the code of the inset that renders documents, and to that of browsers
 * @returns its folder
 */
async function editorialWith(faults: { server?: string; client?: string }): Promise<string> {
  const added = new Map([
    ['server/CharacterReadingInset.mjs', faults.server],
    ['client/__federation_expose_CharacterReadingInset.js', faults.client],
  ]);
  const { folder: made } = await changedRelease('editorial', folder, (path, content) => {
    if (path === 'client/data/insets/CharacterReadingInset.json')
      return content.toString().replace('More for {name} collectors', 'Read on about {name}');
    const fault = added.get(path);
    return fault === undefined ? null : `${content}\n${fault}\n`;
  });
  return made;
}

/**
 * Posts the comment as comment.yml does.
 * @returns the only comment of the pull request
 */
async function posted(host: PullRequests, ...options: string[]): Promise<string> {
  expect(await release(['comment', host.comment, ...options])).toMatchObject({ code: 0, stderr: '' });
  await host.post();
  const [comment, ...more] = host.comments;
  expect(more).toEqual([]);
  return comment?.body ?? '';
}

/** Opens Pikachu’s page at an address as a visitor who then leaves it, and whose browser is closed once it has reported. */
async function visit(browser: Browser, address: string, look: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  const leave = reporting(page);
  await page.goto(new URL(pikachu, address).href);
  await hydrated(page);
  await look(page);
  const reports = () => server.lines.filter((line) => line.includes('"method":"POST"')).length;
  const before = reports();
  await leave();
  await expect.poll(reports).toBeGreaterThan(before);
  await page.close();
}

/** Opens the page of releases on a phone without JavaScript, in each theme. */
async function operatorsSee(browser: Browser, picture: string, look: (page: Page) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ ...phone, colorScheme, javaScriptEnabled: false });
    await page.goto(`http://127.0.0.1:${server.operatorPort}`);
    await page.screenshot({ path: `${picture}-${colorScheme}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await look(page);
    await page.close();
  }
}

/** A change in the history of the page of releases. */
const change = (page: Page, what: string) =>
  page.getByRole('article', { name: new RegExp(`^Generation \\d+: ${what}$`) });

/** The command on the page of releases that takes a change back. */
async function commandOf(article: Locator): Promise<string> {
  return (await article.locator('.command').textContent()) ?? '';
}
