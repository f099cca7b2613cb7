import type { Page } from '@playwright/test';

/** Faults of a browser's storage: it stores nothing, or returns another value than was stored. */
export const storageFaults = ['missing', 'full', 'throwing', 'junk'] as const;
export type StorageFault = (typeof storageFaults)[number];

/** Values that no version of the site has ever stored, and that every version has to tolerate. */
const junk = ['%', '{', '"text"', '7', 'null', '[null]', '[[]]', '[["first"]]', '[["first","far"]]', '{"first":1}'];

/**
 * Makes both storages of every document in a tab fail.
 * @param turn the number of the junk value that they contain
 */
export async function breakStorage(page: Page, fault: StorageFault, turn: number): Promise<void> {
  await page.addInitScript(failStorage, [fault, junk[turn % junk.length] ?? ''] as const);
}

/**
 * Runs in a document before its own code: makes both storages fail.
 * @param how the fault, and the value that they contain if that is junk
 */
export function failStorage([how, text]: readonly [StorageFault, string]): void {
  const refuse = (name: string) => () => {
    throw new DOMException('refused', name);
  };
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    if (how === 'missing') Object.defineProperty(window, storage, { value: null });
    if (how === 'throwing') Object.defineProperty(window, storage, { get: refuse('SecurityError') });
  }
  if (how === 'full') Storage.prototype.setItem = refuse('QuotaExceededError');
  if (how === 'junk') {
    Storage.prototype.getItem = () => text;
    localStorage.theme = text;
  }
}
