import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageWeights } from '@mint-row/kit/checks';
import { type Browser, chromium, type Page } from '@playwright/test';
import { publish, readArtifact } from '../../delivery/index.ts';
import { browserLaunchOptions } from '../../delivery/pictures/index.ts';
import { makeOwnRemote, program } from '../../tests/contract/own-remote.ts';
import { options, serveSiteForSports } from '../../tests/contract/site-for-sports.ts';
import { root } from '../../tests/site/root.ts';
import { installInto } from '../bench/install.ts';

// Builds each sample into a remote of two pages, as a team in its own repository would, publishes that and opens both
// pages in Chromium inside the site: one as a document, the other by a navigation. With names, such as `zustand swr`, it
// tries only these. Without names and with --write, it writes the outcome to docs/libraries.md if all work.

const here = import.meta.dirname;
const samples = join(here, 'samples');
const paths = { first: '/sports', second: '/sports/characters' };

/** What became of a library. */
interface Outcome {
  name: string;
  /** The packages that it imports, with their versions. */
  packages: string;
  /** Whether the document shows it; otherwise, it appears once the page runs. */
  isInDocument: boolean;
  /** Why it does not work; null if it does. */
  fault: string | null;
  /** What a page loads of packages, in bytes after brotli. */
  bytes: number;
}

/** Leaves two pages of the new remote, without content of their own, and gives it the packages of all samples. */
async function prepare(remote: string): Promise<void> {
  await rm(join(remote, 'src'), { recursive: true });
  await mkdir(join(remote, 'src/pages'), { recursive: true });
  for (const name of await packagesIn(join(here, 'node_modules'))) {
    const link = join(remote, 'node_modules', name);
    await mkdir(join(link, '..'), { recursive: true });
    await symlink(join(here, 'node_modules', name), link, 'junction').catch(() => {});
  }
  await writeFile(join(remote, 'src/pages/index.ts'), pagesModule);
  await writeFile(join(remote, 'src/pages/FirstPage.tsx'), pageModule('First', paths.second));
  await writeFile(join(remote, 'src/pages/SecondPage.tsx'), pageModule('Second', paths.first));
}

async function packagesIn(modules: string): Promise<string[]> {
  const names = (await readdir(modules)).filter((name) => !name.startsWith('.'));
  const scoped = await Promise.all(
    names.map(async (name) =>
      name.startsWith('@') ? (await readdir(join(modules, name))).map((own) => `${name}/${own}`) : [name],
    ),
  );
  return scoped.flat();
}

const pagesModule = `export const remote = { catalogue: {}, drawings: {}, pages: [
  { path: '${paths.first}', expose: 'FirstPage', title: 'The first page', description: 'A page of a remote that brings a library from npm, as a document.', reviewed: '2026-11-29', data: {} },
  { path: '${paths.second}', expose: 'SecondPage', title: 'The second page', description: 'A page of a remote that brings a library from npm, after a navigation.', reviewed: '2026-11-29', data: {} },
] };
`;

function pageModule(name: string, next: string): string {
  return `import Sample from '../sample.tsx';

export default function ${name}Page() {
  return (
    <div>
      <h1>The ${name.toLowerCase()} page</h1>
      <Sample />
      <a href="${next}" className="next">The other page</a>
    </div>
  );
}
`;
}

interface Ground {
  remote: string;
  site: Awaited<ReturnType<typeof serveSiteForSports>>;
  browser: Browser;
}

async function tryLibrary(name: string, { remote, site, browser }: Ground): Promise<Outcome> {
  const source = await readFile(join(samples, `${name}.tsx`), 'utf8');
  const [, shows = ''] = /^export const shows = '(.*)';$/m.exec(source) ?? [];
  const packages = Object.keys(versions)
    .filter((one) => new RegExp(`from '${one}(/[^']*)?'`).test(source))
    .map((one) => `${one} ${versions[one]}`)
    .join(', ');
  await cp(join(samples, `${name}.tsx`), join(remote, 'src/sample.tsx'));
  const isInDocument = !source.includes('useHydrated');
  const outcome = (fault: string | null, bytes = 0): Outcome => ({ name, packages, isInDocument, fault, bytes });
  const built = spawnSync(process.execPath, [program, 'build'], { cwd: remote, encoding: 'utf8' });
  if (built.status !== 0) return outcome(`does not build: ${lastLines(built.stderr || built.stdout)}`);
  const dist = join(remote, 'dist');
  try {
    await publish(site.storage, [await readArtifact('sports', dist)], options);
  } catch (error) {
    return outcome(`is not released: ${String(error)}`);
  }
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const problems = watchProblems(page);
    await page.goto(site.url + paths.first);
    await shown(page, shows);
    await page.locator('a.next').press('Enter');
    await page.waitForURL(site.url + paths.second);
    await page.locator('h1', { hasText: 'The second page' }).waitFor();
    await shown(page, shows);
    return outcome(problems.length > 0 ? problems.join('; ') : null, await packageBytes(dist));
  } catch (error) {
    return outcome(String(error).split('\n')[0] ?? '');
  } finally {
    await context.close();
  }
}

async function shown(page: Page, text: string): Promise<void> {
  const output = page.locator('output', { hasText: text }).first();
  await output.waitFor({ timeout: 10_000 });
  const isPlaced = await output.evaluate(
    (element) => !element.matches('[data-in-window]') || element.getBoundingClientRect().bottom < window.innerHeight,
  );
  if (!isPlaced) throw new Error(`"${text}" is below the window, although its dialog is fixed.`);
}

function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-12).join(' ');
}

/** What the packages of a built remote weigh. */
async function packageBytes(dist: string): Promise<number> {
  const weights = await packageWeights(await readArtifact('sports', dist));
  return Math.max(0, ...weights.values());
}

const table = join(root, 'docs/libraries.md');
const divider = '| --- | --- | --- |\n';

async function writeTable(outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(
    ({ packages, isInDocument, bytes }) =>
      `| ${packages} | ${isInDocument ? 'yes' : 'no'} | ${(bytes / 1024).toFixed(1)} KB |`,
  );
  const text = await readFile(table, 'utf8');
  const head = text.slice(0, text.indexOf(divider) + divider.length);
  await writeFile(table, `${head}${rows.join('\n')}\n`);
}

const write = process.argv.includes('--write');
const asked = process.argv.slice(2).filter((word) => word !== '--write');
const all = (await readdir(samples)).map((file) => file.replace(/\.tsx$/, '')).sort();
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no sample ${unknown.join(', ')} in lab/libraries/samples, which has ${all.join(', ')}.`);
  process.exit(1);
}

installInto(here);
const { dependencies: versions } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const folder = await realpath(await mkdtemp(join(tmpdir(), 'mint-row-libraries-')));
const outcomes: Outcome[] = [];
try {
  const remote = await makeOwnRemote(folder);
  await prepare(remote);
  const site = await serveSiteForSports(folder);
  const browser = await chromium.launch(await browserLaunchOptions());
  for (const name of asked.length > 0 ? asked : all) {
    const outcome = await tryLibrary(name, { remote, site, browser });
    outcomes.push(outcome);
    console.log(`  ${outcomes.length} of ${asked.length || all.length}  ${name}: ${outcome.fault ?? 'works'}`);
  }
  await browser.close();
  await site.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
const failed = outcomes.filter(({ fault }) => fault);
console.log(`${outcomes.length - failed.length} of ${outcomes.length} libraries work.`);
process.exitCode = failed.length > 0 ? 1 : 0;
if (write && asked.length === 0 && failed.length === 0) await writeTable(outcomes);
