import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const generated = /^(node_modules|dist(-.*)?)$/;

/** Tests lie beside the code and are no part of what is built: as patterns for git, and for names. */
export const testPatterns = ['**/*.spec.ts', '**/*.spec.tsx'];
const test = /\.spec\.tsx?$/;

/**
 * Everything that an application's artifact is built from.
 * @param workspace the folder of the application's sources, from the root of the checkout
 * @returns folders and files, from the root of the checkout; `hashInputs` says what counts of a folder
 */
export function inputsOf(workspace: string): string[] {
  return [workspace, 'shared', 'package-lock.json', 'tsconfig.base.json'];
}

/**
 * Whether a file is among some sources.
 * @param places the sources, as `inputsOf` names them
 * @param file from the root of the checkout, with "/" between folders
 */
export function isAmong(places: readonly string[], file: string): boolean {
  return !test.test(file) && places.some((place) => file === place || file.startsWith(`${place}/`));
}

/**
 * One hash over everything that a result is made from: 16 hexadecimal digits.
 * @param root the folder that the names in the hash start from
 * @param places files and folders; folders are read whole, except for tests and what is generated
 */
export async function hashInputs(root: string, places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = await Promise.all(places.map((place) => listFiles(root, place)));
  for (const file of files.flat().sort()) hash.update(`${file}\0`).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The files of a place, with "/" between folders on every system. */
async function listFiles(root: string, place: string): Promise<string[]> {
  const entries = await readdir(join(root, place), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (entries === null) return [place];
  const nested = entries
    .filter((entry) => !(entry.isDirectory() ? generated : test).test(entry.name))
    .map((entry) => {
      const path = `${place}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
  return (await Promise.all(nested)).flat();
}
