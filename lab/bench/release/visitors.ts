import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserLaunchOptions } from '../../../tests/browser.ts';
import { hydrated } from '../../../tests/e2e/watch.ts';
import { type Answer, Wire } from './wire.ts';

/** A desktop's window. */
export const viewport = { width: 1280, height: 900 };

/** What a visitor downloaded, by page. */
export type Visit = Record<string, Answer[]>;

/** The shell fetches its code for failures five seconds after it began: visitors stay longer than that. */
const stayMs = 6000;

/** A tab is quiet when nothing was under way for so long. */
const quietMs = 400;

/** Somebody with a browser profile on the disk, who closes the browser after each visit. */
export interface Visitor {
  /** Whether the browser offers what it has as dictionaries (RFC 9842). */
  dictionaries: boolean;
  profile: string;
}

/** @param folder for the profile */
export async function newVisitor(folder: string, dictionaries: boolean): Promise<Visitor> {
  return { dictionaries, profile: await mkdtemp(join(folder, 'profile-')) };
}

/** Opens the pages one after another, as documents, each to its end. */
export async function visitAll(
  { profile, dictionaries }: Visitor,
  url: string,
  pages: readonly string[],
): Promise<Visit> {
  const { args = [], ...options } = await browserLaunchOptions();
  const without = dictionaries
    ? []
    : ['--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend'];
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, ...without],
    viewport,
  });
  try {
    await prepareContext(context);
    const visit: Visit = {};
    const [first = '', ...others] = pages;
    const began = performance.now();
    const opened = await open(context, url + first);
    for (const page of others) visit[page] = await visitOne(context, url + page);
    await new Promise((resolve) => setTimeout(resolve, began + stayMs - performance.now()));
    visit[first] = await opened.close();
    return Object.fromEntries(pages.map((page) => [page, visit[page] ?? []]));
  } finally {
    await context.close();
  }
}

/** tsx names functions through this helper, which a page does not have. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  await context.addInitScript('globalThis.__name = (value) => value');
}

/** Opens a page to its end, and closes it. */
export async function visitOne(context: BrowserContext, address: string): Promise<Answer[]> {
  return (await open(context, address)).close();
}

async function open(context: BrowserContext, address: string): Promise<{ close: () => Promise<Answer[]> }> {
  const page = await context.newPage();
  const wire = await Wire.of(await context.newCDPSession(page));
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(scrollThrough);
  await untilQuiet(wire);
  const close = async () => {
    await untilQuiet(wire);
    await page.close();
    if (wire.failures.length > 0) throw new Error(`${address}: ${wire.failures.join('; ')}`);
    return wire.answers;
  };
  return { close };
}

async function untilQuiet(wire: Wire): Promise<void> {
  const late = performance.now() + 30_000;
  let quietSince = performance.now();
  let seen = wire.answers.length;
  while (performance.now() - quietSince < quietMs) {
    if (performance.now() > late) throw new Error('A page goes on requesting.');
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (wire.isQuiet && wire.answers.length === seen) continue;
    seen = wire.answers.length;
    quietSince = performance.now();
  }
}

/** Shows all of the page, so that drawings load that wait until they come into view: runs in the browser. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}
