import { paths } from '@mint-row/kit/contract';
import type { Page } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

// The parts of the Top 50, and its page.
export const marks = (page: Page) => page.locator('#plot .plot-mark');
export const entries = (page: Page) => page.locator('#list .ranked');
export const choice = (page: Page, name: string) => page.locator('.choice', { hasText: name });

export async function openTop50(page: Page, rest = ''): Promise<void> {
  await page.goto(siteUrl() + paths.top50 + rest);
  await hydrated(page);
}
