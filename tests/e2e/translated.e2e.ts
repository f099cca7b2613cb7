import { writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { whole } from '../sample.ts';
import { kinds, triedKinds } from '../site/kinds.ts';
import { entry, keep } from './binder-parts.ts';
import { follow } from './follow.ts';
import { open } from './search-parts.ts';
import { translate, translatedBy } from './translator.ts';
import { type Step, shownText, useControls } from './use-controls.ts';
import { hydrated, watch } from './watch.ts';

// A page that is translated into its own language shows the words that it shows without a translator.

/** Two cards of the price guide. */
const cards = 'charizard-1999-base-set-holo-4,mew-ancient-mew-promo';

/** What the addresses of pages ask for, so that they have something to change. */
const asked: Readonly<Record<string, string>> = {
  [paths.compare]: `?cards=${cards}`,
  [paths.checklists]: '?list=binder',
  [paths.search]: '?q=mew',
};

test.describe.configure({ timeout: whole ? 900_000 : 60_000 });

/** Each guide too, as each has a tool of its own. */
const pages = kinds.filter((kind) => triedKinds.includes(kind) || kind.name.startsWith('guide,'));

for (const { name, path } of pages) {
  test(`${name}: every control says in a translated page what it says in any other`, async ({ browser }) => {
    await expectSame(browser, async (page, isTranslated) => {
      await open(page, path + (asked[path] ?? ''));
      if (isTranslated) await translate(page);
      return useControls(page);
    });
  });
}

test('a translated page leads to every other page, whose words are all there', async ({ browser }) => {
  await expectSame(browser, async (page, isTranslated) => {
    await open(page, paths.home);
    if (isTranslated) await translate(page);
    const steps = [];
    for (const { name, path } of [...triedKinds, ...kinds.slice(0, 1)]) {
      // A link to the search opens it over the page.
      if (path === paths.search) continue;
      await follow(page, path);
      await hydrated(page);
      steps.push({ name, text: await shownText(page) });
    }
    return steps;
  });
});

/** Does the same in two pages, one of which is translated on the way; both have a binder and must show the same. */
async function expectSame(browser: Browser, act: (page: Page, isTranslated: boolean) => Promise<Step[]>) {
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
  expect(translated.problems).toEqual(plain.problems);
}
