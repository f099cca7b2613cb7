import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { hydrated, watch } from './watch.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const address = () => siteUrl() + paths.guide('which-charizard');
const rows = (page: Page) => page.locator('#key .key-rows li:visible h3');
const answer = (page: Page) => page.locator('#key').getByRole('status');
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

test.describe('the key to the Charizards', () => {
  test('names a reprint by its stamp, and keeps the answers in the address', async ({ page }) => {
    const { problems } = await watch(page);
    await page.goto(address());
    await hydrated(page);
    await expect(answer(page)).toContainText('No answer yet');
    await expect(rows(page).first()).toHaveText('Celebrations');
    await expect(page.locator('#key dl:visible')).toHaveCount(0);
    await expect(group(page, /cast a shadow/)).toBeHidden();

    await page.getByRole('radio', { name: '4/102' }).press('Space');
    await expect(answer(page)).toHaveText(
      /Still open\s*It can be Celebrations, 1st\sEdition, .*\sNext:\s2\..*stamp or a logo/,
    );
    await expect(group(page, /cast a shadow/)).toBeVisible();
    await page.getByRole('radio', { name: '25 years' }).press('Space');
    await expect(answer(page)).toHaveText(/^\s*Celebrations\s*Nothing else fits so far\./);
    await expect(group(page, /cast a shadow/)).toBeHidden();
    await page.getByRole('radio', { name: 'The whole card' }).press('Space');
    await page.getByRole('radio', { name: '2021 or later' }).press('Space');
    await expect(answer(page)).toHaveText(/^\s*Celebrations\s*Every sign/);
    await expect(rows(page)).toHaveText(['Celebrations']);
    await expect(page.locator('#key .key-rows li:visible')).toContainText('8 October 2021');
    await expect(page).toHaveURL(`${address()}?number=102&stamp=25&foil=all&line=2021`);

    await page.getByRole('button', { name: 'Clear the answers' }).press('Enter');
    await expect(page).toHaveURL(address());
    await expect(answer(page)).toContainText('No answer yet');
    expect(problems).toEqual([]);
  });

  test('opens with the answers of its address, and says when signs do not go together', async ({ page }) => {
    await page.goto(`${address()}?number=108`);
    await expect(answer(page)).toHaveText(/^\s*Evolutions\s*Nothing else fits so far\./);
    await expect(rows(page)).toHaveText(['Evolutions']);
    await page.goto(`${address()}?number=102&stamp=none&shadow=yes&foil=picture&line=1999`);
    await expect(answer(page)).toHaveText(/^\s*Unlimited\s*Every sign/);
    await page.goto(`${address()}?number=102&stamp=none&line=2021`);
    await expect(answer(page)).toHaveText(/No such Charizard.*a late year, and no stamp\./);
    await expect(rows(page)).toHaveText(['a late year, and no stamp']);
    await page.goto(`${address()}?number=other&stamp=none`);
    await expect(answer(page)).toContainText('Another card');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the key shows all of its lines, and its buttons filter them', async ({ page }) => {
    await page.goto(address());
    await expect.poll(() => rows(page).count()).toBeGreaterThan(15);
    await page.getByRole('radio', { name: '3/110' }).check();
    await page.getByRole('radio', { name: 'Nothing', exact: true }).check();
    await page.getByRole('radio', { name: 'The picture', exact: true }).check();
    await page.getByRole('radio', { name: '2002' }).check();
    await expect(rows(page)).toHaveText(['Legendary Collection']);
  });
});
