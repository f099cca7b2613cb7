import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  type Artifact,
  closeServer,
  FileStorage,
  operate,
  readLive,
  SiteFollower,
  serveSite,
  setPlace,
} from '../../delivery/index.ts';
import { release } from '../release/command.ts';
import { listening } from '../serving/listening.ts';
import { changedRelease } from '../site/another-release.ts';
import { putBuiltSite } from '../site/compose-built-site.ts';
import { outputFolder } from '../site/root.ts';
import { isHydrated, reporting } from './watch.ts';

/** The language of the visitors for whom the bad release throws: one in ten. */
const unluckyLanguage = 'tr-TR';

/** How many visitors the release before has had. */
const formerVisitors = 400;

/** How many visitors a guard may need, in a test of which one in a thousand could fail by chance. */
const maxVisitors = 150;

/** A visit of Marvel's opening page. */
interface Visit {
  isUnlucky: boolean;
  /** Whether the page could be used in the end; if not, it has its text and a notice. */
  isUsable: boolean;
}

let storage: FileStorage;
let server: Server;
let operators: Server;
let url: string;
/** The visitors whose reports the server has answered, by their number. */
let reported: Set<number>;

test.beforeEach(async () => {
  const folder = join(await outputOf('guarded'), 'store');
  await putBuiltSite(folder, '/');
  storage = new FileStorage(folder);
  const first = await readLive(storage);
  if (!first) throw new Error('The site is not live.');
  await setPlace(storage, { ...first.place, reports: '/reports' }, { composer: 'tests', author });
  const live = await SiteFollower.open(storage);
  const operation = operate({ log: 'text', trustProxy: true, metrics: true }).of(live);
  if (!operation.operators) throw new Error('There are no metrics.');
  operators = operation.operators;
  server = serveSite(live, operation);
  reported = new Set();
  // As a proxy in front does, this says whose request it is. Each visitor asks another host: a header that a test adds to
  // a page's requests is not in its beacons.
  server.prependListener('request', ({ method, headers }: IncomingMessage, response: ServerResponse) => {
    const [, index] = /^visitor-(\d+)\./.exec(headers.host ?? '') ?? [];
    if (index === undefined) return;
    headers['x-forwarded-for'] = addressOf(Number(index));
    if (method === 'POST') response.on('close', () => reported.add(Number(index)));
  });
  url = `http://127.0.0.1:${await listening(server)}`;
});
test.afterEach(async () => {
  await Promise.all([closeServer(server, 0), closeServer(operators, 0)]);
  await rm(join(storage.address, '..'), { recursive: true, force: true });
});

const author = { who: 'tests', why: 'a guard' };

test('a guard takes back a release that throws for one visitor in ten', async ({ browser }, info) => {
  test.setTimeout(300_000); // The site is composed three times, and up to 150 visitors come.
  const former = (await readLive(storage))?.releases.marvel;
  await visitFormer(browser);
  const bad = await badRelease(join(storage.address, '..'));
  const address = `http://127.0.0.1:${await listening(operators)}`;
  let isOver = false;
  const publication = release([
    ...['publish', 'marvel', '--artifact', bad.folder, '--store', storage.address],
    ...['--guard', '15m', '--servers', address],
  ]).finally(() => {
    isOver = true;
  });
  const isGuarded = async () => (await readLive(storage))?.guard !== undefined;
  await expect.poll(async () => isOver || (await isGuarded()), { timeout: 120_000 }).toBe(true);
  expect(isOver ? await publication : null, 'the release is not refused').toBeNull();
  const began = performance.now();
  const visitors = new Visitors(browser);
  const visits: Visit[] = [];
  const come = async () => {
    while (!isOver && visits.length < maxVisitors) visits.push(await visitors.visit());
  };
  await Promise.all([come(), come()]);
  const { code, stdout, stderr } = await publication;
  const seconds = Math.round((performance.now() - began) / 1000);
  expect([code, stderr]).toEqual([6, '']);
  expect(stdout).toMatch(/Rolled back: marvel .* visitors met a failure/s);

  const met = visits.filter(({ isUnlucky }) => isUnlucky);
  info.annotations.push({ type: 'met', description: `${met.length} of ${visits.length} visitors, in ${seconds} s` });
  expect(visits.filter(({ isUnlucky, isUsable }) => !isUnlucky && !isUsable)).toEqual([]);
  const { releases, action, evidence } = (await readLive(storage)) ?? {};
  expect({ marvel: releases?.marvel, action }).toEqual({ marvel: former, action: 'rollback' });
  expect(evidence?.findings.find(({ isBeyond }) => isBeyond)).toMatchObject({ measure: 'failures' });
  await expect.poll(async () => (await visitors.visit(unluckyLanguage)).isUsable).toBe(true);
});

/** Lets a visitor of the live release report, and the same reports come from many addresses. */
async function visitFormer(browser: Browser): Promise<void> {
  const sent: string[] = [];
  const keep = (request: IncomingMessage) => {
    if (request.method !== 'POST') return;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => sent.push(Buffer.concat(chunks).toString()));
  };
  server.on('request', keep);
  const visitors = new Visitors(browser);
  expect(await visitors.visit('en-US')).toEqual({ isUnlucky: false, isUsable: true });
  server.off('request', keep);
  const body = sent.find((text) => text.includes('"loaded"'));
  expect(body).toBeDefined();
  for (let index = 0; index < formerVisitors; index += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(1000 + index) };
    const send = async () => (await fetch(`${url}/reports`, { method: 'POST', headers, body: body ?? '' })).status;
    // The server takes a hundred requests a second, of all clients together.
    await expect.poll(send, { timeout: 10_000 }).toBe(204);
  }
}

/** The address of a visitor. */
const addressOf = (index: number) => `10.0.${index >> 8}.${index & 255}`;

/** Visitors with a browser of their own; one in ten speaks the language of the fault. */
class Visitors {
  readonly #browser: Browser;
  #visits = 0;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async visit(language = this.#visits % 10 === 3 ? unluckyLanguage : 'en-US'): Promise<Visit> {
    this.#visits += 1;
    const index = this.#visits;
    const context = await this.#browser.newContext({ locale: language });
    const page = await context.newPage();
    const leave = reporting(page);
    await page.goto(`${url.replace('127.0.0.1', `visitor-${index}.localhost`)}/marvel`);
    await expect.poll(() => isSettled(page), { timeout: 30_000 }).toBe(true);
    const isUsable = await page.evaluate(isHydrated);
    await leave();
    await expect.poll(() => reported.has(index), { timeout: 30_000 }).toBe(true);
    await context.close();
    return { isUnlucky: language === unluckyLanguage, isUsable };
  }
}

/** Whether the page can be used, or says that it cannot. */
async function isSettled(page: Page): Promise<boolean> {
  return (await page.locator('.notice').first().isVisible()) || (await page.evaluate(isHydrated));
}

/** A release of Marvel, all of whose pages throw for some visitors when their code runs. */
function badRelease(folder: string): Promise<Artifact> {
  const fault = `if (navigator.language === '${unluckyLanguage}') throw new TypeError('No such month');`;
  return changedRelease('marvel', folder, (path, content) =>
    path === 'client/common.js' ? `${content}\n${fault}\n` : null,
  );
}

async function outputOf(name: string): Promise<string> {
  await mkdir(outputFolder, { recursive: true });
  return mkdtemp(join(outputFolder, `${name}-`));
}
