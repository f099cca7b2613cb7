import type { AppManifest } from '../contract/manifest.ts';

/** A built application on disk. */
export interface Built<Manifest extends AppManifest = AppManifest> {
  /** The artifact's folder. */
  folder: string;
  manifest: Manifest;
}
