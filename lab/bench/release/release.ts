import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '@mint-row/kit/contract';
import type { RemoteManifest } from '@mint-row/kit/contract/manifest';
import { type Browser, chromium } from '@playwright/test';
import {
  type Artifact,
  buildChanged,
  FileStorage,
  publish,
  readArtifact,
  rollbackApps,
} from '../../../delivery/index.ts';
import { browserLaunchOptions } from '../../../tests/browser.ts';
import { appNames, workspaceOf } from '../../../tests/site/applications.ts';
import { outputFolder, root } from '../../../tests/site/root.ts';
import { describeMachine, machine } from '../machine.ts';
import { readRuns } from '../options.ts';
import { OnePageVisitors } from './receipt.ts';
import { type Release, Workshop } from './releases.ts';
import { requireServers, type Server, startServers } from './servers.ts';
import { sourceLines } from './source-lines.ts';
import { measureGrowth } from './store-growth.ts';
import { type Case, type ReleaseResults, renderCase, renderResults } from './tables.ts';
import { newVisitor, type Visitor, visitAll } from './visitors.ts';

const help = `npm run lab -- bench-release [options]

Measures what a returning visitor downloads after releases of several kinds, in Chromium with and without compression
dictionaries, from our own server, nginx, Caddy and the worker in workerd; whether the receipt of release check tells the
same; and how a store grows.

  --releases <n>  how many releases the store gets whose size is measured; 50
  --write         puts tables and every answer into docs/benchmark/`;

const folder = join(outputFolder, 'bench-release');
const by = { composer: 'bench', author: { who: 'The benchmark', why: 'a release' } };

try {
  const { values } = parseArgs({
    options: {
      releases: { type: 'string', default: '50' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(help);
  else await measure(readRuns(values.releases, '--releases'), values.write);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function measure(releases: number, write: boolean): Promise<void> {
  requireServers();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await buildChanged(appNames, { root, onBuilt: tellBuilt });
    const site = await Promise.all(appNames.map((app) => readArtifact(app, join(root, workspaceOf(app), 'dist'))));
    const workshop = await Workshop.open(folder);
    const made = await workshop.releases((name) => console.log(`  built      (${name})`));
    const browser = await chromium.launch(await browserLaunchOptions());
    const { date, ...results }: Omit<ReleaseResults, 'head'> & { date: string } = {
      date: new Date().toISOString().slice(0, 10),
      cases: await measureCases(browser, site, made).finally(() => browser.close()),
      growth: await measureGrowth(folder, { site, workshop, releases }),
      deliveryLines: await sourceLines(join(root, 'delivery')),
    };
    const head = `${describeMachine(date, machine)}, Chromium ${browser.version()}`;
    await report({ head, ...results }, write);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Puts one site after another into a store, and has every visitor return after each. */
async function measureCases(
  browser: Browser,
  site: readonly Artifact[],
  releases: readonly Release[],
): Promise<Case[]> {
  const storage = new FileStorage(join(folder, 'store'));
  await publish(storage, site, by);
  const servers = await startServers(storage);
  try {
    const visitors = await Promise.all(
      servers.flatMap((server) => [true, false].map(async (yes) => ({ server, ...(await newVisitor(folder, yes)) }))),
    );
    const pages = pagesOf(site);
    await visitFromAll('first', visitors, pages);
    const onePage = new OnePageVisitors();
    const ours = servers[0]?.url ?? '';
    await onePage.visitFirst(browser, ours, pages);
    const cases: Case[] = [];
    const measureCase = async (name: string, what: string, release?: () => Promise<unknown>) => {
      if (release) {
        await release();
        for (const server of servers) await server.reload();
      }
      const visits = await visitFromAll(`(${name})`, visitors, pages);
      const receipts = release ? { receipts: await onePage.compare(ours, storage) } : {};
      cases.push({ name, what, visits, ...receipts });
      // A run takes long: what is known so far is told.
      console.log(`\n${renderCase({ name, what, visits, ...receipts })}\n`);
    };
    await measureCase('0', 'nothing');
    for (const { name, what, artifact } of releases) {
      await measureCase(name, what, () => publish(storage, [artifact], by));
      if (name === 'a') await measureCase('e', 'a rollback of (a)', () => rollbackApps(storage, [artifact.app], by));
    }
    return cases.sort((one, other) => (one.name < other.name ? -1 : 1));
  } finally {
    for (const { stop } of servers) await stop();
  }
}

async function visitFromAll(
  what: string,
  visitors: readonly (Visitor & { server: Server })[],
  pages: readonly string[],
): Promise<Case['visits']> {
  const visitOne = async ({ server, ...visitor }: Visitor & { server: Server }) => {
    const began = performance.now();
    const { dictionaries } = visitor;
    const visit = { server: server.name, dictionaries, pages: await visitAll(visitor, server.url, pages) };
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`  visited    ${what}  ${server.name}${dictionaries ? '' : ', no dictionaries'}  ${seconds} s`);
    return visit;
  };
  // A visit mostly waits. Not more than one from each server at the same time.
  const visits = new Map<Visitor, Case['visits'][number]>();
  for (const dictionaries of [true, false]) {
    const some = visitors.filter((visitor) => visitor.dictionaries === dictionaries);
    await Promise.all(some.map(async (visitor) => visits.set(visitor, await visitOne(visitor))));
  }
  return visitors.flatMap((visitor) => visits.get(visitor) ?? []);
}

/** Eleven pages of Marvel and three others. */
function pagesOf(site: readonly Artifact[]): string[] {
  const marvel = site.find(({ app }) => app === 'marvel')?.manifest as RemoteManifest;
  return [...marvel.pages.slice(0, 11).map(({ path }) => path), paths.home, '/pokemon', paths.guides];
}

function tellBuilt(app: string, outcome: string): void {
  console.log(`  ${outcome.padEnd(9)}  ${app}`);
}

/** @param write whether the results replace those in docs/benchmark */
async function report(results: ReleaseResults, write: boolean): Promise<void> {
  const text = renderResults(results);
  console.log(`\n${text}\n`);
  const to = write ? join(root, 'docs/benchmark') : join(outputFolder, 'benchmark');
  await mkdir(to, { recursive: true });
  await writeFile(join(to, 'release.txt'), `${text}\n`);
  await writeFile(join(to, 'release.json'), `${JSON.stringify(results)}\n`);
  console.log(`Every answer, and the tables: ${to}`);
}
