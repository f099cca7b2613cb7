import { paths } from '@mint-row/kit/contract';
import type { Page } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { cards } from '../site/catalogue.ts';
import { hydrated } from './watch.ts';

/** The ranked cards, as the catalogue has them. */
export const ranked = cards.filter((card) => card.ranked);

/** The number of ranked cards of a franchise. */
export const rankedOf = (franchise: string) => ranked.filter((card) => card.franchise === franchise).length;

// The parts of the Top 50, and its page.
export const marks = (page: Page) => page.locator('#plot .plot-mark');
export const entries = (page: Page) => page.locator('#list .ranked');
export const choice = (page: Page, name: string) => page.locator('.choice', { hasText: name });

export async function openTop50(page: Page, rest = ''): Promise<void> {
  await page.goto(siteUrl() + paths.top50 + rest);
  await hydrated(page);
}
