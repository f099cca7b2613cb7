import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Build } from '@mint-row/shared/contract/manifest';
import { commitOf } from './commit.ts';
import { hashInputs, inputsOf } from './inputs.ts';

/**
 * Where an artifact keeps what its build says of the sources: beside the manifest, which does not list it. The same
 * sources therefore make the same release, whichever commit they were taken from.
 */
export const buildFile = 'build.json';

/**
 * What a build of some sources would say of them now.
 * @param workspace the folder of an application's sources
 */
export async function buildOf(workspace: string): Promise<Build> {
  const root = dirname(workspace);
  const places = inputsOf(basename(workspace));
  return { inputs: await hashInputs(root, places), ...(await commitOf(root, places)) };
}

/**
 * Makes an artifact of an application's sources, and writes beside it what these were.
 * @param workspace the folder of the sources
 * @param folder the folder that `make` fills
 * @throws Error when the sources change meanwhile; whatever `make` throws
 */
export async function recordBuild(workspace: string, folder: string, make: () => Promise<void>): Promise<void> {
  const inputs = await hashInputs(dirname(workspace), inputsOf(basename(workspace)));
  await make();
  const build = await buildOf(workspace);
  if (build.inputs !== inputs) {
    throw new Error(`The sources of ${basename(workspace)} changed while they were built. Build it again.`);
  }
  await writeFile(join(folder, buildFile), `${JSON.stringify(build, null, 2)}\n`);
}
