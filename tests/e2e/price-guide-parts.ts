import { type CardEntry, paths } from '@mint-row/kit/contract';
import type { Page } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { cards, characters } from '../site/catalogue.ts';
import { hydrated } from './watch.ts';

export const shown = (page: Page) => page.locator('.values-shown [role="status"]');
export const rows = (page: Page) => page.locator('.values tbody tr[id]');
export const head = (page: Page, name: string) => page.getByRole('columnheader', { name }).getByRole('button');
export const choice = (page: Page, name: string) => page.locator('.values-controls .choice', { hasText: name });
export const field = (page: Page) => page.getByRole('searchbox', { name: 'Name, set or number' });
export const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
/** The summary of its cards without filter or sorting. */
export const grouped = `${cards.length} cards: by character, then the Top 50`;

/** The number of headings then: one for each character, and the Top 50. */
export const headings = characters.length + 1;

const dollars = (text: string) => Number(text.replaceAll(/\D/g, ''));
const byAmount = (one: string, other: string) => dollars(one) - dollars(other);

/** The highest value of a card: of a range, its upper end. */
export const highestValue =
  cards
    .map(({ range }) => range.replace(/^.*-/, ''))
    .toSorted(byAmount)
    .at(-1) ?? '';

/** What a card sells for in PSA 10: the end of its range that is that grade, or its newest sale. */
export function psa10Price({ ends, range, ranked, sales }: CardEntry): string | undefined {
  if (ranked) return /\bPSA 10\b/.test(ranked.grade) ? range : undefined;
  if (/\bPSA 10\b/.test(ends?.high ?? '')) return range.replace(/^.*-/, '');
  return sales.findLast(({ copy }) => /\bPSA 10\b/.test(copy))?.price;
}

const psa10 = cards.flatMap((card) => psa10Price(card) ?? []).toSorted(byAmount);
/** The lowest and the highest price of a copy in PSA 10. */
export const [lowestPsa10 = '', highestPsa10 = ''] = [psa10[0], psa10.at(-1)];

/** Opens the price guide. */
export async function open(page: Page, rest = ''): Promise<void> {
  await page.goto(siteUrl() + paths.values + rest);
  await hydrated(page);
}
