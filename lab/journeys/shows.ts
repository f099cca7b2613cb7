import type { Page } from '@playwright/test';
import { watch } from '../../tests/e2e/watch.ts';

/**
 * Opens a page.
 * @throws Error unless it shows the words without problems
 */
export async function shows(page: Page, address: string, words: string): Promise<void> {
  const { problems } = await watch(page);
  const response = await page.goto(address);
  if (response?.status() !== 200) throw new Error(`${address} answers ${response?.status()}.`);
  await page.locator('main').getByText(words).first().waitFor();
  await page.waitForLoadState('networkidle');
  if (problems.length > 0) throw new Error(`${address} has problems:\n${problems.join('\n')}`);
}
