import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const generated = /^(\.git|node_modules|dist(-.*)?)$/;

/**
 * Tests, and the samples that only tests start from, are beside the code but are not part of what is built: as patterns
 * for git and for file names.
 */
export const testPatterns = ['**/*.spec.ts', '**/*.spec.tsx', '**/sample-*.ts'];
const test = /\.spec\.tsx?$|(^|\/)sample-[^/]+\.ts$/;

/** The files in which package managers lock versions: npm, pnpm and Yarn. */
export const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/**
 * Everything that an application's artifact is built from.
 * @param workspace the folder of the application's sources, relative to the root of the checkout
 * @returns folders and files, relative to the root of the checkout; `hashInputs` defines which files of a folder count
 */
export function inputsOf(workspace: string): string[] {
  return [workspace, 'shared', ...lockfiles];
}

/**
 * Whether a file is among some sources.
 * @param places the sources, as `inputsOf` returns them
 * @param file relative to the root of the checkout, with "/" between folders
 */
export function isAmong(places: readonly string[], file: string): boolean {
  return !test.test(file) && places.some((place) => file === place || file.startsWith(`${place}/`));
}

/**
 * One hash of everything that a result is made from: 16 hexadecimal digits.
 * @param root the folder that the file names in the hash are relative to
 * @param places files and folders; folders are read recursively, except for tests, their samples and generated files
 */
export async function hashInputs(root: string, places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  // Hundreds of small files: waiting for each one takes several times as long as reading it.
  for (const file of places.flatMap((place) => listFiles(root, place)).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The files of a place, with "/" between folders on every system. */
function listFiles(root: string, place: string): string[] {
  const found = statSync(join(root, place), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  return readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => !(entry.isDirectory() ? generated : test).test(entry.name))
    .flatMap((entry) => {
      const path = `${place}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
}
