import type { Page } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

// The parts of the search, and a page on which it can be opened.
export const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
export const options = (page: Page) => page.getByRole('option');
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl() + path);
  await hydrated(page);
}
