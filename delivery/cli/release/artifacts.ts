import { join, resolve } from 'node:path';
import type { AppName } from '@mint-row/shared/contract';
import { type Artifact, readArtifact, workspaceOf } from '../../artifact/artifact.ts';
import { checkSources } from '../../build/current.ts';
import { DeliveryError } from '../../delivery-error.ts';
import { root } from '../root.ts';

/** The options of the commands that take artifacts. */
export interface ArtifactOptions {
  artifact?: string;
  allowStale?: boolean;
}

/**
 * The artifacts that a command names.
 * @throws DeliveryError when a folder is given for several applications, or an artifact cannot be read; RefusedError when
 * the sources of the checkout have changed since one was built
 */
export async function readArtifacts(
  apps: readonly AppName[],
  { artifact: folder, allowStale = false }: ArtifactOptions,
): Promise<Artifact[]> {
  if (folder && apps.length > 1) throw new DeliveryError('--artifact belongs to one application. Name just that one.');
  const artifacts = await Promise.all(
    [...new Set(apps)].map((app) => readArtifact(app, folder ? resolve(folder) : join(root, workspaceOf(app), 'dist'))),
  );
  return checkSources(root, artifacts, allowStale);
}
