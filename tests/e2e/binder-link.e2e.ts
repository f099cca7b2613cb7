import { readBinderLink, readDocument, writeBinderLink, writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { entry, keep, keptBy, openBinder, toast } from './binder-parts.ts';
import { hydrated, watch } from './watch.ts';

const mine = entry('mewtwo', { kind: 'character' });
const theirs = [entry('iron-man', { kind: 'character' }), entry('thor', { kind: 'character', note: 'Signed' })];

/** The address of a binder. */
const linkTo = async (binder = theirs) => siteUrl() + paths.binder + (await writeBinderLink(binder, null));

const preview = (page: Page) => page.locator('.my-binder-preview');

test('a binder moves by its link: the other device shows what would change, and merges it when asked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteUrl() });
  await keep(page, writeDocument(theirs));
  await openBinder(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error()) }));
  await page.getByRole('button', { name: 'Link to another device' }).click();
  await expect(toast(page)).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${siteUrl()}${paths.binder}#`)).toBe(true);
  const sent = readDocument((await readBinderLink(new URL(link).hash)) ?? '');
  expect(sent.kind === 'binder' && sent.binder).toEqual(theirs);

  await page.evaluate((text) => localStorage.setItem('binder', text), writeDocument([mine]));
  const { problems, requests } = await watch(page);
  await page.goto(siteUrl() + paths.about);
  await page.goto(link);
  await hydrated(page);
  await expect(preview(page)).toContainText('2 new: Name of iron-man, Name of thor');
  await expect(preview(page)).toBeInViewport();
  expect(new URL(page.url()).hash, 'the address has it no more').toBe('#files');
  expect((await keptBy(page)).size, 'nothing is added yet').toBe(1);
  await page.getByRole('button', { name: 'Add to my binder' }).click();
  await expect.poll(async () => [...(await keptBy(page)).keys()].sort()).toEqual(['iron-man', 'mewtwo', 'thor']);
  expect(
    requests.filter((address) => address.includes('binder=')),
    'no server is told',
  ).toEqual([]);
  expect(problems).toEqual([]);
});

test('a link that is opened while the binder is open is read as well; a damaged one changes nothing', async ({
  page,
}) => {
  await keep(page, writeDocument([mine]));
  await openBinder(page);
  const fragment = new URL(await linkTo()).hash;
  await page.evaluate((hash) => location.assign(hash), fragment.slice(0, -9));
  await expect(toast(page)).toContainText('damaged or was cut');
  expect(await preview(page).count()).toBe(0);
  await page.evaluate((hash) => location.assign(hash), fragment);
  await expect(preview(page)).toContainText('2 new');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect([...(await keptBy(page)).keys()]).toEqual(['mewtwo']);
});
