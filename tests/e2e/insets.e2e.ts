import { paths, plainName } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

const charizard = siteUrl() + paths.character('charizard');
const reading = (page: Page) => page.locator('[data-inset="CharacterReadingInset"]');
const heading = 'More for Charizard collectors';

/** The files of Editorial that a page has requested, by their plain names. */
function ofEditorial(requests: readonly string[]): string[] {
  return requests.filter((url) => url.includes('/remotes/editorial/') && !url.endsWith('.svg')).map(plainName);
}

test('an inset of another team is in the document, and stays when the page hydrates, without code of its own', async ({
  page,
}) => {
  const { problems, requests } = await watch(page);
  await page.goto(charizard, { waitUntil: 'commit' });
  const written = await reading(page).innerHTML();
  expect(written).toContain(heading);
  await expect(reading(page)).toHaveAttribute('data-app', 'editorial');
  const place = await reading(page).elementHandle();
  await hydrated(page);
  expect(await reading(page).innerHTML()).toBe(written);
  expect(await place?.evaluate((element) => element.isConnected), 'React has made the element anew').toBe(true);
  expect(ofEditorial(requests)).toEqual([]);
  expect(problems).toEqual([]);
});

test('an inset is the same without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(charizard);
  await expect(reading(page).getByRole('heading', { name: heading })).toBeVisible();
  await expect(reading(page).getByRole('link', { name: 'Is your Charizard card real?' })).toBeVisible();
  await page.close();
});

test('after a navigation an inset is as in the document, from its module, styles and data alone; and when the visitor comes back', async ({
  page,
}) => {
  await page.goto(charizard);
  await hydrated(page);
  const documented = await reading(page).innerHTML();
  const look = await lookOf(page);
  const { problems, requests } = await watch(page);
  await page.goto(`${siteUrl()}/star-wars`);
  await hydrated(page);
  await follow(page, paths.character('charizard'));
  await expect(reading(page)).toHaveCount(1);
  expect(withoutComments(await reading(page).innerHTML())).toBe(withoutComments(documented));
  expect(await lookOf(page)).toEqual(look);
  expect(new Set(ofEditorial(requests).map((url) => url.replace(/^.*\//, '')))).toEqual(
    new Set([
      'remoteEntry.js',
      // What the inset's module shares with pages of its remote.
      'common.js',
      '__federation_expose_CharacterReadingInset.js',
      '__federation_expose_CharacterReadingInset.css',
      'CharacterReadingInset.json',
      'integrity.json',
      // Of the page itself, which shows terms.
      'terms.json',
    ]),
  );
  await follow(page, paths.character('pikachu'));
  await expect(reading(page).getByRole('heading')).toHaveText('More for Pikachu collectors');
  await page.goBack();
  await expect(reading(page).getByRole('heading')).toHaveText(heading);
  expect(problems).toEqual([]);
});

test('a visitor who comes back to the first page finds its inset', async ({ page }) => {
  await page.goto(charizard);
  await hydrated(page);
  const documented = await reading(page).innerHTML();
  await follow(page, paths.character('pikachu'));
  await expect(reading(page).getByRole('heading')).toHaveText('More for Pikachu collectors');
  await page.goBack();
  await expect(reading(page).getByRole('heading')).toHaveText(heading);
  expect(await reading(page).innerHTML()).toBe(documented);
});

for (const [how, path, body] of [
  ['does not load', '**/__federation_expose_CharacterReadingInset.*.js', null],
  [
    'is damaged',
    '**/__federation_expose_CharacterReadingInset.*.js',
    'export default () => { throw new Error("Out of cards"); };',
  ],
] as const) {
  test(`a page lives on when its inset ${how}, which is reported under the inset’s owner`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route(path, (route) =>
      body === null ? route.abort() : route.fulfill({ body, contentType: 'text/javascript' }),
    );
    await page.goto(charizard);
    await hydrated(page);
    await expect(reading(page).getByRole('heading')).toHaveText(heading);
    await follow(page, paths.character('pikachu'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pikachu');
    await expect(page.getByRole('heading', { name: 'What they sell for' })).toBeVisible();
    await expect(reading(page)).toHaveCount(0);
    expect(errors.join('\n')).toMatch(
      /\/characters\/pikachu\/CharacterReadingInset failed in \w+ \(\w+\): editorial \S+, Editorial team/,
    );
  });
}

for (const [width, scheme] of [
  [320, 'light'],
  [320, 'dark'],
  [1280, 'light'],
] as const) {
  test(`an inset fits ${width} px, ${scheme}, with text at least 14 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(charizard);
    await reading(page).scrollIntoViewIfNeeded();
    expect(await reading(page).evaluate((inset) => inset.scrollWidth - inset.clientWidth)).toBe(0);
    const sizes = await reading(page)
      .locator('h2, a, span')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  });
}

function lookOf(page: Page) {
  return reading(page)
    .locator('h2, ul, a, span')
    .evaluateAll((all) =>
      all.map((one) => {
        const { display, fontSize, fontFamily, color, padding } = getComputedStyle(one);
        return [display, fontSize, fontFamily, color, padding].join();
      }),
    );
}

/** React divides texts by comments in documents alone. */
function withoutComments(html: string): string {
  return html.replaceAll(/<!--.*?-->/g, '');
}
