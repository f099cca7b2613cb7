import { paths } from '@mint-row/shared/contract';
import { expect, type Page, test } from '@playwright/test';
import { breakStorage, storageFaults } from '../faults/storage.ts';
import { type Sites, throwAt } from '../faults/throwing.ts';
import { siteUrl } from '../site/editions.ts';
import { kinds } from '../site/kinds.ts';
import { click } from './follow.ts';
import { hydrated, isAlive } from './watch.ts';

// A recording of each of the many pages would cost more than visiting it.
test.use({ trace: 'off' });

const whole = process.env.SUITE === 'whole';

/** What a visitor of a page reads, as its document has it. */
const contents = new Map<string, string>();

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path } of kinds) {
    await page.goto(siteUrl() + path);
    contents.set(path, await textOf(page));
  }
  await context.close();
});

test.describe('whatever becomes of storage, a page lives, and is navigated to and back', () => {
  for (const fault of storageFaults) {
    for (const [turn, { name, path }] of kinds.entries()) {
      test(`${fault}: ${name}`, async ({ page }) => {
        const sites = await throwAt(page, null);
        const uncaught = uncaughtOf(page);
        await breakStorage(page, fault, turn);
        await page.goto(siteUrl() + path);
        await hydrated(page);
        await page.getByRole('button', { name: /^Theme/ }).click();
        await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
        const other = otherThan(path);
        await click(page, other);
        await isShown(page, other);
        await page.goBack();
        await isShown(page, path);
        await expect(page.locator('html'), 'in one document').toHaveAttribute('data-marked');
        expect(uncaught).toEqual([]);
        expect(sites.blank).toBe(0);
      });
    }
  }
});

test.describe('whatever throws, the page is there', () => {
  for (const [turn, { name, path }] of kinds.entries()) {
    test(`every effect and listener of ${name}, in turn`, async ({ browser }) => {
      test.setTimeout(600_000);
      const healthy = await visit(path, null);
      expect(healthy.documents, 'with nothing that throws').toBe(1);
      const found = [...healthy.met].filter((site) => !site.includes('_hitTarget')).sort();
      for (const kind of ['effect', 'cleanup', 'listener']) {
        expect(found.filter((site) => site.startsWith(kind)).length, `${kind}s are found`).toBeGreaterThan(0);
      }
      // Together on every page; one by one each on some of them, unless all of the suite is asked for.
      const alone = found.filter((_, index) => whole || index % kinds.length === turn);
      for (const failing of ['effect', 'cleanup', 'listener', ...alone]) await visit(path, failing);

      async function visit(from: string, failing: string | null) {
        const context = await browser.newContext();
        try {
          return await test.step(failing?.slice(0, 100) ?? 'nothing', async () => {
            const page = await context.newPage();
            return visitAll(page, from, failing);
          });
        } finally {
          await context.close();
        }
      }
    });
  }
});

/** What extensions and translators do to a document before its code runs: a pattern, and what stands in its place. */
const changesOfDocuments: Record<string, readonly [RegExp, string]> = {
  'wraps the header': [/<header[\s\S]*?<\/header>/, '<div>$&</div>'],
  'adds to the header': [/<header[^>]*>/, '$&<b></b>'],
  'removes the header': [/<header[\s\S]*?<\/header>/, ''],
  'wraps main': [/<main[\s\S]*<\/main>/, '<div>$&</div>'],
  'wraps the page': [/(<main[^>]*>)([\s\S]*)(<\/main>)/, '$1<div>$2</div>$3'],
  'wraps words': [/(<p[^>]*>)([^<]+)/g, '$1<font>$2</font>'],
};

test.describe('whatever others do to a document, it stays', () => {
  const path = paths.franchise.marvel;
  for (const [change, [pattern, replacement]] of Object.entries(changesOfDocuments)) {
    for (const code of ['comes', 'does not come']) {
      test(`who ${change}, when the page’s code ${code}`, async ({ page }) => {
        const sites = await throwAt(page, null);
        await page.route(siteUrl() + path, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).replace(pattern, replacement) });
        });
        const lives = code === 'comes';
        if (!lives) await page.route('**/remotes/marvel/**/*.js', (route) => route.abort());
        await page.goto(siteUrl() + path);
        if (lives) await hydrated(page);
        else await expect(page.locator('.notice')).toBeVisible({ timeout: 10_000 });
        await expect.poll(() => textOf(page)).toBe(contents.get(path));
        await click(page, paths.about);
        await isShown(page, paths.about);
        await page.goBack();
        await isShown(page, path);
        expect(sites.blank).toBe(0);
      });
    }
  }
});

/** What they do to a page that lives: what is done, and to which element. */
const changesOfPages = [
  ...['main > [data-app]', 'main', 'header', '#root'].map((selector) => ({ change: 'wraps', selector })),
  ...['main > [data-app]', 'main', '#root'].map((selector) => ({ change: 'removes', selector })),
];

test.describe('whatever others do to a page that lives, the next one comes', () => {
  for (const { change, selector } of changesOfPages) {
    test(`who ${change} ${selector}`, async ({ page }) => {
      await page.goto(siteUrl() + paths.franchise.marvel);
      await hydrated(page);
      await page.evaluate(
        ([how, what]) => {
          const element = document.querySelector(what ?? '');
          const wrapper = document.createElement('div');
          element?.replaceWith(wrapper);
          if (how === 'wraps' && element) wrapper.append(element);
          else wrapper.remove();
        },
        [change, selector],
      );
      await click(page, paths.franchise.pokemon);
      await settled(page);
      await isShown(page, paths.franchise.pokemon);
      await page.goBack();
      await isShown(page, paths.franchise.marvel);
    });
  }
});

test.describe('a fragment that does not decode', () => {
  for (const fragment of ['#%zz', '#100%', '#%E0%A4%A']) {
    test(`${fragment} leads to its page, with a click, with Back and as an address`, async ({ page }) => {
      const sites = await throwAt(page, null);
      const uncaught = uncaughtOf(page);
      const [here, there] = [paths.franchise.marvel + fragment, paths.about + fragment];
      await page.goto(siteUrl() + here);
      await hydrated(page);
      await click(page, there);
      await isShown(page, paths.about, [], fragment);
      await page.goBack();
      await isShown(page, paths.franchise.marvel, [], fragment);
      await page.goForward();
      await isShown(page, paths.about, [], fragment);
      expect(uncaught).toEqual([]);
      expect(sites.blank).toBe(0);
    });
  }
});

/** Reads a page, uses what is around it, goes to another one and back, and reads it each time. */
async function visitAll(page: Page, path: string, failing: string | null): Promise<Sites & { documents: number }> {
  const sites = await throwAt(page, failing);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const other = otherThan(path);
  // A listener that does not run may leave a navigation undone: then the page before is there.
  const either = failing?.startsWith('listener') ? [path, other] : [];
  await page.goto(siteUrl() + path);
  await settled(page);
  await isShown(page, path);
  await page.locator('header button[aria-label^="Theme"]').click();
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.click());
  await expect(page).toHaveURL(/#main$/);
  await page.goBack();
  await isShown(page, path);
  await click(page, other);
  await isShown(page, other, either);
  await settled(page);
  await isShown(page, other, either);
  await page.goBack();
  await isShown(page, path, either);
  await settled(page);
  await isShown(page, path, either);
  expect(sites.blank, 'no frame without the page').toBe(0);
  expect(documents, 'each address is loaded once').toBeLessThanOrEqual(3);
  return { ...sites, documents };
}

/** Resolves when the page lives, or what throws has thrown, and nothing more is on its way. */
async function settled(page: Page): Promise<void> {
  await expect(async () => {
    await page.waitForLoadState();
    const done = await page.evaluate(`(${isAlive})() || window.thrown > 0`);
    expect(done).toBe(true);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
  }).toPass({ intervals: [20], timeout: 10_000 });
}

/** The address is the page's, and all that its document has to say can be read. */
async function isShown(page: Page, path: string, others: readonly string[] = [], fragment = ''): Promise<void> {
  await expect(page).toHaveURL(siteUrl() + path + fragment);
  const expected = [path, ...others].map((each) => contents.get(each));
  await expect(async () => expect(expected).toContain(await textOf(page))).toPass({ intervals: [20], timeout: 10_000 });
  await expect(page.locator('header a[href="/about"]')).toHaveCount(1);
}

async function textOf(page: Page): Promise<string> {
  const texts = await page.locator('main').allTextContents();
  return texts.join('\n').replaceAll(/\s+/g, ' ');
}

/** A page of another application, which every header leads to. */
function otherThan(path: string): string {
  return path === paths.about ? paths.franchise.marvel : paths.about;
}

function uncaughtOf(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  return uncaught;
}
