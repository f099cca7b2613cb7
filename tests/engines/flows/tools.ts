import { paths } from '@mint-row/kit/contract';
import { expect } from 'vitest';
import { cards, cardsOf } from '../../site/catalogue.ts';
import type { Flows } from '../visit.ts';

/** The tools of guides, and the price guide. */
export const tools: Flows = {
  'the tool of a guide reads the number of a card, and keeps it in the address': async ({ tab }) => {
    const guide = paths.guide('read-a-pokemon-card');
    await tab.openHydrated(guide);
    await tab.type('#number input', '107/105\n');
    await tab.hasText('#number [role="status"]', /Secret rare, 2 beyond 105/);
    await tab.isAt(`${guide}?number=107/105`);
  },

  'arrow keys move the borders of the guide to grading, which rule out grades': async ({ tab }) => {
    const guide = paths.guide('grading');
    await tab.openHydrated(guide);
    await tab.hasText('#try [role="status"]', /\b5 of the six grades ruled out/);
    await tab.evaluate(() => document.querySelector<HTMLElement>('#try input')?.focus());
    await tab.press('ArrowLeft', 7);
    await tab.hasText('#try [role="status"]', /\b[0-4] of the six grades ruled out/);
    expect(await tab.attributeOf('#try input', 'aria-valuetext')).toBe('50/50');
    await tab.isAt(`${guide}?borders=50-52`);
  },

  'the key to the Charizards narrows with each answer, and keeps the answers in the address': async ({ tab }) => {
    const guide = paths.guide('which-charizard');
    const answer = '#key [role="status"]';
    await tab.openHydrated(guide);
    await tab.hasText(answer, /No answer yet/);
    await tab.click('#key label:has([name="number"][value="102"])');
    await tab.hasText(answer, /Still open/);
    await tab.click('#key label:has([name="stamp"][value="25"])');
    await tab.hasText(answer, /^\s*Celebrations\s*Nothing else fits so far/);
    await tab.isAt(`${guide}?number=102&stamp=25`);
  },

  'the price guide filters and sorts; Back undoes it': async ({ tab }) => {
    const rows = '.values tbody tr[id]';
    const ofMarvel = cardsOf('marvel');
    await tab.openHydrated(paths.values);
    await tab.click('.values-controls label:has([name="franchise"][value="marvel"])');
    await tab.isAt(`${paths.values}?franchise=marvel`);
    await tab.until('the cards of Marvel are listed', async () => (await tab.count(rows)) === ofMarvel);
    await tab.click('.values th[aria-label="Value"] button');
    await tab.has('.values th[aria-label="Value"][aria-sort="descending"]');
    await tab.back();
    await tab.back();
    await tab.isAt(paths.values);
    await tab.until('all cards are listed', async () => (await tab.count(rows)) === cards.length);
  },
};
