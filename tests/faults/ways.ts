import { expect } from '@playwright/test';
import type { FaultyServer } from '../site/faulty-server.ts';
import type { RemoteFault } from './faults.ts';
import type { Served } from './served.ts';
import type { Visit } from './visit.ts';

/** A page of the failing remote, and one of another remote, with their headings. */
export interface Scene {
  visit: Visit;
  server: FaultyServer;
  remote: Served;
  fault: RemoteFault;
  here: { path: string; heading: string };
  other: { path: string; heading: string };
}

/** The ways in which a visitor meets a failing remote. */
export const ways: Record<string, (scene: Scene) => Promise<void>> = {
  'first load': firstLoad,
  navigation,
  'away and back': awayAndBack,
};

async function firstLoad(scene: Scene) {
  const { visit, server, remote, fault, here } = scene;
  await fault.inject(server, remote);
  await visit.open(here.path);
  if (fault.firstLoad === 'unharmed') return isUnharmed(scene);
  await visit.until('a notice says that features could not be loaded', () => visit.showsNotice());
  await visit.readable(here.path, here.heading);
  expect(await visit.isHydrated()).toBe(false);
  await reachOther(scene);
  await visit.open(here.path);
  await visit.until('a notice says that features could not be loaded', () => visit.showsNotice());
  await recover(scene);
}

async function navigation(scene: Scene) {
  const { visit, server, remote, fault, here, other } = scene;
  // Injected before the tab reads the registry, whose releases it keeps.
  await fault.inject(server, remote);
  await visit.open(other.path);
  await visit.untilHydrated();
  await visit.mark();
  await visit.follow(here.path);
  if (fault.needsReload === null && !fault.final)
    expect(await visit.showsHeading(other.heading), 'the old page stays').toBe(true);
  const awaits = fault.navigation === 'document' ? 'until' : 'comes';
  await visit[awaits]('the page is there', () => visit.showsHeading(here.heading));
  expect(await visit.marked(), 'the same document').toBe(fault.navigation !== 'document');
  await visit.readable(here.path, here.heading);
  await reachOther(scene);
  server.lift();
  await visit.mark();
  if (fault.needsReload) await visit.open(here.path);
  else await visit.follow(here.path);
  await visit.comes('the page is there', () => visit.showsHeading(here.heading));
  await visit.untilHydrated();
  expect(await visit.marked()).toBe(fault.needsReload === null);
}

async function awayAndBack(scene: Scene) {
  const { visit, server, remote, fault, here, other } = scene;
  // Faulty code fails from the start; a network fails once the page has been left.
  if (fault.needsReload) await fault.inject(server, remote);
  await visit.open(here.path);
  if (!fault.needsReload) await visit.untilHydrated();
  await visit.follow(other.path);
  await visit.comes('the other page is there', () => visit.showsHeading(other.heading));
  await visit.untilHydrated();
  if (!fault.needsReload) await fault.inject(server, remote);
  await visit.mark();
  await visit.page.goBack({ waitUntil: 'commit' });
  await visit[fault.needsReload ? 'until' : 'comes']('the page is there', () => visit.showsHeading(here.heading));
  await visit.readable(here.path, here.heading);
  if (!fault.needsReload) {
    expect(await visit.isHydrated(), 'a loaded page needs no further request').toBe(true);
    expect(await visit.marked()).toBe(true);
  }
  await reachOther(scene);
  server.lift();
  await visit.open(here.path);
  await visit.untilHydrated();
}

async function isUnharmed({ visit, here }: Scene) {
  await visit.untilHydrated();
  await visit.page.clock.runFor(10_000);
  await visit.readable(here.path, here.heading);
  expect(await visit.showsNotice()).toBe(false);
}

async function reachOther({ visit, other }: Scene) {
  await visit.follow(other.path);
  await visit.comes('the other page is there', () => visit.showsHeading(other.heading));
  await visit.untilHydrated();
  await expect(visit.page).toHaveURL(visit.url + other.path);
}

/** Lifts the fault, and expects that the page is hydrated, without a reload where that is possible. */
async function recover({ visit, server, fault, here }: Scene) {
  server.lift();
  await visit.mark();
  if (!fault.comesLate) await visit.page.getByRole('button', { name: 'Try again' }).click({ timeout: 15_000 });
  await visit.untilHydrated();
  await visit.readable(here.path, here.heading);
  expect(await visit.marked(), 'without a reload').toBe(fault.needsReload === null);
  await expect(visit.page.locator('.notice')).toHaveCount(0);
}
