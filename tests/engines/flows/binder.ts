import { paths } from '@mint-row/kit/contract';
import { expect } from 'vitest';
import { failStorage } from '../../faults/storage.ts';
import type { Flows } from '../visit.ts';

const ironMan = paths.character('iron-man');
const have = 'main button[data-collect="have"][data-kind="card"]';
const pressed = `${have}[aria-pressed="true"]`;

/** What the browser keeps. */
export const binder: Flows = {
  'a card that a visitor has is counted in the header and in the binder, also after a reload': async ({ tab }) => {
    await tab.openHydrated(ironMan);
    await tab.click(have);
    await tab.has(pressed);
    await tab.hasText('[data-sonner-toast]', /Your binder has begun/);
    await tab.has('header .binder-link[aria-label="Binder, 1 card"]');
    await tab.reload();
    await tab.hydrated();
    await tab.has(pressed);
    await tab.has('header .binder-link[aria-label="Binder, 1 card"]');
    await tab.open(paths.binder);
    await tab.hasText('.my-binder-pocket', /Iron Man/);
    await tab.hydrated();
  },

  'where storage is blocked, one notice says so, and the binder works until the tab is closed': async ({
    tab,
    server,
  }) => {
    server.runFirst(failStorage, ['throwing', ''] as const);
    await tab.openHydrated(ironMan);
    await tab.click(have);
    await tab.has(pressed);
    await tab.hasText('.notice', /does not let the site keep anything/);
    expect(await tab.count('.notice')).toBe(1);
    expect(await tab.count('[data-sonner-toast]')).toBe(0);
    await tab.click('header .binder-link');
    await tab.isAt(paths.binder);
    await tab.hasText('.my-binder-pocket', /Iron Man/);
    await tab.hasText('main', /does not let the site keep anything/);
  },

  'pages that a visitor keeps for offline use open, run and lead to each other when the site does not answer': async ({
    tab,
    server,
  }) => {
    // With the script that watches for faults, documents are not those whose hashes are listed.
    server.lift();
    await tab.openHydrated(paths.checklists);
    await tab.click('.checklists-choices button ~ button');
    await tab.hasText('.keep-actions', /^Keep for offline, /);
    await tab.click('.keep-actions button');
    await tab.hasText('.keep-dialog [role="status"]', /Kept: /);
    server.inject({ at: () => true, failure: { kind: 'refused' } });
    await tab.openHydrated(paths.glossary);
    await tab.mark();
    await tab.click('header .binder-link');
    await tab.isAt(paths.binder);
    await tab.hasText('main h1', /My binder/);
    expect(await tab.isMarked()).toBe(true);
  },
};
