import { binderName } from './binder-name.ts';
import { readDocument, timeForm, writeDocument } from './document.ts';
import { type Binder, binderLimits } from './entry.ts';
import { merge } from './merge.ts';

/** Names, with a number, of documents that this release cannot read: it keeps them for a release that can. */
const asidePrefix = () => `${binderName()}-aside-`;

/** The name under which a device keeps up to which change its collector has a file of the binder. */
const savedName = () => `${binderName()}-saved`;

/** The content of a device's storage. */
export interface Stored {
  binder: Binder;
  /** Documents that this release cannot read, as they are. */
  unread: readonly string[];
  /** When the last change was made that is in a saved file, as entries have it; an empty text if none is. */
  saved: string;
}

/**
 * Reads everything that is stored, also what was set aside and can be read by now.
 * @throws whatever the browser throws if it denies access
 */
export function readStored(storage: Storage): Stored {
  const { binder, unread } = readAll(storage);
  return { binder, unread: unread.map(({ text }) => text), saved: readSaved(storage) };
}

/**
 * Stores a binder that was made from what `readStored` returned. A document that cannot be read is set aside first, and
 * one that was set aside and is part of the binder by now is removed last, so that nothing is lost in between.
 * @throws whatever the browser throws if it denies access or has no room
 */
export function writeStored(storage: Storage, binder: Binder): void {
  const storedText = storage.getItem(binderName());
  const { merged, unread } = readAll(storage);
  if (storedText !== null && unread.some(({ name }) => name === binderName()))
    storage.setItem(freeName(storage), storedText);
  storage.setItem(binderName(), writeDocument(binder));
  for (const name of merged) if (name !== binderName()) storage.removeItem(name);
}

/** Reads each document; one that would make the binder longer than a document may be waits like one that is unreadable. */
function readAll(storage: Storage) {
  let binder: Binder = [];
  const merged: string[] = [];
  const unread: { name: string; text: string }[] = [];
  for (const name of namesIn(storage)) {
    const text = storage.getItem(name) ?? '';
    const read = readDocument(text);
    const both = read.kind === 'binder' ? merge(binder, read.binder) : null;
    if (both && both.length <= binderLimits.entries) {
      binder = both;
      merged.push(name);
    } else {
      unread.push({ name, text });
    }
  }
  return { binder, merged, unread };
}

/**
 * Notes that a binder was saved as a file.
 * @throws whatever the browser throws if it denies access or has no room
 */
export function writeSaved(storage: Storage, binder: Binder): void {
  storage.setItem(savedName(), lastChange(binder));
}

function readSaved(storage: Storage): string {
  const text = storage.getItem(savedName()) ?? '';
  return timeForm.test(text) ? text : '';
}

/** When a binder was last changed; an empty text if it is empty. */
function lastChange(binder: Binder): string {
  return binder.reduce((last, { changed }) => (changed > last ? changed : last), '');
}

function namesIn(storage: Storage): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return names.filter((name) => name === binderName() || name.startsWith(asidePrefix())).sort();
}

function freeName(storage: Storage): string {
  const taken = namesIn(storage);
  let number = 1;
  while (taken.includes(asidePrefix() + number)) number += 1;
  return asidePrefix() + number;
}
