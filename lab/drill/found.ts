import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Artifact, readArtifact } from '../../delivery/index.ts';
import { type Ended, release } from '../../tests/release/command.ts';
import { appNames, workspaceOf } from '../../tests/site/applications.ts';
import { root } from '../../tests/site/root.ts';
import type { Teams } from './teams.ts';

/**
 * Types a command of `npm run release` for a store.
 * @throws Error with what it printed when it fails
 */
export async function type(store: string, ...words: string[]): Promise<Ended> {
  const ended = await release([...words, '--store', store]);
  if (ended.code === 0) return ended;
  throw new Error(`release ${words.join(' ')} ended with ${ended.code}:\n${ended.stdout}${ended.stderr}`);
}

/**
 * Founds the site as an operator does: says where it is and where reports go, publishes what builds have made, and names
 * the signers.
 * @param folder for a file
 * @returns the artifacts
 */
export async function foundSite(store: string, { signers, operator }: Teams, folder: string): Promise<Artifact[]> {
  await askForReports(store, folder);
  await type(store, 'publish', ...appNames);
  await type(store, 'signers', signers, '--key', operator);
  return Promise.all(appNames.map((app) => readArtifact(app, join(root, workspaceOf(app), 'dist'))));
}

/**
 * Has browsers report to the site, as an operator does; makes the store if there is none.
 * @param folder for a file
 */
export async function askForReports(store: string, folder: string): Promise<void> {
  const { stdout } = await type(store, 'place', '--json', '--create');
  const file = join(folder, 'place.json');
  await writeFile(file, JSON.stringify({ ...(JSON.parse(stdout) as object), reports: '/reports' }));
  await type(store, 'place', file, '--create');
}
