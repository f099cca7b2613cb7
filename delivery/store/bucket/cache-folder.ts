import { homedir } from 'node:os';
import { join } from 'node:path';

/** The path of a folder of this user for what can be downloaded again; null if the user has no home, as in some containers. */
export function cacheFolder(name: string): string | null {
  if (process.env.XDG_CACHE_HOME) return join(process.env.XDG_CACHE_HOME, name);
  try {
    return join(homedir(), '.cache', name);
  } catch {
    return null;
  }
}
