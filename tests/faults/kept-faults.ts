import { paths } from '@mint-row/kit/contract';
import { expect, type Page } from '@playwright/test';
import { doesNotOpen, goOffline, isGlossary, keepPages, openKept, said } from '../e2e/offline-parts.ts';
import { hydrated } from '../e2e/watch.ts';
import type { Failure, Fault } from '../site/faulty-server.ts';
import {
  drawingsOfKeeping,
  type KeptScene,
  type KeptWay,
  keeping,
  newerDocument,
  type Obstacle,
  opening,
  updating,
} from './kept-ways.ts';

/** A fault of the site, or of what the browser has, when pages are kept for offline use. */
interface KeptFault {
  name: string;
  /** The ways in which a visitor meets it. */
  ways: { keeping?: KeptWay; opening?: KeptWay; updating?: KeptWay };
}

const everywhere = (failure: Failure): Fault => ({ at: () => true, failure });
const atGlossary = (failure: Failure): Fault => ({ at: isGlossary, failure });
const openGlossary: KeptWay = ({ page, server }) => openKept(page, server.url, paths.glossary);

const portal = everywhere({
  kind: 'changed',
  type: 'text/html',
  change: () => Buffer.from('<!doctype html><title>Portal</title><h1>Sign in</h1>'),
});
const behindPortal: Obstacle = { ...ofSite(portal, 'did not all arrive'), goesOn: false };

/** The device is full. */
const full: Obstacle = {
  async begin({ page, server }, release) {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 300_000 });
    server.inject(...release);
    return () => session.detach();
  },
  ends: says('no room'),
  goesOn: false,
};

/** The browser stops the worker when all files but one are there. */
const stopped: Obstacle = {
  ...ofSite(atGlossary({ kind: 'silent' }), ''),
  async ends({ page }) {
    await expect.poll(() => said(page).innerText().then(countMissing), { timeout: 30_000 }).toBe(1);
    await stopWorkers(page);
  },
};

export const keptFaults: readonly KeptFault[] = [
  ofNetwork('connection refused', { kind: 'refused' }),
  ofNetwork('answers 503', { kind: 'status', status: 503 }),
  // While pages are kept, the worker is stopped before long: see below.
  { name: 'never answers', ways: { opening: opening(everywhere({ kind: 'silent' }), openGlossary) } },
  {
    name: 'page of a captive portal',
    ways: {
      keeping: keeping(behindPortal),
      opening: opening(portal, async ({ page, server }) => {
        await page.goto(server.url + paths.glossary);
        await expect(page.locator('h1')).toHaveText('Sign in');
      }),
      updating: updating(behindPortal),
    },
  },
  {
    name: 'half a release',
    ways: {
      // The document is newer than the list, then the list newer than the document.
      keeping: keeping(ofSite(atGlossary({ kind: 'changed', change: newerDocument }), 'has just been changed')),
      updating: updating(ofSite(atGlossary({ kind: 'changed', change: (body) => body }), 'has just been changed')),
    },
  },
  { name: 'storage full', ways: { keeping: keeping(full), updating: updating(full) } },
  {
    name: 'worker stopped',
    ways: {
      keeping: keeping(stopped),
      opening: opening(everywhere({ kind: 'refused' }), async (scene) => {
        await stopWorkers(scene.page);
        await openGlossary(scene);
      }),
      updating: updating(stopped),
    },
  },
  { name: 'files deleted', ways: { opening: openDeleted } },
  { name: 'record deleted', ways: { opening: openUnrecorded } },
  { name: 'files damaged', ways: { opening: openDamaged } },
];

/** A failure of one file while pages are kept, and of the whole site while a kept one is opened. */
function ofNetwork(name: string, failure: Failure): KeptFault {
  const obstacle = ofSite(atGlossary(failure), 'did not all arrive');
  return {
    name,
    ways: {
      keeping: keeping(obstacle),
      opening: opening(everywhere(failure), openGlossary),
      updating: updating(obstacle),
    },
  };
}

/** @param text what the dialog says of it */
function ofSite(fault: Fault, text: string): Obstacle {
  return {
    begin: async ({ server }, release) => {
      server.inject(fault, ...release);
      return async () => {};
    },
    ends: says(text),
    goesOn: true,
  };
}

function says(text: string): KeptWay {
  return async ({ page }) => {
    await expect(said(page)).toContainText(text, { timeout: 30_000 });
  };
}

async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** How many files are missing, as the dialog says: "Keeping 40 of 200 files…". */
function countMissing(text: string): number {
  const [, done, all] = /Keeping (\d+) of (\d+) files/.exec(text) ?? [];
  return Number(all) - Number(done);
}

/** The browser has deleted the files: the next visit fetches them again. */
async function openDeleted({ page, server }: KeptScene): Promise<void> {
  await keepPages(page, server.url);
  const all = await page.evaluate(countKept);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (!name.endsWith('record')) await caches.delete(name);
  });
  goOffline(server);
  await doesNotOpen(page, server.url + paths.binder);
  server.lift();
  await page.goto(server.url + paths.about);
  await expect.poll(() => page.evaluate(countKept)).toBe(all);
  goOffline(server);
  await openKept(page, server.url, paths.binder);
}

/** The number of files that are kept, in all caches. */
async function countKept(): Promise<number> {
  const caching = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length);
  return (await Promise.all(caching)).reduce((sum, count) => sum + count, 0);
}

/** The browser has deleted the record of what counts: nothing does until the next press, which finds the files. */
async function openUnrecorded(scene: KeptScene): Promise<void> {
  const { page, server } = scene;
  await keepPages(page, server.url);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.endsWith('record')) await caches.delete(name);
  });
  // The worker has read it before.
  await stopWorkers(page);
  goOffline(server);
  await doesNotOpen(page, server.url + paths.binder);
  expect(await drawingsOfKeeping(scene), 'most files are there already').toBeLessThan(20);
  goOffline(server);
  await openKept(page, server.url, paths.binder);
}

/** Files have other bytes: the network answers for them, and they are fetched again. */
async function openDamaged({ page, server }: KeptScene): Promise<void> {
  await keepPages(page, server.url);
  expect(await page.evaluate(damageModules)).toBe(3);
  for (const path of [paths.binder, paths.checklists]) {
    await page.goto(server.url + path);
    await hydrated(page);
  }
  await expect.poll(() => page.evaluate(countDamaged)).toBe(0);
  goOffline(server);
  await openKept(page, server.url, paths.binder);
}

/** Replaces modules of the shell and of two pages by other bytes; returns their number. */
async function damageModules(): Promise<number> {
  let count = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!/\/shell\/main.*\.js$|(?:Binder|Checklists)Page.*\.js$/.test(request.url)) continue;
      await cache.put(request, new Response('damaged'));
      count += 1;
    }
  }
  return count;
}

async function countDamaged(): Promise<number> {
  let count = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if ((await response?.text()) === 'damaged') count += 1;
    }
  }
  return count;
}
