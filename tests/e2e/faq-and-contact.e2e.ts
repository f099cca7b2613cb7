import { paths, registryPath } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

const clock = (page: Page) => page.locator('main dd', { hasText: 'Tuesday to Saturday' });

test('a question has an address that leads to it and can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${siteUrl()}${paths.faq}#clean-a-card`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'May I clean a card?' })).toBeInViewport();
  await page.getByRole('link', { name: /Share “What is a raw card/ }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl()}${paths.faq}#raw`);
});

test('each sign of the hand at the top overlaps the one to its left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(siteUrl() + paths.faq);
  const onTop = await page.locator('.faq-signs > img').evaluateAll((signs: Element[]) =>
    signs.slice(1).map((sign, index) => {
      const [left, right] = [signs[index]?.getBoundingClientRect(), sign.getBoundingClientRect()];
      const x = ((left?.right ?? 0) + right.left) / 2;
      return signs.indexOf(document.elementFromPoint(x, right.top + right.height / 2) ?? sign);
    }),
  );
  expect(onTop).toEqual([1, 2, 3, 4]);
});

test('on a phone an answer is as close to a question of one line as to one of two', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(siteUrl() + paths.faq);
  const rows = await page.locator('.faq-question').evaluateAll((questions) =>
    questions.map((row) => {
      const [question, answer] = [row.querySelector('h3'), row.querySelector('p')].map((part) =>
        part?.getBoundingClientRect(),
      );
      return { height: question?.height, gap: (answer?.top ?? 0) - (question?.bottom ?? 0) };
    }),
  );
  expect(new Set(rows.map(({ height }) => height)).size).toBeGreaterThan(1);
  for (const { gap } of rows) expect(gap).toBeCloseTo(12, 0);
});

test.describe('far from the shop', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the page shows whether the shop is open, by its clock, and changes when it closes', async ({ page }) => {
    const { problems } = await watch(page);
    // Wednesday morning in Tokyo, Tuesday evening at the shop.
    await page.clock.install({ time: new Date('2026-11-25T00:58:00Z') });
    // An idle page reads the registry: no jump of the clock may pass the deadline of that request.
    const registry = page.waitForResponse(siteUrl() + registryPath);
    await page.goto(siteUrl() + paths.contact);
    await expect(clock(page)).toContainText('Open now, until 7 pm');
    await expect(clock(page)).toContainText('At the shop it is Tuesday, 6:58 pm');
    await (await registry).finished();
    await page.clock.fastForward('03:00');
    await expect(clock(page)).toContainText('Closed now, opens tomorrow at 11 am');
    expect(problems).toEqual([]);
  });
});

test('the clock runs after a navigation, too', async ({ page }) => {
  await page.goto(siteUrl() + paths.faq);
  await hydrated(page);
  await follow(page, paths.contact);
  await expect(clock(page)).toContainText(/(Open|Closed) now/);
});

test('a subject opens a draft to the right address, which can also be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(siteUrl() + paths.contact);
  await hydrated(page);
  const draft = new URL((await page.getByRole('link', { name: /Open a Draft.*Copyright/ }).getAttribute('href')) ?? '');
  expect(draft.pathname).toBe('dmca@mintrow.example');
  expect(draft.searchParams.get('subject')).toBe('DMCA notice');
  expect(draft.searchParams.get('body')?.split('\r\n')).toContain('6. Signature:');
  await page.getByRole('button', { name: /Copy address.*dmca@/ }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('dmca@mintrow.example');
});

test('mail about cards has one address, which is copied with one button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(siteUrl() + paths.contact);
  await hydrated(page);
  const draft = page.getByRole('link', { name: 'Send a Correction' });
  await expect(draft).toHaveAttribute('href', /^mailto:sales@mintrow\.example\?subject=A%20correction&body=Page/);
  await page.getByRole('button', { name: /Copy address.*sales@/ }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('sales@mintrow.example');
});

test('a browser that does not allow copying causes a message, and the address can be selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.goto(siteUrl() + paths.contact);
  await hydrated(page);
  await page.getByRole('button', { name: /Copy address.*legal@/ }).click();
  await expect(page.getByText('does not allow copying')).toBeVisible();
  await expect(page.getByText('legal@mintrow.example', { exact: true }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question is there with its answer', async ({ page }) => {
    await page.goto(siteUrl() + paths.faq);
    const questions = page.locator('main h3');
    expect(await questions.count()).toBeGreaterThanOrEqual(15);
    for (const question of await questions.all()) await expect(question).toBeVisible();
    await expect(page.getByRole('link', { name: /Is it real\? .*its best result is “keep checking”/ })).toBeVisible();
  });

  test('the hours are plain, drafts are links, and no control needs code', async ({ page }) => {
    await page.goto(siteUrl() + paths.contact);
    await expect(clock(page)).toHaveText(/^Tuesday to Saturday, 11 am to 7 pm$/);
    await expect(page.locator('main a[href^="mailto:"][href*="body="]')).toHaveCount(5);
    for (const link of await page.locator('main a[href*="body="]').all()) await expect(link).toBeVisible();
    await expect(page.getByRole('button', { name: /Copy address/ })).toHaveCount(0);
  });
});
