import { registryPath } from '@mint-row/kit/contract';
import { expect, type Page } from '@playwright/test';
import { isHydrated } from '../e2e/watch.ts';
import { addressesOf } from '../site/addresses.ts';
import { passTimeUntil } from './pass-time.ts';

/** One visitor's tab, with a clock that can be advanced and a list of uncaught errors. */
export class Visit {
  readonly page: Page;
  readonly url: string;
  readonly unhandled: string[] = [];
  /** The errors that the page reports in the console. */
  readonly reported: string[] = [];
  #recoveryCame = false;

  private constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
    page.on('pageerror', (error) => this.unhandled.push(error.message));
    page.on('requestfinished', (request) => {
      if (addressesOf('recovery.js').test(request.url())) this.#recoveryCame = true;
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.reported.push(message.text());
      if (message.text().startsWith('security policy:')) this.unhandled.push(message.text());
    });
  }

  static async begin(page: Page, url: string): Promise<Visit> {
    const visit = new Visit(page, url);
    await page.clock.install();
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`security policy: ${event.violatedDirective} refused ${event.blockedURI}`);
      });
    });
    return visit;
  }

  /** Empties the browser's cache. */
  async emptyCache(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Network.clearBrowserCache');
    await session.detach();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path, { waitUntil: 'domcontentloaded' });
  }

  /** Follows the header's link. */
  async follow(path: string): Promise<void> {
    await this.page.locator(`header a[href="${path}"]`).click();
  }

  /** Waits until a condition is true, at the clock's own pace: for events that no fault delays. */
  async comes(what: string, condition: () => Promise<boolean>): Promise<void> {
    await expect.poll(condition, { message: what, intervals: [20], timeout: 30_000 }).toBe(true);
  }

  /** Waits for a condition that comes true only after a deadline. */
  async until(what: string, condition: () => Promise<boolean>): Promise<void> {
    await passTimeUntil(this.page, what, condition);
  }

  /** Waits until the page's heading and text are visible, and the shell around it works. */
  async readable(path: string, heading: string): Promise<void> {
    const { page } = this;
    await expect(page).toHaveURL(this.url + path);
    await expect(page.locator('main h1')).toHaveText(heading);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
    await expect(page.locator('footer a[href="/disclaimer"]')).toBeVisible();
    const theme = page.locator('header button[aria-label^="Theme"]');
    const before = await theme.getAttribute('aria-label');
    await expect(async () => {
      await theme.click();
      expect(await theme.getAttribute('aria-label')).not.toBe(before);
    }).toPass({ intervals: [20], timeout: 15_000 });
  }

  /** Whether React runs the page that is shown. */
  isHydrated(): Promise<boolean> {
    return this.page.evaluate(isHydrated);
  }

  async untilHydrated(): Promise<void> {
    await expect.poll(() => this.isHydrated(), { intervals: [20], timeout: 30_000 }).toBe(true);
  }

  async showsHeading(heading: string): Promise<boolean> {
    return (
      (await this.page
        .locator('main h1')
        .textContent({ timeout: 1000 })
        .catch(() => null)) === heading
    );
  }

  showsNotice(): Promise<boolean> {
    return this.page.locator('.notice').filter({ hasText: 'could not be loaded' }).isVisible();
  }

  /** Resolves when the page has prefetched the code for recovery. */
  async recoveryIsReady(): Promise<void> {
    await this.until('the code for recovery is there', async () => this.#recoveryCame);
  }

  /** The visitor comes back to the tab after a while, and the page has fetched the registry again. */
  async comeBack(): Promise<void> {
    await this.page.clock.runFor(10_000);
    const answered = this.page.waitForResponse((response) => response.url().endsWith(registryPath));
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await (await answered).finished();
  }

  mark(): Promise<void> {
    return this.page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  }

  marked(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
  }
}
