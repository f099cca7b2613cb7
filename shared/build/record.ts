import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Build } from '@mint-row/kit/contract/manifest';
import { sourcesOf } from './checkout.ts';
import { commitOf } from './commit.ts';
import { hashInputs } from './inputs.ts';

/**
 * The file in which an artifact keeps its build record: beside the manifest, which does not list it. The same sources
 * therefore make the same release, whichever commit they come from.
 */
export const buildFile = 'build.json';

/**
 * The build record that a build of the current sources would have.
 * @param workspace the folder of an application's sources
 */
export async function buildOf(workspace: string): Promise<Build> {
  const { root, places } = sourcesOf(workspace);
  return { inputs: await hashInputs(root, places), ...(await commitOf(root, places)) };
}

/**
 * Makes an artifact from an application's sources, and writes their build record beside it.
 * @param workspace the folder of the sources
 * @param folder the folder that `make` fills
 * @throws Error when the sources change during the build; whatever `make` throws
 */
export async function recordBuild(workspace: string, folder: string, make: () => Promise<void>): Promise<void> {
  const { root, places } = sourcesOf(workspace);
  const inputs = await hashInputs(root, places);
  await make();
  const build = await buildOf(workspace);
  if (build.inputs !== inputs) {
    throw new Error(`The sources of ${basename(workspace)} changed while they were built. Build it again.`);
  }
  await writeFile(join(folder, buildFile), `${JSON.stringify(build, null, 2)}\n`);
}
