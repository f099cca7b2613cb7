import { paths } from '@mint-row/kit/contract';
import { type Browser, expect, type Page } from '@playwright/test';
import { kinds } from '../../../tests/site/kinds.ts';

/** The visible text of each kind of page, as in its document. */
export class Contents {
  readonly url: string;
  readonly #texts = new Map<string, string>();

  private constructor(url: string) {
    this.url = url;
  }

  /** @param url the address of the site */
  static async read(browser: Browser, url: string): Promise<Contents> {
    const contents = new Contents(url);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const { path } of kinds) {
      await page.goto(url + path);
      contents.#texts.set(path, await textOf(page));
    }
    await context.close();
    return contents;
  }

  of(path: string): string {
    return this.#texts.get(path) ?? '';
  }

  /** The address is the page's, and the whole text of its document is visible. */
  async areShown(page: Page, path: string, others: readonly string[] = [], fragment = ''): Promise<void> {
    await expect(page).toHaveURL(this.url + path + fragment);
    const expected = [path, ...others].map((each) => this.of(each));
    await expect(async () => expect(expected).toContain(await textOf(page))).toPass({
      intervals: [20],
      timeout: 30_000,
    });
    await expect(page.locator('header a[href="/about"]')).toHaveCount(1);
  }
}

/** The words of a page, without controls that need code. */
export async function textOf(page: Page): Promise<string> {
  const texts = await page.locator('main').evaluateAll((all) =>
    all.map((main) => {
      const copy = main.cloneNode(true) as Element;
      for (const answer of copy.querySelectorAll('.script-only')) answer.remove();
      return copy.textContent ?? '';
    }),
  );
  return texts.join('\n').replaceAll(/\s+/g, ' ');
}

/** A page of another application, which every header leads to. */
export function otherThan(path: string): string {
  return path === paths.about ? '/marvel' : paths.about;
}

/** The uncaught errors of a page. */
export function uncaughtOf(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  return uncaught;
}
