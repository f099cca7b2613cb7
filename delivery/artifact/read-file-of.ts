import type { Stats } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Reads a file of an artifact that somebody else made: a plain file in plain folders, and not a large one.
 * @param file its path in the folder, checked to be relative and without ".."
 * @param most how large it may be, in bytes
 * @throws Error that ends a sentence which begins with the file's name
 */
export async function readFileOf(folder: string, file: string, most: number): Promise<Buffer> {
  const links: string[] = [];
  for (let part = file; part !== '.'; part = dirname(part)) {
    if ((await status(join(folder, part))).isSymbolicLink()) links.push(part);
  }
  if (links.length > 0) throw new Error(`is reached by a link (${links[0]}), and an artifact has none`);
  const found = await status(join(folder, file));
  if (!found.isFile()) throw new Error('is not a plain file');
  if (found.size > most) throw new Error(`has ${found.size} bytes, and ${most} are the most`);
  return readFile(join(folder, file)).catch(explain);
}

function status(path: string): Promise<Stats> {
  return lstat(path).catch(explain);
}

function explain(error: NodeJS.ErrnoException): never {
  throw new Error(
    error.code === 'ENOENT' ? 'is in the manifest but not in the folder' : `cannot be read (${error.code})`,
  );
}
