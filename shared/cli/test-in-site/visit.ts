import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserType, Page } from '@playwright/test';
import { packageManager } from '../../build/index.ts';

/**
 * Starts the browser of the Playwright that a remote has installed, or the one that CHROMIUM_PATH names.
 * @param remote the remote's folder
 * @throws Error saying what to install
 */
export async function startBrowser(remote: string): Promise<Browser> {
  const { chromium } = await import(pathToFileURL(playwrightOf(remote)).href).then(
    ({ default: playwright }: { default: { chromium: BrowserType } }) => playwright,
  );
  const { CHROMIUM_PATH: executablePath } = process.env;
  try {
    return await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Error(
      `Chromium did not start: ${reason}\nInstall it with ${packageManager().program} playwright install chromium, or set CHROMIUM_PATH to where a Chromium is.`,
    );
  }
}

function playwrightOf(remote: string): string {
  try {
    return createRequire(join(remote, 'package.json')).resolve('@playwright/test');
  } catch {
    const { add, program } = packageManager();
    throw new Error(
      `mint-row-kit test needs Playwright, which is not installed here: ${add} @playwright/test, then ${program} playwright install chromium`,
    );
  }
}

declare global {
  interface Window {
    /** The text of the page before any code has run. */
    textOfDocument: string | undefined;
  }
}

/** Runs in the browser: modules run only after the document has been read. */
function keepText(): void {
  document.addEventListener('readystatechange', () => {
    window.textOfDocument ??= document.querySelector('main')?.textContent;
  });
}

/** The time that a page may take until the shell reports the outcome. */
const outcomeTimeoutMs = 20_000;

/** A page of a remote that is tested. */
export interface Visited {
  /** Its address on the local server. */
  url: string;
  path: string;
  /** The exposed module that shows it. */
  expose: string;
}

/**
 * Opens a page, and waits until the shell says that it has loaded.
 * @returns what is wrong with it, and the links that it has to addresses of the site
 */
export async function visit(browser: Browser, visited: Visited): Promise<{ faults: string[]; links: string[] }> {
  return inTab(browser, async (tab) => {
    const faults: string[] = [];
    tab.on('pageerror', (error) => faults.push(faultOf(error.message)));
    tab.on('console', (message) => {
      if (message.type() === 'error' || message.text().startsWith('security policy:'))
        faults.push(faultOf(message.text()));
    });
    const outcome = outcomeOf(tab, visited.path);
    const answer = await tab.goto(visited.url);
    if (answer?.status() !== 200) faults.push(`answers ${answer?.status()}`);
    else if ((await outcome) !== 'loaded') faults.push('did not load in the live shell');
    // The effects of the page, and reports of them, come with the next frame.
    await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    if ((await tab.locator('main h1').count()) !== 1) faults.push('has not one h1');
    const links = await tab
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    return { faults, links: links.filter((link) => link !== null) };
  });
}

/**
 * Opens a page that fails, because the release that is served does.
 * @param file the file of the release that fails
 * @returns what a visitor would miss; null if the page reads as its document does
 */
export async function visitFailing(browser: Browser, visited: Visited, file: string): Promise<string | null> {
  return inTab(browser, async (tab) => {
    const outcome = outcomeOf(tab, visited.path);
    await tab.addInitScript(keepText);
    await tab.goto(visited.url, { waitUntil: 'domcontentloaded' });
    if ((await outcome) !== 'failed') return unnoticed(file, await outcome);
    const reads = await tab.evaluate(() => document.querySelector('main')?.textContent === window.textOfDocument);
    return reads ? null : 'its text has changed';
  });
}

/** What is wrong when the shell reports another outcome of a page than that it has failed. */
function unnoticed(file: string, outcome: string): string {
  if (outcome === 'loaded') {
    return `the shell did not notice that ${file} fails, and says that the page has loaded. This is no fault of the page: report it, with the version of the kit.`;
  }
  return `the shell did not say that ${file} fails: ${outcome}. Try again when this machine has less to do.`;
}

/** Describes an error in one line; the live shell's React gives only a number. */
function faultOf(error: string): string {
  if (/React error #(418|423|425)/.test(error)) {
    return 'has other markup in the browser than in its document: something depends on the time, the window or chance';
  }
  return `says: ${error.split('\n')[0]}`;
}

async function inTab<Result>(browser: Browser, act: (tab: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext();
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Waits for the outcome of loading a page, which the shell writes to the console. */
async function outcomeOf(tab: Page, path: string): Promise<string> {
  const report = new RegExp(`^${path} (loaded|failed|skipped)`);
  const message = await tab
    .waitForEvent('console', { predicate: (one) => report.test(one.text()), timeout: outcomeTimeoutMs })
    .catch(() => null);
  return report.exec(message?.text() ?? '')?.[1] ?? `no outcome within ${outcomeTimeoutMs / 1000} s`;
}
