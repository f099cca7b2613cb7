import { expect, type Page } from '@playwright/test';
import { renderAll } from './watch.ts';

/** Clicks a link of the page to a path, or, without one, a link that the test adds to its footer. */
export async function click(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  if ((await link.count()) === 0) {
    await page.evaluate((href) => {
      const added = Object.assign(document.createElement('a'), { href, textContent: href });
      document.querySelector('footer')?.append(added);
    }, path);
  }
  await page.locator(`a[href="${path}"]:visible`).first().click();
}

/** Goes to a page of the site by a link, and waits until it is shown as if opened by its address. */
export async function follow(page: Page, path: string): Promise<void> {
  const { href } = new URL(path, page.url());
  const { title } = await documentHead(href);
  await click(page, path);
  await expect(page).toHaveURL(href);
  await expect(page).toHaveTitle(title);
  await renderAll(page);
}

/** The title and description of a page that is opened by its address. */
export async function documentHead(url: string): Promise<{ title: string; description: string }> {
  const html = await (await fetch(url)).text();
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
  return { title: decodeEntities(title), description: decodeEntities(description) };
}

function decodeEntities(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
