import { writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { passTimeUntil } from '../faults/pass-time.ts';
import { isTried, whole } from '../sample.ts';
import { kinds, pageOfEachKind, triedKinds } from '../site/kinds.ts';
import { entry, have, keep, toast, want } from './binder-parts.ts';
import { click, follow } from './follow.ts';
import { dialog, field, link, open, options } from './search-parts.ts';
import { translate, translatedBy } from './translator.ts';
import { type Step, shownText, useControls } from './use-controls.ts';
import { hydrated, watch } from './watch.ts';

// A page that is translated into its own language shows the same words as without a translator.

/** Two cards of the price guide. */
const cards = 'charizard-1999-base-set-holo-4,mew-ancient-mew-promo';

/** Queries for the addresses of pages, so that they have state that can change. */
const asked: Readonly<Record<string, string>> = {
  [paths.compare]: `?cards=${cards}`,
  [paths.checklists]: '?list=binder',
  [paths.search]: '?q=mew',
};

test.describe.configure({ timeout: whole ? 900_000 : 60_000 });

/** Some kinds of page, and some guides, since each has a tool of its own; pages of every kind are read below. */
const pages = kinds.filter(
  (kind) =>
    (triedKinds.includes(kind) || kind.name.startsWith('guide,')) && isTried(`translated controls: ${kind.name}`, 4),
);

for (const { name, path } of pages) {
  test(`${name}: every control has the same effect in a translated page`, async ({ browser }) => {
    await expectSame(browser, async (page, isTranslated) => {
      await openWithBinder(page, path + (asked[path] ?? ''));
      if (isTranslated) await translate(page);
      return useControls(page);
    });
  });
}

test('a translated page leads to every other page, with all its words', async ({ browser }) => {
  await expectSame(browser, async (page, isTranslated) => {
    await openWithBinder(page, paths.home);
    if (isTranslated) await translate(page);
    const steps = [];
    for (const { name, path } of [...pageOfEachKind('translated'), ...kinds.slice(0, 1)]) {
      // A link to the search opens it over the page.
      if (path === paths.search) continue;
      await follow(page, path);
      await hydrated(page);
      steps.push({ name, text: await shownText(page) });
    }
    return steps;
  });
});

/** Ways to use overlays of a page and parts that replace its content. `use` calls `read` when the words are there. */
const overlays: readonly {
  name: string;
  /** Whether all code of the page loads. */
  isLoaded: boolean;
  use: (page: Page, read: () => Promise<void>) => Promise<void>;
}[] = [
  {
    name: 'the search dialog',
    isLoaded: true,
    use: async (page, read) => {
      await link(page).click();
      for (const query of ['charizard', 'zzzz', 'mew', '']) {
        await field(page).fill(query);
        await expect(options(page).first()).toBeVisible({ visible: query.startsWith('c') || query.startsWith('m') });
        await read();
      }
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await read();
    },
  },
  {
    name: 'a toast, and another one',
    isLoaded: true,
    use: async (page, read) => {
      const name = 'a card of Charizard';
      for (const press of [have, want]) {
        if ((await press(page, name).getAttribute('aria-pressed')) === 'false') await press(page, name).click();
        await expect(press(page, name)).toHaveAttribute('aria-pressed', 'true');
        await read();
        await press(page, name).click();
        await toast(page).first().waitFor();
        await read();
        await toast(page).first().getByRole('button', { name: 'Undo' }).click();
        await expect(toast(page)).toHaveCount(0);
        await read();
      }
    },
  },
  {
    name: 'the notice of features that could not be loaded',
    isLoaded: false,
    use: async (page, read) => {
      const code = '**/remotes/marvel/**/*.js';
      await page.route(code, (route) => route.abort());
      await click(page, '/marvel');
      for (const button of ['Dismiss', 'Try again']) {
        await page.reload();
        await passTimeUntil(page, 'a notice', () => page.locator('.notice').isVisible());
        await read();
        if (button === 'Try again') await page.unroute(code);
        await page.getByRole('button', { name: button }).click();
        // Now its code loads, and the hydrated page saves its progress in the binder.
        if (button === 'Try again') await hydrated(page);
        await expect(page.locator('.notice')).toHaveCount(0);
        await read();
      }
    },
  },
  {
    name: 'a page that is not there offline',
    isLoaded: false,
    use: async (page, read) => {
      // The first navigation loads the code for the message, which fills the head too.
      await follow(page, paths.about);
      await page.locator('meta[name=description]').waitFor({ state: 'attached' });
      await page.context().setOffline(true);
      await click(page, '/star-wars');
      const retry = page.getByRole('button', { name: 'Try again' });
      await retry.waitFor({ timeout: 30_000 });
      await read();
      await retry.click();
      await expect(page.getByText('There is still no answer.')).toBeVisible({ timeout: 30_000 });
      await read();
      await page.context().setOffline(false);
      await expect(page.locator('main h1')).toContainText('Star Wars', { timeout: 30_000 });
      await read();
    },
  },
  {
    name: 'what a file would add to the binder',
    isLoaded: true,
    use: async (page, read) => {
      await click(page, paths.binder);
      const file = page.getByLabel('Add a file');
      for (const [text, answer] of [
        [writeDocument([entry('mew-ancient-mew-promo')]), '.my-binder-preview'],
        ['no JSON', '.my-binder-problem'],
      ] as const) {
        await file.setInputFiles({ name: 'binder.json', mimeType: 'application/json', buffer: Buffer.from(text) });
        await page.locator(answer).waitFor();
        await read();
      }
    },
  },
];

for (const { name, isLoaded, use } of overlays) {
  test(`${name}: the words are those of a page without translator`, async ({ browser }) => {
    await expectSame(
      browser,
      async (page, isTranslated) => {
        await openWithBinder(page, paths.character('charizard'));
        // A document that is loaded later is translated too.
        if (isTranslated) page.on('domcontentloaded', () => void translate(page));
        if (isTranslated) await translate(page);
        const steps: Step[] = [];
        await use(page, async () => {
          steps.push({ name: `step ${steps.length}`, text: await shownText(page, '[data-layer], main') });
        });
        return steps;
      },
      isLoaded,
    );
  });
}

/** Opens a page, and waits for its counts of the binder: their code loads after the page has hydrated. */
async function openWithBinder(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => !document.querySelector('[data-collected][hidden]'));
}

/**
 * Does the same in two pages, one of which is translated meanwhile; both have a binder and must show the same.
 * @param isLoaded whether all code loads: else each page reports its own failed requests, and React reports that it
 *   hydrated a page which was translated before its code loaded
 */
async function expectSame(
  browser: Browser,
  act: (page: Page, isTranslated: boolean) => Promise<Step[]>,
  isLoaded = true,
) {
  const results = [];
  for (const isTranslated of [false, true]) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { problems } = await watch(page);
    await page.clock.setFixedTime('2026-01-05T16:00:00Z');
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await keep(
      page,
      writeDocument([entry('charizard-1999-base-set-holo-4'), entry('charizard', { kind: 'character' })]),
    );
    const steps = await act(page, isTranslated);
    results.push({ steps, problems, translated: await translatedBy(page) });
    await context.close();
  }
  const [plain, translated] = results;
  if (!plain || !translated) throw new Error('Both pages have results.');
  expect(translated.translated.texts, 'texts that were translated').toBeGreaterThan(20);
  expect(translated.translated.isEndless, 'the page answers each translation with a change').toBe(false);
  for (const [index, { name, text }] of translated.steps.entries()) {
    expect.soft(text, `${index}: ${name}`).toBe(plain.steps[index]?.text);
  }
  expect(translated.steps.map(({ name }) => name)).toEqual(plain.steps.map(({ name }) => name));
  const uncaught = (problems: readonly string[]) => problems.filter((problem) => problem.startsWith('uncaught'));
  expect(uncaught(translated.problems)).toEqual(uncaught(plain.problems));
  if (isLoaded) expect(translated.problems).toEqual(plain.problems);
}
