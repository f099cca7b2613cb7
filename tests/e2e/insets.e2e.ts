import { paths, plainName } from '@mint-row/kit/contract';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { characters } from '../site/catalogue.ts';
import { follow } from './follow.ts';
import { choice, open, sortBy } from './price-guide-parts.ts';
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

const rowsOf = (page: Page) => page.locator('[data-inset="CharacterRowInset"]');

test('each franchise’s own row of characters stands above its cards, and stays there when filters and orders change the table', async ({
  page,
}) => {
  const { problems, requests } = await watch(page);
  await page.goto(siteUrl() + paths.values, { waitUntil: 'commit' });
  await hydrated(page);
  const rows = await rowsOf(page).evaluateAll((all) =>
    all.map((row) => [row.dataset.app, row.closest('tr')?.nextElementSibling?.textContent]),
  );
  expect(rows).toEqual([
    ['marvel', firstOf('marvel')],
    ['pokemon', firstOf('pokemon')],
    ['starwars', firstOf('starwars')],
  ]);
  expect(requests.filter((url) => /\/remotes\/(marvel|pokemon|starwars)\/.*\.(js|css|json)$/.test(url))).toEqual([]);
  const written = await rowsOf(page).nth(1).innerHTML();
  await choice(page, 'Pokémon').click();
  await expect(rowsOf(page)).toHaveCount(1);
  expect(await rowsOf(page).innerHTML()).toBe(written);
  await sortBy(page).selectOption('year');
  await expect(rowsOf(page)).toHaveCount(0);
  await sortBy(page).selectOption('');
  await choice(page, 'All').click();
  await expect(rowsOf(page)).toHaveCount(3);
  expect(await rowsOf(page).nth(1).innerHTML()).toBe(written);
  await rowsOf(page).nth(1).getByRole('link', { name: 'Mewtwo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mewtwo');
  expect(problems).toEqual([]);
});

/** The first of a franchise's characters by name. */
function firstOf(franchise: string): string | undefined {
  const names = characters.filter((one) => one.franchise === franchise).map(({ name }) => name);
  return names.toSorted()[0];
}

test('after a navigation the rows of characters are as in the document, and fetch no page of their remotes', async ({
  page,
}) => {
  await page.goto(siteUrl() + paths.values);
  const documented = await linksIn(rowsOf(page));
  expect(documented).toHaveLength(characters.length + 3);
  await page.goto(`${siteUrl()}/star-wars`);
  await hydrated(page);
  const { problems, requests } = await watch(page);
  await follow(page, paths.values);
  await expect(rowsOf(page)).toHaveCount(3);
  expect(await linksIn(rowsOf(page))).toEqual(documented);
  const ofMarvel = requests.filter((url) => url.includes('/remotes/marvel/') && !url.endsWith('.svg')).map(plainName);
  expect(new Set(ofMarvel.map((url) => url.replace(/^.*\//, '')))).toEqual(
    new Set([
      'remoteEntry.js',
      'common.js',
      '__federation_expose_CharacterRowInset.js',
      '__federation_expose_CharacterRowInset.css',
      'CharacterRowInset.json',
      'integrity.json',
      // Of the page itself, which shows cards and franchises.
      'cards.json',
      'franchises.json',
    ]),
  );
  expect(problems).toEqual([]);
});

/** Where each link leads, its words and its drawing: browsers may order attributes in another way. */
function linksIn(inset: Locator): Promise<(string | null | undefined)[][]> {
  return inset
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('href'), one.textContent, one.querySelector('img')?.getAttribute('src')]),
    );
}

test('a row of characters is one line, of which the keyboard makes several, and cards begin on the first screen', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 664],
    [390, 664],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page);
    const row = rowsOf(page).first();
    expect.soft(await row.evaluate(({ clientHeight }) => clientHeight), `${width} px`).toBeLessThanOrEqual(48);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
    const card = page.locator('.page-head a, .values tbody tr[id] a').filter({ visible: true }).first();
    expect.soft((await card.boundingBox())?.y, `${width} px`).toBeLessThan(height - 24);
    const last = row.getByRole('link').last();
    await row.getByRole('link').first().focus();
    for (let link = 1; link < (await row.getByRole('link').count()); link += 1) await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    await expect(last, `${width} px`).toBeInViewport({ ratio: 1 });
  }
});

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
