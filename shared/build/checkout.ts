import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inputsOf } from './inputs.ts';

/**
 * The root of the checkout that an application is in: the nearest folder with a lockfile, which in a remote's own
 * repository is the remote's.
 * @param workspace the folder of the application's sources
 * @returns that folder itself if nothing is locked
 */
export function checkoutOf(workspace: string): string {
  for (let folder = workspace; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package-lock.json'))) return folder;
  }
  return workspace;
}

/**
 * What an application's artifact is built from, wherever its sources are.
 * @param workspace the folder of the application's sources
 * @returns the root of its checkout, and folders and files relative to that, as `inputsOf` does
 */
export function sourcesOf(workspace: string): { root: string; places: string[] } {
  const root = checkoutOf(workspace);
  return { root, places: inputsOf(relative(root, workspace).replaceAll('\\', '/') || '.') };
}
