import { releaseBase, sharePictureFile } from '@mint-row/kit/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';

/** The address of the picture for links to a page, or null: releases from before such pictures have none. */
export function pagePicture({ app, release, manifest }: RemoteArtifact, path: string): string | null {
  const file = sharePictureFile(path);
  return Object.hasOwn(manifest.files, `client/${file}`) ? releaseBase(app, release) + file : null;
}
