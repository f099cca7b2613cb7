import { binderName } from './binder-name.ts';
import { isBlankNine, type Nine, readNine, writeNine } from './nine.ts';

/** The page of nine of this device, as far as this tab knows it. */
export interface KeptNine {
  /** Null if none was arranged here, or if it was emptied. */
  nine: Nine | null;
  /** Why the page is kept by this tab alone: the browser denies storage, or it is full. */
  problem: 'blocked' | 'full' | null;
}

/** Keeps the page of nine of this device, beside its binder: whichever tab changes it last. */
export interface NineKeeper {
  /** The same object until something changes. */
  readonly kept: KeptNine;
  keep: (nine: Nine) => void;
  /** Calls back after each change, in this tab or another. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The keeper of this browser's page of nine. It is kept as the text that its link has.
 * @param storage throws whatever the browser throws if it denies access
 * @param tab where changes of other tabs are told
 */
export function keepNine(storage = (): Storage => window.localStorage, tab: EventTarget = window): NineKeeper {
  const name = `${binderName()}-nine`;
  const listeners = new Set<() => void>();
  const read = (): KeptNine => {
    try {
      const { nine } = readNine(storage().getItem(name) ?? '');
      return { nine: isBlankNine(nine) ? null : nine, problem: null };
    } catch {
      return { nine: null, problem: 'blocked' };
    }
  };
  let kept = read();
  const tell = (now: KeptNine) => {
    kept = now;
    for (const listener of listeners) listener();
  };
  // A page that comes back from the browser's cache has missed what other tabs changed. What only this tab has stays.
  for (const event of ['storage', 'pageshow']) tab.addEventListener(event, () => kept.problem === null && tell(read()));
  return {
    get kept() {
      return kept;
    },
    keep(nine) {
      try {
        storage().setItem(name, writeNine(nine));
        tell({ nine, problem: null });
      } catch (error) {
        const isFull = (error as DOMException).name === 'QuotaExceededError';
        tell({ nine, problem: isFull ? 'full' : 'blocked' });
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
