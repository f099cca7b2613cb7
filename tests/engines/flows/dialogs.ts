import { paths } from '@mint-row/kit/contract';
import { expect } from 'vitest';
import type { Flows } from '../visit.ts';

/** What opens above a page. */
export const dialogs: Flows = {
  'a card turns under the lamp and over; Escape closes it and gives the focus back': async ({ tab }) => {
    const over = '.lamp-buttons button';
    await tab.openHydrated(paths.character('charizard'));
    await tab.click('main .lamp-link');
    await tab.hasFocus('dialog.lamp[open]');
    await tab.press('ArrowRight', 5);
    await tab.hasText('.lamp-said', /Scratches: 1 of 3 found/);
    await tab.click(over);
    await tab.has(`${over}[aria-pressed="true"]`);
    await tab.press('Escape');
    await tab.lacks('dialog.lamp');
    await tab.hasFocus('main .lamp-link');
  },

  'a term shows its meaning when the pointer rests on it, and describes the link; Escape closes it': async ({
    tab,
  }) => {
    const term = 'main a.term[data-tooltip]';
    await tab.openHydrated(paths.home);
    const meaning = await tab.attributeOf(term, 'data-tooltip');
    await tab.hover(term);
    await tab.shows('.tooltip');
    expect(await tab.textOf('.tooltip')).toContain(meaning);
    await tab.has(`${term}[aria-describedby]`);
    await tab.press('Escape');
    await tab.lacks('.tooltip');
  },
};
