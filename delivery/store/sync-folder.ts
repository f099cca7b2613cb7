import { open } from 'node:fs/promises';

const running = new Map<string, Promise<void>>();
const waiting = new Map<string, Promise<void>>();

/**
 * Flushes a folder, so that new names in it survive a loss of power. Calls made during a flush share the next one, so
 * that a hundred files written at once do not need a flush each.
 * @throws the disk's error
 */
export function syncFolder(folder: string): Promise<void> {
  const known = waiting.get(folder);
  if (known) return known;
  const before = running.get(folder) ?? Promise.resolve();
  const turn = before
    .catch(() => {})
    .then(() => {
      waiting.delete(folder);
      running.set(folder, turn);
      return flush(folder);
    })
    .finally(() => {
      if (running.get(folder) === turn) running.delete(folder);
    });
  waiting.set(folder, turn);
  return turn;
}

/** Windows flushes folders by itself, and refuses requests to do so. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
