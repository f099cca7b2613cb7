import { join, resolve } from 'node:path';
import { appsOf, workspaceOf } from '@mint-row/kit/build';
import type { AppName } from '@mint-row/kit/contract';
import { type Artifact, readArtifact } from '../../artifact/artifact.ts';
import { unpacked } from '../../artifact/unpack.ts';
import { checkSources } from '../../build/current.ts';
import { DeliveryError } from '../../delivery-error.ts';
import { root } from '../root.ts';

/** The options of commands that take artifacts. */
export interface ArtifactOptions {
  /** A folder, or a tarball. */
  artifact?: string;
  allowStale?: boolean;
}

/**
 * Reads the artifacts that a command's arguments name.
 * @throws DeliveryError when one artifact is given for several applications, or an artifact cannot be read; RefusedError
 * when the sources of the checkout have changed since an artifact was built
 */
export async function readArtifacts(
  apps: readonly AppName[],
  { artifact: folder, allowStale = false }: ArtifactOptions,
): Promise<Artifact[]> {
  if (folder && apps.length > 1) throw new DeliveryError('--artifact belongs to one application. Name just that one.');
  if (!folder) refuseUnknown(apps);
  const place = folder && (await unpacked(resolve(folder)));
  const artifacts = await Promise.all(
    [...new Set(apps)].map((app) => readArtifact(app, place || join(root, workspaceOf(app), 'dist'))),
  );
  return checkSources(root, artifacts, allowStale);
}

function refuseUnknown(apps: readonly AppName[]): void {
  const known = appsOf(root);
  const unknown = apps.filter((app) => !known.includes(app));
  if (unknown.length === 0) return;
  throw new DeliveryError(
    `${unknown.join(', ')}: there is no such application in this checkout. It has ${known.join(', ')}. For an artifact from elsewhere, add --artifact DIR`,
  );
}
