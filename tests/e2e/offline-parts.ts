import { writeDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page } from '@playwright/test';
import type { FaultyServer } from '../site/faulty-server.ts';
import { entry } from './binder-parts.ts';
import { hydrated } from './watch.ts';

/** The page of the character in the binder of `collectIronMan`. */
export const ironMan = paths.character('iron-man');
export const isGlossary = (path: string) => path === paths.glossary;

// The parts of the dialog.
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keep for offline' });
export const said = (page: Page) => dialog(page).getByRole('status');
export const keepButton = (page: Page) => dialog(page).getByRole('button', { name: /^Keep for offline, [\d,]+ KB$/ });

/** Gives the tab the binder of somebody who collects Iron Man, before its first page. */
export async function collectIronMan(page: Page): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('binder', text),
    writeDocument([entry('iron-man', { kind: 'character' })]),
  );
}

/** Opens the dialog of the binder. */
export async function openDialog(page: Page, url: string): Promise<void> {
  await page.goto(url + paths.binder);
  await hydrated(page);
  await page.getByRole('button', { name: 'Keep for offline' }).click();
}

/** Keeps the pages, and waits until they are there. */
export async function keepPages(page: Page, url: string): Promise<void> {
  await openDialog(page, url);
  await keepButton(page).click();
  await isKept(page);
}

/** Waits until the dialog says that the pages are kept. */
export async function isKept(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText(/Kept: [\d,]+ KB, as of \w+/, { timeout: 30_000 });
}

/** No server answers from now on. */
export const goOffline = (server: FaultyServer) => server.inject({ at: () => true, failure: { kind: 'refused' } });

/** Opens a page that has to come from the worker while the site fails. */
export async function openKept(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url + path);
  await hydrated(page);
}

/** Opens an address in another tab, where the browser shows its own error. */
export async function doesNotOpen(page: Page, address: string): Promise<void> {
  const tab = await page.context().newPage();
  await expect(tab.goto(address)).rejects.toThrow(/ERR_/);
  await tab.close();
}
