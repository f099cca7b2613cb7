import { type BinderEntry, readDocument } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import type { Page } from '@playwright/test';
import { addressesOf, siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

/** The code that stores the binder and marks its cards. */
export const binderCode = addressesOf('binder.js');

// The parts of the binder.
export const have = (page: Page, name: string) => page.getByRole('button', { name: `I have ${name}`, exact: true });
export const want = (page: Page, name: string) => page.getByRole('button', { name: `I want ${name}`, exact: true });
export const pockets = (page: Page) => page.locator('.my-binder-pocket');
export const toast = (page: Page) => page.locator('[data-sonner-toast]');

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl() + path);
  await hydrated(page);
}

/** Opens the binder's page, and waits for its code. */
export async function openBinder(page: Page): Promise<void> {
  await open(page, paths.binder);
  await page.getByLabel('Add a file').waitFor();
}

export function entry(key: string, changes: Partial<BinderEntry> = {}): BinderEntry {
  const time = '2026-01-01T00:00:00.000Z';
  const blank = { kind: 'card', status: 'have', grade: '', note: '', paid: null, added: time, changed: time } as const;
  return { ...blank, key, name: `Name of ${key}`, ...changes };
}

/** The name of the binder of a site that is in no folder. */
const binderName = 'binder';

/** Stores a text as the device's binder, before the tab's first page. */
export async function keep(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([name, kept]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, kept);
    },
    [binderName, text] as const,
  );
}

/** The entries stored on the device, by key. */
export async function keptBy(page: Page): Promise<Map<string, BinderEntry>> {
  const text = await page.evaluate((name) => localStorage.getItem(name), binderName);
  const read = readDocument(text ?? '{"version":1,"entries":[]}');
  if (read.kind !== 'binder') throw new Error(`The device keeps no binder, but ${text}.`);
  return new Map(read.binder.map((one) => [one.key, one]));
}
