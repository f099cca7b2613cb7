import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What no result is made from: what is generated, and tests. */
const ignored = /^(node_modules|dist.*)$|\.spec\.tsx?$/;

/**
 * One hash over everything that a result is made from.
 * @param root the folder that the names in the hash start from
 * @param places files and folders; folders are read whole, but for what is generated and for tests
 */
export async function hashInputs(root: string, places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of (await listFiles(join(root, place))).sort()) {
      hash.update(`${relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function listFiles(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true }).catch(() => null);
  if (entries === null) return [place];
  const nested = entries
    .filter((entry) => !ignored.test(entry.name))
    .map((entry) => (entry.isDirectory() ? listFiles(join(place, entry.name)) : [join(place, entry.name)]));
  return (await Promise.all(nested)).flat();
}
