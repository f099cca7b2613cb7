import { binderName } from './binder-name.ts';
import { type Binder, binderLimits, type Change } from './entry.ts';
import { readStored, type Stored, writeSaved, writeStored } from './stored.ts';

/** The functions of the device that a keeper calls. */
export interface Device {
  /** @throws whatever the browser throws if it denies access */
  storage: () => Storage;
  /** Runs a task while no other tab runs one. */
  exclusively: (task: () => void) => Promise<void>;
  /** Asks the browser not to delete what the site keeps when it needs room. */
  persist: () => Promise<unknown>;
}

/** The binder of the device, as far as this tab knows it. */
export interface Kept extends Stored {
  /**
   * Why the last changes are kept by this tab alone: the browser denies storage, or it is full. Or why one was not made:
   * the binder would have had more entries than its document may have.
   */
  problem: 'blocked' | 'full' | 'limit' | null;
}

/**
 * Keeps the binder of this device. Each change is made to what is stored at that moment, so tabs that change at once
 * lose nothing. What cannot be stored stays with this tab, and is tried again with the next change.
 */
export class Keeper {
  readonly #device: Device;
  readonly #listeners = new Set<() => void>();
  #pending: Change[] = [];
  #problem: Kept['problem'] = null;
  /** The turn that the pending changes wait for. */
  #writing: Promise<void> | null = null;
  #kept: Kept;

  constructor(device: Device) {
    this.#device = device;
    this.#kept = this.#read();
  }

  /** The same object until something changes. */
  get kept(): Kept {
    return this.#kept;
  }

  /** Calls back after each change, in this tab or another. Returns a function that stops it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Makes a change, which is part of `kept` at once; resolves when it is stored, or known to be with this tab alone. */
  async change(change: Change): Promise<void> {
    const isFirst = this.#kept.binder.length === 0;
    this.#pending.push(change);
    this.refresh();
    // Changes that are made while an earlier one waits for its turn are stored with it.
    this.#writing ??= Promise.resolve().then(() => this.#device.exclusively(() => this.#write()));
    await this.#writing;
    this.refresh();
    if (isFirst && this.#problem === null && this.#kept.binder.length > 0) {
      this.#device.persist().then(
        () => this.refresh(),
        () => {},
      );
    }
  }

  /** Notes that the collector has saved what is in the binder now as a file. */
  noteSaved(): void {
    try {
      writeSaved(this.#device.storage(), this.#kept.binder);
    } catch {
      // A browser that keeps nothing is told about elsewhere.
    }
    this.refresh();
  }

  /** Reads again what is stored: another tab has changed it. */
  refresh(): void {
    this.#kept = this.#read();
    for (const listener of this.#listeners) listener();
  }

  #write() {
    this.#writing = null;
    try {
      const storage = this.#device.storage();
      const { binder } = readStored(storage);
      const changed = this.#pending.reduce(applyOrRefuse, { binder, isRefused: false });
      writeStored(storage, changed.binder);
      this.#pending = [];
      this.#problem = changed.isRefused ? 'limit' : null;
    } catch (error) {
      this.#problem = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
    }
  }

  #read(): Kept {
    try {
      const { binder, ...stored } = readStored(this.#device.storage());
      return { ...stored, binder: this.#apply(binder), problem: this.#problem };
    } catch {
      return { binder: this.#apply([]), unread: [], saved: '', problem: 'blocked' };
    }
  }

  #apply(binder: Binder): Binder {
    return this.#pending.reduce(applyOrRefuse, { binder, isRefused: false }).binder;
  }
}

/** Makes a change, but for one after which the binder's document could not be read. */
function applyOrRefuse(before: { binder: Binder; isRefused: boolean }, change: Change): typeof before {
  const binder = change(before.binder);
  return binder.length > binderLimits.entries ? { ...before, isRefused: true } : { ...before, binder };
}

/**
 * Each of a browser's processes has a copy of what is stored, which follows the others a moment later, in milliseconds:
 * without waiting for it, Chromium loses some of what two tabs write in turn.
 */
const followingMs = 20;

/** Waits with the lock held, so not with a timer: those of hidden tabs come a second or a minute late. */
async function waitForCopy(): Promise<void> {
  const { port1: here, port2: there } = new MessageChannel();
  const end = performance.now() + followingMs;
  await new Promise<void>((resolve) => {
    here.onmessage = () => (performance.now() < end ? there.postMessage(null) : resolve());
    there.postMessage(null);
  });
  here.close();
}

/** The keeper of this browser's binder. */
export function keepBinder(): Keeper {
  const keeper = new Keeper({
    storage: () => window.localStorage,
    exclusively: async (task) => {
      // Browsers without locks, and pages that may not use them, have tabs that seldom change at once.
      try {
        await navigator.locks.request(binderName(), async () => {
          await waitForCopy();
          task();
        });
      } catch {
        task();
      }
    },
    persist: async () => navigator.storage.persist(),
  });
  window.addEventListener('storage', () => keeper.refresh());
  // A page that comes back from the browser's cache has missed what other tabs changed.
  window.addEventListener('pageshow', ({ persisted }) => persisted && keeper.refresh());
  return keeper;
}
