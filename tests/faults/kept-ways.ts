import { createHash } from 'node:crypto';
import { offlineListPath, paths } from '@mint-row/kit/contract';
import { expect, type Page } from '@playwright/test';
import { doesNotOpen, goOffline, keepButton, keepPages, openDialog, openKept } from '../e2e/offline-parts.ts';
import { hydrated } from '../e2e/watch.ts';
import type { Fault, FaultyServer } from '../site/faulty-server.ts';

/** A visitor who can keep pages, and a site that fails on request. */
export interface KeptScene {
  page: Page;
  server: FaultyServer;
}

export type KeptWay = (scene: KeptScene) => Promise<void>;

/** What goes wrong while a browser keeps pages. */
export interface Obstacle {
  /**
   * Puts it there, until the function that this returns is called and the faults of the server are lifted.
   * @param release what differs on the site: nothing, or a newer release
   */
  begin: (scene: KeptScene, release: readonly Fault[]) => Promise<() => Promise<void>>;
  /** Resolves when nothing more will be kept. */
  ends: (scene: KeptScene) => Promise<void>;
  /** Whether the files that have arrived are there when the visitor tries again. */
  goesOn: boolean;
}

/** Nothing counts of what a visitor keeps for the first time; the next press keeps all. */
export function keeping({ begin, ends, goesOn }: Obstacle): KeptWay {
  return async (scene) => {
    const { page, server } = scene;
    await openDialog(page, server.url);
    // It has the list by now, which says how much would be kept.
    await expect(keepButton(page)).toBeVisible();
    const lift = await begin(scene, []);
    await keepButton(page).click();
    await ends(scene);
    goOffline(server);
    await doesNotOpen(page, server.url + paths.binder);
    await lift();
    const drawings = await drawingsOfKeeping(scene);
    if (goesOn) expect(drawings, 'most files are there already').toBeLessThan(20);
    goOffline(server);
    await openKept(page, server.url, paths.glossary);
  };
}

/**
 * A page is opened although it was kept. Afterwards the kept one is as it was.
 * @param shows expects what the visitor sees
 */
export function opening(fault: Fault, shows: KeptWay): KeptWay {
  return async (scene) => {
    const { page, server } = scene;
    await keepPages(page, server.url);
    server.inject(fault);
    await shows(scene);
    server.lift();
    await page.goto(server.url + paths.about);
    await hydrated(page);
    goOffline(server);
    await openKept(page, server.url, paths.glossary);
  };
}

/** The pages that were kept before count until a newer release is complete, which the next visit brings. */
export function updating({ begin, ends }: Obstacle): KeptWay {
  return async (scene) => {
    const { page, server } = scene;
    await keepPages(page, server.url);
    await page.keyboard.press('Escape');
    const release = await newerRelease(scene);
    const lift = await begin(scene, release);
    await page.getByRole('button', { name: 'Keep for offline' }).click();
    await ends(scene);
    expect(await keptGlossary(page), 'half an update').not.toContain(newerMark);
    goOffline(server);
    await openKept(page, server.url, paths.glossary);
    await lift();
    server.inject(...release);
    await page.goto(server.url + paths.about);
    await expect.poll(() => keptGlossary(page)).toContain(newerMark);
    expect(await page.evaluate(async () => (await caches.keys()).length), 'one snapshot and its record').toBe(2);
    goOffline(server);
    await openKept(page, server.url, paths.glossary);
  };
}

/** Keeps the pages without a fault; resolves to the number of drawings that the browser asked for. */
export async function drawingsOfKeeping({ page, server }: KeptScene): Promise<number> {
  const asked = new Set<string>();
  const isFaulty = (path: string) => {
    if (path.endsWith('.svg')) asked.add(path);
    return false;
  };
  server.inject({ at: isFaulty, failure: { kind: 'refused' } });
  await keepPages(page, server.url);
  return asked.size;
}

const newerMark = '<!-- newer -->';
export const newerDocument = (body: Buffer) => Buffer.concat([body, Buffer.from(newerMark)]);

/** A release with another glossary: its document, and the list that names it. */
async function newerRelease({ page, server }: KeptScene): Promise<readonly Fault[]> {
  const glossary = await (await page.request.get(server.url + paths.glossary)).body();
  const [before = '', after = ''] = [glossary, newerDocument(glossary)].map((document) =>
    createHash('sha256').update(document).digest('base64'),
  );
  const newerList = (body: Buffer) => Buffer.from(body.toString().replace(before, after));
  return [
    { at: (path) => path === offlineListPath, failure: { kind: 'changed', change: newerList } },
    { at: (path) => path === paths.glossary, failure: { kind: 'changed', change: newerDocument } },
  ];
}

/** The document of the glossary that counts. */
async function keptGlossary(page: Page): Promise<string> {
  return page.evaluate(
    async ([record, path]) => {
      const kept: { cache: string } = await (await caches.match(record))?.json();
      return (await (await caches.match(path, { cacheName: kept.cache }))?.text()) ?? '';
    },
    [offlineListPath, paths.glossary] as const,
  );
}
