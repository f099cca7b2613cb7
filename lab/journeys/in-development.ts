import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated } from '../../tests/e2e/watch.ts';
import { editFile } from '../../tests/site/edit-file.ts';
import { type Edit, edits, openMarvel, throwing, timeEdit } from '../../tests/site/marvel-edits.ts';
import type { Journey } from './journey.ts';

/** An edit of code that the applications share. */
const shared: Edit = {
  file: 'shared/ui/Section.tsx',
  change: (text, mark) => text.replace(/^( +)\{heading\}.*/m, `$1{heading} ${mark}`),
};

/** The number of edits so far: it gives every edit a mark of its own. */
let marks = 0;

/**
 * Edits Marvel's opening page in development: each edit has to be there without a reload, an error over the page, and
 * the page again when that is repaired.
 * @param isWhole whether the server has the whole site, or the remote alone
 */
export async function editMarvel(journey: Journey, page: Page, server: string, isWhole: boolean): Promise<void> {
  await openMarvel(page, server);
  if (isWhole) await hydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  for (const [kind, edit] of Object.entries({ ...edits, shared })) {
    marks += 1;
    journey.printDuration(`an edit of ${kind} shows`, await timeEdit(page, journey.checkout, edit, `mark-${marks}`));
  }
  await failAndRecover(journey, page);
  if ((await page.locator('html[data-marked]').count()) === 0) throw new Error('The page was loaded again.');
}

async function failAndRecover(journey: Journey, page: Page): Promise<void> {
  const file = join(journey.checkout, edits.page.file);
  const overlay = page.locator('vite-error-overlay .message-body');
  const began = performance.now();
  const mend = await editFile(file, throwing);
  await overlay.filter({ hasText: 'marvel: LandingPage failed at /marvel. Out of cards' }).waitFor();
  journey.printDuration('an error is over the page', performance.now() - began);
  const mended = performance.now();
  await mend();
  await overlay.waitFor({ state: 'detached' });
  await page.locator('main h1').waitFor();
  journey.printDuration('the page is there again', performance.now() - mended);
}
