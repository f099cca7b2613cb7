import type { Page } from '@playwright/test';

/** The problems and requests of a page while it was used. */
export interface Watched {
  /** Console errors and warnings, uncaught errors, violations of the security policy, requests that failed. */
  problems: string[];
  /** The address of every request to the network, in order; answers of the browser's cache are not among them. */
  requests: string[];
}

/** Starts to watch a page; call it before the page goes anywhere. */
export async function watch(page: Page): Promise<Watched> {
  const watched: Watched = { problems: [], requests: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') watched.problems.push(message.text());
  });
  page.on('pageerror', (error) => watched.problems.push(`uncaught: ${error.message}`));
  await watchNetwork(page, watched);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`security policy: ${event.violatedDirective} refused ${event.blockedURI}`);
    });
  });
  return watched;
}

/**
 * Listens to the browser itself, which reports failures of the current document. Playwright's `requestfailed` also
 * names, as aborted, all requests that were under way when a document was left.
 */
async function watchNetwork(page: Page, { requests: sent, problems }: Watched) {
  const network = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const fromCache = (id: string) => {
    const index = sent.lastIndexOf(urls.get(id) ?? '');
    if (index >= 0) sent.splice(index, 1);
    urls.delete(id);
  };
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    urls.set(requestId, request.url);
    sent.push(request.url);
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => fromCache(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) fromCache(requestId);
  });
  network.on('Network.loadingFailed', ({ requestId, errorText, blockedReason }) => {
    problems.push(`${urls.get(requestId)} failed: ${blockedReason ?? errorText}`);
  });
  await network.send('Network.enable');
}

/**
 * Waits for the code that reports; call it before the page goes anywhere.
 * @returns leaves the page, which is when browsers send their reports: not before that code has run, or there would be none
 */
export function reporting(page: Page): () => Promise<void> {
  const modules = ['beacon', 'vitals'].map((name) =>
    page.waitForEvent('requestfinished', (request) => new RegExp(`/${name}\\.[\\w-]+\\.js$`).test(request.url())),
  );
  return async () => {
    for (const module of modules)
      await page.evaluate(`import(${JSON.stringify((await module).url())}).then(() => null)`);
    // Of this origin, which the same process shows: that of a page that is left for another may end before it has sent.
    await page.goto(new URL('/robots.txt', page.url()).href);
  };
}

/** Resolves when React has hydrated the page inside the shell, its links work, and all of it is rendered and filled. */
export async function hydrated(page: Page): Promise<void> {
  await filled(page);
  await renderAll(page);
}

/**
 * The same without help: resolves when the page has rendered its sections by itself. For tests of that, and of
 * movements meanwhile; it takes a second, and two for pages with many sections.
 */
export async function hydratedByItself(page: Page): Promise<void> {
  await filled(page);
  await page.waitForFunction(() => {
    const { contentVisibility } = document.documentElement.dataset;
    return contentVisibility !== 'auto' || !document.querySelector('.section:not([data-rendered])');
  });
}

async function filled(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.waitForFunction(isFilled);
}

/** Whether its buttons and lists are complete: runs in the browser. */
export function isFilled(): boolean {
  return !document.querySelector('.collect:empty, .lamp-link:not([data-lamp]), [aria-busy="true"]');
}

/**
 * Renders every section now, and keeps them rendered: an idle page does so one by one, and lets the browser skip them again
 * (shell/src/navigation/content-visibility.ts). Text of a section that is not rendered cannot be read.
 */
export async function renderAll(page: Page): Promise<void> {
  await page.evaluate(renderSections);
}

/** Runs in the browser: the same. */
export function renderSections(): void {
  document.documentElement.dataset.contentVisibility = 'visible';
  for (const section of document.querySelectorAll<HTMLElement>('.section')) section.dataset.rendered = 'now';
}

/** Whether React runs the page that is shown: runs in the browser. */
export function isHydrated(): boolean {
  const heading = document.querySelector('main h1');
  const adopted = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  // React adopts an element before it has finished the page; the page takes over scrolling and links after that.
  return adopted && history.scrollRestoration === 'manual';
}
