import { writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { passTimeUntil } from '../faults/pass-time.ts';
import { whole } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { kinds, triedKinds } from '../site/kinds.ts';
import { entry, keep, toast } from './binder-parts.ts';
import { click } from './follow.ts';
import { dialog, field, open } from './search-parts.ts';
import { translate, translatedBy, translatedMark } from './translator.ts';
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

for (const { name, path } of whole ? kinds : triedKinds) {
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
      await click(page, path);
      await page.waitForURL(siteUrl() + path);
      await hydrated(page);
      steps.push({ name, text: await shownText(page) });
    }
    return steps;
  });
});

test('the search over a translated page finds, and finds something else', async ({ browser }) => {
  await expectSame(browser, async (page, isTranslated) => {
    await open(page, paths.home);
    if (isTranslated) await translate(page);
    await page.keyboard.press('/');
    const steps = [];
    for (const query of ['mew', 'charizard', 'zzzzzz', '', 'psa']) {
      await field(page).fill(query);
      await expect(dialog(page).getByRole('status')).not.toContainText('Loading …');
      steps.push({ name: query, text: await shownText(page) });
    }
    return steps;
  });
});

test('toasts and their buttons work in a translated page', async ({ browser }) => {
  await expectSame(browser, async (page, isTranslated) => {
    await open(page, '/characters/charizard');
    if (isTranslated) await translate(page);
    const steps = [];
    const button = page.locator('[data-collect="have"]').first();
    for (const _ of [1, 2]) {
      await button.click();
      await button.click();
      await expect(toast(page).last()).toContainText('is out of your binder.');
      steps.push({ name: 'taken out', text: plainText(await toast(page).last().textContent()) });
      await toast(page).last().getByRole('button').click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(toast(page)).toHaveCount(0);
      steps.push({ name: 'put back', text: await shownText(page) });
      await button.click();
    }
    return steps;
  });
});

test('a notice says its words over a translated page, and its button works', async ({ browser }) => {
  const files = '**/remotes/marvel/**/*.js';
  await expectSame(browser, async (page, isTranslated) => {
    await page.clock.install();
    await page.route(files, (route) => route.abort());
    await page.goto(`${siteUrl()}/marvel`);
    if (isTranslated) await translate(page);
    const notice = page.locator('.notice');
    await passTimeUntil(page, 'a notice', () => notice.isVisible());
    const text = plainText(await notice.textContent());
    await page.unroute(files);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await hydrated(page);
    await expect(notice).toHaveCount(0);
    return [{ name: 'the notice', text }];
  });
});

test('a translated page says that the visitor is offline, and goes on when the network is back', async ({
  browser,
}) => {
  await expectSame(browser, async (page, isTranslated) => {
    await open(page, paths.home);
    if (isTranslated) await translate(page);
    await page.context().setOffline(true);
    await click(page, paths.about);
    await expect(page.locator('main h1')).toContainText('You are offline');
    const steps = [{ name: 'offline', text: await shownText(page) }];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main [role="status"]')).toContainText('There is still no answer.');
    steps.push({ name: 'still offline', text: await shownText(page) });
    await page.context().setOffline(false);
    await expect(page).toHaveTitle(/^About/);
    steps.push({ name: 'online', text: await shownText(page) });
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

function plainText(text: string | null): string {
  return text?.replaceAll(translatedMark, '') ?? '';
}
