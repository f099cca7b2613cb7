import { join, resolve } from 'node:path';
import type { AppName } from '@mint-row/shared/contract';
import { type Artifact, readArtifact, workspaceOf } from '../../artifact/artifact.ts';
import { DeliveryError } from '../../delivery-error.ts';
import { root } from '../root.ts';

/**
 * The artifacts that a command names.
 * @param folder where the artifact of the one application is; without it, what the builds of the checkout made
 * @throws DeliveryError when a folder is given for several applications, or an artifact cannot be read
 */
export async function readArtifacts(apps: readonly AppName[], folder: string | undefined): Promise<Artifact[]> {
  if (folder && apps.length > 1) throw new DeliveryError('--artifact belongs to one application. Name just that one.');
  return Promise.all(
    [...new Set(apps)].map((app) => readArtifact(app, folder ? resolve(folder) : join(root, workspaceOf(app), 'dist'))),
  );
}
