import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@mint-row/kit/content';
import {
  budgets,
  DeliveryError,
  FileStorage,
  publish,
  RefusedError,
  readArtifact,
  type Storage,
  setPlace,
} from '../../delivery/index.ts';
import { appNames, workspaceOf } from './applications.ts';
import { outputFolder, root } from './root.ts';

/** The environment variable with the folder of a store with the built site, once a run has composed it. */
export const composedVariable = 'COMPOSED_SITE';

/** The same for the site in `testFolder`. */
const composedInFolderVariable = 'COMPOSED_SITE_IN_FOLDER';

/** Set when the gate has refused the built site, so that there is none. */
export const refusedVariable = 'COMPOSED_SITE_REFUSED';

/** The folder of an origin for sites that are not at its root. */
export const testFolder = '/cards/';

const release = { composer: 'tests', author: { who: 'tests', why: 'a site to visit' } } as const;

/** Budgets without a limit for scripts: a development React is for tests, and has no budget. */
const developmentLimits = {
  ...budgets,
  files: { ...budgets.files, js: Number.POSITIVE_INFINITY },
  pages: { '*': { ...budgets.pages['*'], javaScript: Number.POSITIVE_INFINITY } },
};

/**
 * Composes the site, unless that was done earlier in this run.
 * @param options.alsoInFolder composes it for `testFolder`, too: only a few tests need that
 * @returns a function that removes what was composed here
 */
export async function composeOnce({ alsoInFolder = false } = {}): Promise<() => void> {
  const made: string[] = [];
  const compose = async (variable: string, inFolder: string) => {
    if (process.env[variable]) return;
    await mkdir(outputFolder, { recursive: true });
    const folder = await mkdtemp(join(outputFolder, 'composed-'));
    made.push(folder);
    await putBuiltSite(folder, inFolder);
    process.env[variable] = folder;
  };
  await compose(composedVariable, '/');
  if (alsoInFolder) await compose(composedInFolderVariable, testFolder);
  return () => made.forEach((folder) => void rmSync(folder, { recursive: true, force: true }));
}

/**
 * Puts the site of the built artifacts into an empty folder, as a store: one that this run has composed, or composed now.
 * @param inFolder the folder of its origin that the site is in
 */
export async function putBuiltSite(folder: string, inFolder: string): Promise<void> {
  const composed = process.env[inFolder === '/' ? composedVariable : composedInFolderVariable];
  if (composed) return cp(composed, folder, { recursive: true });
  const storage = new FileStorage(folder);
  if (inFolder === '/') return composeBuiltSite('dist', storage);
  await putBuiltSite(folder, '/');
  await setPlace(storage, { ...site.examplePlace, folder: inFolder }, release);
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
    ...release,
    ...(shellFolder === 'dist' ? {} : { limits: developmentLimits, effort: 'fast' }),
  }).catch((error: unknown) => {
    throw error instanceof RefusedError ? new UncomposableError(error.reasons) : error;
  });
}

/** The gate has refused the site of the built artifacts: nothing is live here, so this says only what to mend. */
export class UncomposableError extends DeliveryError {
  override name = 'UncomposableError';

  constructor(reasons: readonly string[]) {
    const lines = [...new Set(reasons)].map((reason) => `  - ${reason.replaceAll('\n', '\n    ')}`);
    super(['The site cannot be composed of these sources. A release would be refused, too:', ...lines].join('\n'));
  }
}
