import type { Page } from '@playwright/test';

/** What went wrong, or came from elsewhere, while a page was used. */
export interface Watched {
  /** Console errors and warnings, uncaught errors, violations of the security policy. */
  problems: string[];
  /** Every request's address, in order. */
  requests: string[];
}

/** Starts to watch a page; call it before the page goes anywhere. */
export async function watch(page: Page): Promise<Watched> {
  const watched: Watched = { problems: [], requests: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') watched.problems.push(message.text());
  });
  page.on('pageerror', (error) => watched.problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    watched.problems.push(`${request.url()} failed: ${request.failure()?.errorText}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) watched.requests.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`security policy: ${event.violatedDirective} refused ${event.blockedURI}`);
    });
  });
  return watched;
}

/** Resolves when React has taken over the page inside the shell. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
