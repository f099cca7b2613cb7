import { rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { budgets, FileStorage, publish, readArtifact, type Storage } from '../../delivery/index.ts';
import { appNames, workspaceOf } from './applications.ts';
import { outputFolder, root } from './root.ts';

/** The environment variable with the folder of a store with the built site, once a run has composed it. */
export const composedVariable = 'COMPOSED_SITE';

/** Budgets without a limit for scripts: a development React is for tests, and has no budget. */
const developmentLimits = {
  ...budgets,
  files: { ...budgets.files, js: Number.POSITIVE_INFINITY },
  pages: { '*': { ...budgets.pages['*'], javaScript: Number.POSITIVE_INFINITY } },
};

/**
 * Composes the site, unless that was done earlier in this run.
 * @returns a function that removes it, if it was composed here
 */
export async function composeOnce(): Promise<() => void> {
  if (process.env[composedVariable]) return () => {};
  await mkdir(outputFolder, { recursive: true });
  const folder = await mkdtemp(join(outputFolder, 'composed-'));
  await composeBuiltSite('dist', new FileStorage(folder));
  process.env[composedVariable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Composes the site from the built artifacts into a store.
 * @param shellFolder the folder of the shell's artifact
 */
export async function composeBuiltSite(shellFolder: string, storage: Storage): Promise<void> {
  const artifacts = await Promise.all(
    appNames.map((app) => readArtifact(app, join(root, workspaceOf(app), app === 'shell' ? shellFolder : 'dist'))),
  );
  await publish(storage, artifacts, {
    composer: 'tests',
    author: { who: 'tests', why: 'a site to visit' },
    ...(shellFolder === 'dist' ? {} : { limits: developmentLimits, effort: 'fast' }),
  });
}
