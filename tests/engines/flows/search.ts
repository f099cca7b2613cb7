import { paths } from '@mint-row/kit/contract';
import { expect } from 'vitest';
import type { Flows } from '../visit.ts';

const option = 'dialog[open] [role="option"]';

/** The search, in its dialog and on its page. */
export const search: Flows = {
  'the search opens over the page, finds a character, and leads there in the same document': async ({ tab }) => {
    await tab.openHydrated('/marvel');
    await tab.mark();
    await tab.click('header a[href="/search"]');
    await tab.type('dialog[open] input', 'dark vader');
    await tab.hasText(option, /^Darth Vader/);
    await tab.click(option);
    await tab.isAt(paths.character('darth-vader'));
    await tab.hasText('main h1', /Darth Vader/);
    await tab.lacks('dialog[open]');
    expect(await tab.isMarked()).toBe(true);
  },

  'the search is used with keys alone: /, arrows, Enter; Escape closes it and gives the focus back': async ({
    tab,
  }) => {
    await tab.openHydrated(paths.faq);
    await tab.mark();
    await tab.evaluate(() => document.querySelector<HTMLElement>('header a[href="/about"]')?.focus());
    await tab.press('/');
    await tab.hasFocus('dialog[open] input');
    await tab.press('Escape');
    await tab.lacks('dialog[open]');
    await tab.hasFocus('header a[href="/about"]');
    await tab.press('/');
    await tab.type('dialog[open] input', 'charizard');
    await tab.hasText(option, /^Charizard/);
    await tab.press('ArrowDown');
    await tab.hasText('dialog[open] [role="option"][aria-selected="true"]', /Charizard/);
    await tab.press('Enter');
    await tab.lacks('dialog[open]');
    await tab.hasText('main h1', /Charizard/);
    expect(await tab.isMarked()).toBe(true);
  },

  'the page of the search has a field, and keeps the typed text in its address': async ({ tab }) => {
    await tab.openHydrated(paths.search);
    await tab.type('main input', 'charizard');
    await tab.hasText('main [role="option"]', /^Charizard/);
    await tab.isAt(`${paths.search}?q=charizard`);
  },
};
