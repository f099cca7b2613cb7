import { paths, plainName } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { click, documentHead, follow } from './follow.ts';
import { isMarked, markDocument } from './marked-document.ts';
import { hydrated, watch } from './watch.ts';

test.describe('a change of page', () => {
  test('between applications keeps the document, and brings title, description, canonical, focus and one announcement', async ({
    page,
  }) => {
    const { problems } = await watch(page);
    await page.goto(`${siteUrl()}/marvel`);
    await hydrated(page);
    await markDocument(page);
    await recordAnnouncements(page);
    for (const path of [paths.character('thor'), paths.characters, paths.character('pikachu'), paths.top50]) {
      await follow(page, path);
      const fresh = await documentHead(siteUrl() + path);
      expect(await page.title()).toBe(fresh.title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', fresh.description);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://mintrow.example${path}`);
      await expect(page.locator('main h1')).toBeFocused();
      await expect(page.locator('[role="status"]#route-announcer')).toHaveText(fresh.title);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    expect(await announcements(page)).toHaveLength(4);
    expect(await isMarked(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('shows the same page as a hard load', async ({ page }) => {
    await page.goto(siteUrl());
    await hydrated(page);
    for (const path of [paths.characters, paths.character('darth-vader'), paths.disclaimer]) {
      await follow(page, path);
      const soft = await page.locator('main').innerText();
      const other = await page.context().newPage();
      await other.goto(siteUrl() + path);
      await hydrated(other);
      expect(soft).toBe(await other.locator('main').innerText());
      await other.close();
    }
  });

  test('shows a page for the second time in the moment of the click', async ({ page }) => {
    await page.goto(`${siteUrl()}/marvel`);
    await hydrated(page);
    await follow(page, paths.about);
    const heading = await page.evaluate(async (path) => {
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
      // React's own work after a visitor's event runs before this.
      await null;
      return document.querySelector('main h1')?.textContent;
    }, '/marvel');
    expect(heading).toContain('Marvel');
  });

  test('keeps the old page until the new one is ready', async ({ page }) => {
    await page.goto(`${siteUrl()}/marvel`);
    await hydrated(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/remotes/pokemon/remoteEntry.*.js', async (route) => {
      await held;
      await route.continue();
    });
    const before = await page.locator('main h1').innerText();
    const asked = page.waitForRequest('**/remotes/pokemon/remoteEntry.*.js');
    await click(page, '/pokemon');
    await asked;
    expect(await page.locator('main h1').innerText()).toBe(before);
    release();
    await expect(page.locator('main h1')).not.toHaveText(before);
    await expect(page).toHaveURL(`${siteUrl()}/pokemon`);
  });

  test('is a native one when the next page does not load', async ({ page }) => {
    await page.goto(`${siteUrl()}/marvel`);
    await hydrated(page);
    await markDocument(page);
    await page.route('**/remotes/pokemon/**/*.js', (route) => route.abort());
    await click(page, '/pokemon');
    await expect(page.locator('main h1')).toContainText(/Pok/);
    await expect.poll(() => isMarked(page)).toBe(false);
  });

  test('leaves links to other sites, new tabs and modified clicks to the browser', async ({ page, browser }) => {
    // Listens to the browser itself: Playwright misses some tabs of modified clicks (microsoft/playwright#42142).
    const session = await browser.newBrowserCDPSession();
    const tabs = async () => {
      const { targetInfos } = await session.send('Target.getTargets');
      return targetInfos.filter(({ type }) => type === 'page').map(({ url }) => url);
    };
    const thor = paths.character('thor');
    await page.goto(`${siteUrl()}/marvel`);
    await hydrated(page);
    await page
      .locator(`main a[href="${thor}"]`)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(tabs).toContain(siteUrl() + thor);
    await expect(page).toHaveURL(`${siteUrl()}/marvel`);
  });
});

test('a page is rendered once, whichever remote it belongs to', async ({ page }) => {
  await countPageRenders(page);
  await page.goto(`${siteUrl()}/marvel`);
  await hydrated(page);
  for (const path of ['/pokemon', paths.top50, paths.values]) {
    await page.evaluate(() => Object.assign(window, { renders: 0 }));
    await follow(page, path);
    await expect(page.locator('main h1')).toBeFocused();
    expect(await page.evaluate(() => (window as unknown as { renders: number }).renders), path).toBe(1);
  }
});

test('a hover fetches the next page’s code before the click', async ({ page }) => {
  const { requests } = await watch(page);
  await page.goto(`${siteUrl()}/marvel`, { waitUntil: 'networkidle' });
  await hydrated(page);
  const before = requests.length;
  await page.locator(`footer a[href="${paths.top50}"]`).hover();
  const asked = (files: RegExp) => requests.slice(before).filter((url) => files.test(plainName(url))).length;
  // The terms are requested last, after code, data and styles.
  await expect.poll(() => asked(/remotes\/editorial\/.*(\.js|50-cards\.json|terms\.json)$/)).toBe(6);
  // The common styles, those of lists with buttons of the binder, and the page's own.
  await expect(page.locator('head link[rel="stylesheet"][href*="/remotes/editorial/"]')).toHaveCount(3);
  const fetched = requests.length;
  // On the next page, the pointer must not be over a link, which would be prefetched in turn.
  await page.mouse.move(1, 1);
  await page.locator(`footer a[href="${paths.top50}"]`).press('Enter');
  await expect(page.locator('main h1')).toContainText('Top 50');
  // Requests that the cache answers are removed from the list as soon as it has answered.
  const ofPage = (url: string) => url.includes('/remotes/editorial/') && !url.endsWith('.svg');
  await expect.poll(() => requests.slice(fetched).filter(ofPage)).toEqual([]);
});

/** Counts in `window.renders` how often React renders the page's component, as React reports to its developer tools. */
async function countPageRenders(page: Page) {
  await page.addInitScript(() => {
    interface Fiber {
      stateNode: unknown;
      memoizedProps: Record<string, unknown> | null;
      flags: number;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    let seen: Fiber | null = null;
    const find = (fiber: Fiber | null): Fiber | null => {
      if (!fiber) return null;
      if (fiber.memoizedProps?.['data-app'] && fiber.stateNode instanceof Element) return fiber.child;
      return find(fiber.child) ?? find(fiber.sibling);
    };
    const performedWork = 1;
    Object.assign(window, {
      renders: 0,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
          const shown = find(current);
          if (!shown || shown === seen) return;
          seen = shown;
          if (shown.flags & performedWork) Object.assign(window, { renders: Reflect.get(window, 'renders') + 1 });
        },
      },
    });
  });
}

async function recordAnnouncements(page: Page) {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    for (const region of document.querySelectorAll('[role="status"], [aria-live]')) {
      new MutationObserver(() => announcements.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
}

async function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}
