type Storage = 'localStorage' | 'sessionStorage';

/** Reads the text that the browser has stored under a name; null if there is none, or if the browser denies access. */
export function recall(storage: Storage, name: string): string | null {
  try {
    return window[storage].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text under a name, or removes it (null), if the browser allows that. */
export function remember(storage: Storage, name: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(name);
    else window[storage].setItem(name, text);
  } catch {
    // Blocked or full: what is shown now does not depend on it.
  }
}
