import { commonHeaders, documentPolicy } from '@mint-row/kit/headers';
import { expect, type Page, type Response } from '@playwright/test';

/**
 * Expects that a page in development runs under the policy of production, with a nonce in place of hashes.
 * @param page a hydrated page with a link that shares
 * @param document its response
 */
export async function expectPolicy(page: Page, document: Response | null): Promise<void> {
  const headers = (await document?.allHeaders()) ?? {};
  const policy = headers['content-security-policy'] ?? '';
  const [nonce = 'no nonce'] = /nonce-[\w-]{22}/.exec(policy) ?? [];
  expect(policy).toBe(documentPolicy({ scriptHashes: [nonce], styleHashes: [nonce] }));
  for (const [name, value] of Object.entries(commonHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
  // Toasts add styles of their own.
  const share = page.getByRole('link', { name: /^Share/ }).first();
  await expect(share).toBeVisible({ timeout: 30_000 });
  await share.click();
  await expect(page.locator('[data-sonner-toast]')).toHaveCSS('position', 'absolute', { timeout: 30_000 });
}
