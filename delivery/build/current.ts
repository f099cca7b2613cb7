import { join } from 'node:path';
import { buildOf, hashInputs, inputsOf, workspaceOf } from '@mint-row/shared/build';
import type { AppName } from '@mint-row/shared/contract';
import { type Artifact, readArtifact } from '../artifact/artifact.ts';
import { DeliveryError } from '../delivery-error.ts';
import { RefusedError } from '../refusals.ts';
import { describeBuild } from './describe-build.ts';

/**
 * Whether the artifact in an application's folder is whole, and was built from the sources as they are now.
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
 * Refuses artifacts of a checkout that its sources would not make now. Artifacts that lie elsewhere have no sources here.
 * @param root the root of the checkout
 * @param allowStale whether they may be older than the sources
 * @returns the artifacts; one that the sources make says which commit these are of now
 * @throws RefusedError that says which to build
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
        `${artifact.app}: ${workspace}/dist was built from other sources than there are now (${describeBuild(artifact.build)}). Build it: npm run build -w ${workspace}. To release it as it is: --allow-stale`,
      );
      return artifact;
    }),
  );
  if (reasons.length > 0 && !allowStale) throw new RefusedError(reasons.sort());
  return checked;
}
