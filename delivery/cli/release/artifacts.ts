import { existsSync } from 'node:fs';
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
  /** A folder, or a tarball; for several applications, a folder with a tarball of each. */
  artifact?: string;
  allowStale?: boolean;
}

/**
 * Reads the artifacts that a command's arguments name.
 * @throws DeliveryError when an artifact is missing or cannot be read; RefusedError when the sources of the checkout have
 * changed since an artifact was built
 */
export async function readArtifacts(
  apps: readonly AppName[],
  { artifact: folder, allowStale = false }: ArtifactOptions,
): Promise<Artifact[]> {
  if (!folder) refuseUnknown(apps);
  const wanted = [...new Set(apps)];
  const artifacts = await Promise.all(
    wanted.map(async (app) =>
      readArtifact(app, folder ? await placeOf(app, resolve(folder), wanted) : join(root, workspaceOf(app), 'dist')),
    ),
  );
  return checkSources(root, artifacts, allowStale);
}

/** The folder of an application's artifact: that, a tarball, or in a folder with tarballs. */
async function placeOf(app: AppName, place: string, apps: readonly AppName[]): Promise<string> {
  const packed = join(place, `${app}.tgz`);
  if (existsSync(packed)) return unpacked(packed);
  if (apps.length === 1) return unpacked(place);
  throw new DeliveryError(
    `${app}: there is no ${packed}. For several applications, --artifact is a folder with APP.tgz of each.`,
  );
}

function refuseUnknown(apps: readonly AppName[]): void {
  const known = appsOf(root);
  const unknown = apps.filter((app) => !known.includes(app));
  if (unknown.length === 0) return;
  throw new DeliveryError(
    `${unknown.join(', ')}: there is no such application in this checkout. It has ${known.join(', ')}. For an artifact from elsewhere, add --artifact DIR`,
  );
}
