import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { follow } from './follow.ts';
import { hydrated, watch } from './watch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const makers = paths.guide('marvel-1990-to-1996');
const parallels = paths.guide('pmgs-parallels-refractors');

const listed = (page: Page) => page.locator('#sets li:visible h3');
const drawn = (page: Page) => page.locator('#sets svg [data-makers]:visible');
const found = (page: Page) => page.locator('#sets [role="status"]');

test.describe('the sets by maker and year', () => {
  test('are chosen by keyboard, in the drawing and the list at once, and in the address', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(siteUrl() + makers);
    await hydrated(page);
    await expect(listed(page)).toHaveCount(16);
    await expect(drawn(page)).toHaveCount(16);

    await page.getByRole('radio', { name: 'SkyBox', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?maker=skybox$/);
    await page.keyboard.press('Tab');
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?maker=skybox&year=1993$/);
    await expect(listed(page)).toHaveText(['X-Men Series 2', 'Marvel Universe Series 4', 'Marvel Masterpieces']);
    await expect(drawn(page)).toHaveCount(3);
    await expect(found(page)).toHaveText('3 sets by SkyBox from 1993');

    await page.getByRole('radio', { name: '1990' }).check();
    await expect(listed(page)).toHaveCount(0);
    await expect(found(page)).toHaveText(
      /^\s*No set here by SkyBox from 1990\s*Those by SkyBox are from 1992 and 1993\./,
    );
    for (const all of await page.getByRole('radio', { name: 'All' }).all()) await all.check();
    await expect(page).toHaveURL(siteUrl() + makers);
    await expect(listed(page)).toHaveCount(16);
    expect(problems).toEqual([]);
  });

  test('open with the choice of the address, and ignore an invalid one', async ({ page }) => {
    await page.goto(`${siteUrl() + makers}?maker=fleer&year=1995`);
    await expect(found(page)).toHaveText('1 set by Fleer from 1995');
    await expect(listed(page)).toHaveText(['Fleer Ultra X-Men']);
    await page.goto(`${siteUrl() + makers}?maker=topps&year=1992`);
    await expect(found(page)).toHaveText('3 sets from 1992');
    await expect(page.getByRole('radio', { name: 'All' }).first()).toBeChecked();
  });

  test('can be chosen after a navigation inside the site', async ({ page }) => {
    await page.goto(`${siteUrl()}/marvel`);
    await hydrated(page);
    await follow(page, makers);
    await page.getByRole('radio', { name: '1991' }).check();
    await expect(listed(page)).toHaveText(['Marvel Universe Series 2']);
    await expect(found(page)).toHaveText('1 set from 1991');
  });
});

const verdict = (page: Page) => page.locator('#run').getByRole('status');
const number = (page: Page) => page.getByRole('textbox', { name: 'Number on the card' });

test.describe('the run of a Precious Metal Gem', () => {
  test('follows from colour and number, typed by keyboard, and kept in the address', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(siteUrl() + parallels);
    await hydrated(page);
    await expect(verdict(page)).toHaveText(/Type the number/);
    await page.getByRole('radio', { name: 'Green' }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?colour=green$/);
    await page.keyboard.press('Tab');
    await page.keyboard.type('007/100');
    await expect(verdict(page)).toHaveText(/Colour and number agree.*Copy 7 belongs to the green run, 1 to 10 of 100/);
    await expect(page.locator('.run-marked')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?colour=green&number=007\/100$/);
    await page.getByRole('radio', { name: 'Red' }).check();
    await expect(verdict(page)).toHaveText(/Does not fit/);
    await page.getByRole('radio', { name: 'Another Marvel set' }).check();
    await expect(verdict(page)).toHaveText(/Read the stamp.*one of 100 copies/);
    await expect(page.locator('.run-marked')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('explains an impossible number, and keeps it in the field and out of the address', async ({ page }) => {
    await page.goto(siteUrl() + parallels);
    await hydrated(page);
    await number(page).fill('12/10');
    await expect(verdict(page)).toHaveText(/first number cannot be larger/);
    await expect(number(page)).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('radio', { name: 'Blue' }).check();
    await expect(page).toHaveURL(/\?colour=blue$/);
    await expect(number(page)).toHaveValue('12/10');
  });

  test('opens with the card of the address, and ignores an invalid one', async ({ page }) => {
    await page.goto(`${siteUrl() + parallels}?set=retro-2011&number=40%2F50`);
    await expect(verdict(page)).toHaveText(/should be blue/);
    await expect(number(page)).toHaveValue('40/50');
    await expect(page.getByRole('radio', { name: '2011–12 Fleer Retro' })).toBeChecked();
    await page.goto(`${siteUrl() + parallels}?set=cricket&colour=mauve&number=%3Cb%3E`);
    await hydrated(page);
    await expect(verdict(page)).toHaveText(/Type the number/);
    await expect(number(page)).toHaveValue('');
  });

  test('is shown after a navigation inside the site', async ({ page }) => {
    await page.goto(`${siteUrl()}/marvel`);
    await hydrated(page);
    await follow(page, parallels);
    await number(page).fill('11');
    await expect(verdict(page)).toHaveText(/should be red/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sets can be chosen', async ({ page }) => {
    await page.goto(siteUrl() + makers);
    await expect(listed(page)).toHaveCount(16);
    await page.getByRole('radio', { name: 'Impel' }).check();
    await page.getByRole('radio', { name: '1990' }).check();
    await expect(listed(page)).toHaveText(['Marvel Universe Series 1']);
    await expect(drawn(page)).toHaveCount(1);
  });

  test('the table has every run, and marks that of the chosen set', async ({ page }) => {
    await page.goto(siteUrl() + parallels);
    await expect(page.locator('#run tbody tr')).toHaveCount(6);
    await expect(number(page)).toBeHidden();
    await expect(verdict(page)).toBeHidden();
    const row = page.getByRole('row', { name: /1997 football/ });
    await expect(row).toContainText('1 to 15 of 150');
    const plain = await row.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole('radio', { name: '1997 football' }).check();
    await expect(row).not.toHaveCSS('background-color', plain);
  });
});
