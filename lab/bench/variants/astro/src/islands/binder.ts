/** What a collector says about a card. */
export type Status = 'have' | 'want';

interface Entry {
  key: string;
  name: string;
  status: Status;
  added: string;
}

/** The status of a card or character in the binder of this device; null where it is not in it. */
export function statusOf(key: string): Status | null {
  return readEntries().find((entry) => entry.key === key)?.status ?? null;
}

/**
 * Puts a card into the binder, or takes it out if it has this status already; a toast tells of a card that is had.
 * @returns its new status
 */
export function press(key: string, name: string, status: Status): Status | null {
  const entries = readEntries();
  const others = entries.filter((entry) => entry.key !== key);
  const leaves = entries.some((entry) => entry.key === key && entry.status === status);
  if (!leaves) others.push({ key, name, status, added: new Date().toISOString() });
  localStorage.setItem('binder', JSON.stringify(others));
  if (!leaves && status === 'have') {
    const message =
      entries.length > 0 ? `${name} is in your binder.` : 'Your binder has begun. It is kept on this device.';
    void import('./toasts.tsx').then(({ showToast }) => showToast(message));
  }
  return leaves ? null : status;
}

function readEntries(): Entry[] {
  try {
    return JSON.parse(localStorage.getItem('binder') ?? '[]') as Entry[];
  } catch {
    return [];
  }
}
