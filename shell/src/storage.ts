type Storage = 'localStorage' | 'sessionStorage';

/** What the browser remembers under a name; null where it remembers nothing, or does not let us look. */
export function recall(storage: Storage, name: string): string | null {
  try {
    return window[storage].getItem(name);
  } catch {
    return null;
  }
}

/** Has the browser remember a text under a name, or forget it (null), where it lets us. */
export function remember(storage: Storage, name: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(name);
    else window[storage].setItem(name, text);
  } catch {
    // Blocked or full: what is shown now does not depend on it.
  }
}
