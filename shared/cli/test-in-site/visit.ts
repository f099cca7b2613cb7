import type { Browser, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the page reads as before any code has run. */
    textOfDocument: string | undefined;
  }
}

/** Runs in the browser: modules run only after the document has been read. */
function keepText(): void {
  document.addEventListener('readystatechange', () => {
    window.textOfDocument ??= document.querySelector('main')?.textContent;
  });
}

/** How long a page may take until the shell says how it went, in milliseconds. */
const patience = 20_000;

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
    tab.on('pageerror', (error) => faults.push(told(error.message)));
    tab.on('console', (message) => {
      if (message.type() === 'error' || message.text().startsWith('security policy:'))
        faults.push(told(message.text()));
    });
    const outcome = outcomeOf(tab, visited.path);
    const answer = await tab.goto(visited.url);
    if (answer?.status() !== 200) faults.push(`answers ${answer?.status()}`);
    else if ((await outcome) !== 'loaded') faults.push('did not load in the live shell');
    // What the page does once it is there, and reports of it, come with the next frame.
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
 * @returns what a visitor would miss; null if the page reads as its document does
 */
export async function visitFailing(browser: Browser, visited: Visited): Promise<string | null> {
  return inTab(browser, async (tab) => {
    const outcome = outcomeOf(tab, visited.path);
    await tab.addInitScript(keepText);
    await tab.goto(visited.url, { waitUntil: 'domcontentloaded' });
    if ((await outcome) !== 'failed') return `the shell did not notice: ${await outcome}`;
    const reads = await tab.evaluate(() => document.querySelector('main')?.textContent === window.textOfDocument);
    return reads ? null : 'its text has changed';
  });
}

/** An error in one line; the live shell's React says only a number. */
function told(error: string): string {
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

/** How loading a page went, as the shell tells the console. */
async function outcomeOf(tab: Page, path: string): Promise<string> {
  const said = new RegExp(`^${path} (loaded|failed|skipped)`);
  const message = await tab
    .waitForEvent('console', { predicate: (one) => said.test(one.text()), timeout: patience })
    .catch(() => null);
  return said.exec(message?.text() ?? '')?.[1] ?? `no outcome within ${patience / 1000} s`;
}
