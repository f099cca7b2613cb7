import { join } from 'node:path';
import { buildOf, hashInputs, inputsOf, workspaceOf } from '@mint-row/kit/build';
import type { AppName } from '@mint-row/kit/contract';
import { type Artifact, readArtifact } from '../artifact/artifact.ts';
import { DeliveryError } from '../delivery-error.ts';
import { RefusedError } from '../refusals.ts';
import { describeBuild } from './describe-build.ts';

/**
 * Whether the artifact in an application's folder is complete and was built from the current sources.
 * @param root the root of the checkout
 * @param folder the artifact's folder in the application's, for example "dist"
 */
export async function isCurrent(app: AppName, root: string, folder: string): Promise<boolean> {
  const workspace = workspaceOf(app);
  try {
    const { build } = await readArtifact(app, join(root, workspace, folder));
    return build?.inputs === (await hashInputs(root, inputsOf(workspace)));
  } catch (error) {
    if (error instanceof DeliveryError) return false;
    throw error;
  }
}

/**
 * Refuses artifacts in a checkout that do not match its current sources. Artifacts elsewhere have no sources to check.
 * @param root the root of the checkout
 * @param allowStale whether artifacts may be older than the sources
 * @returns the artifacts; each that matches the current sources records the current commit
 * @throws RefusedError naming the applications to build
 */
export async function checkSources<Some extends Artifact>(
  root: string,
  artifacts: readonly Some[],
  allowStale: boolean,
): Promise<Some[]> {
  const reasons: string[] = [];
  const checked = await Promise.all(
    artifacts.map(async (artifact) => {
      const workspace = workspaceOf(artifact.app);
      if (artifact.folder !== join(root, workspace, 'dist')) return artifact;
      const build = await buildOf(join(root, workspace));
      if (artifact.build?.inputs === build.inputs) return { ...artifact, build };
      reasons.push(
        `${artifact.app}: ${workspace}/dist was not built from the current sources (${describeBuild(artifact.build)}). Build it: npm run build -w ${workspace}. To release it as it is: --allow-stale. See docs/operations.md#a-release`,
      );
      return artifact;
    }),
  );
  if (reasons.length > 0 && !allowStale) throw new RefusedError(reasons.sort());
  return checked;
}
