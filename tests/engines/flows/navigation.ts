import { addressIn, paths } from '@mint-row/kit/contract';
import { expect } from 'vitest';
import { testFolder } from '../../site/compose-built-site.ts';
import { serveBuiltSite } from '../../site/serve-built-site.ts';
import { narrowSize } from '../engine.ts';
import type { Flows } from '../visit.ts';

/** The ways from page to page. */
export const navigation: Flows = {
  'a link leads to a page of another remote in the same document; Back and Forward return': async ({ tab }) => {
    await tab.openHydrated('/marvel');
    await tab.mark();
    await tab.click('header a[href="/pokemon"]');
    await tab.isAt('/pokemon');
    await tab.hasText('main h1', /Pokémon/);
    await tab.hydrated();
    await tab.back();
    await tab.isAt('/marvel');
    await tab.hasText('main h1', /Marvel/);
    await tab.hydrated();
    await tab.forward();
    await tab.isAt('/pokemon');
    await tab.hasText('main h1', /Pokémon/);
    expect(await tab.isMarked()).toBe(true);
  },

  'the menu of a narrow window shows its links each time that it opens': async ({ tab }) => {
    await tab.resize(narrowSize);
    await tab.openHydrated(paths.faq);
    for (const time of [1, 2]) {
      await tab.click('.menu-button');
      await tab.until(`the links have room, time ${time}`, () => tab.isVisible('.site-nav a[href="/pokemon"]'));
      await tab.press('Escape');
      await tab.until('the menu is closed', async () => !(await tab.isVisible('.site-nav')));
    }
    await tab.click('.menu-button');
    await tab.click('.site-nav a[href="/pokemon"]');
    await tab.isAt('/pokemon');
    await tab.hasText('main h1', /Pokémon/);
  },

  'a site in a folder is navigated and searched there, in the same document': async ({ tab }) => {
    const served = await serveBuiltSite('dist', { inFolder: testFolder });
    const address = (path: string) => addressIn({ folder: testFolder }, path);
    try {
      await tab.openHydrated(`${served.url}/marvel`);
      await tab.mark();
      await tab.click(`header a[href="${address('/pokemon')}"]`);
      await tab.isAt(address('/pokemon'));
      await tab.hasText('main h1', /Pokémon/);
      await tab.hydrated();
      await tab.back();
      await tab.isAt(address('/marvel'));
      await tab.hasText('main h1', /Marvel/);
      await tab.click(`header a[href="${address(paths.search)}"]`);
      await tab.type('dialog[open] input', 'dark vader');
      await tab.hasText('dialog[open] [role="option"]', /^Darth Vader/);
      await tab.click('dialog[open] [role="option"]');
      await tab.isAt(address(paths.character('darth-vader')));
      await tab.hasText('main h1', /Darth Vader/);
      expect(await tab.isMarked()).toBe(true);
    } finally {
      await served.stop();
    }
  },
};
