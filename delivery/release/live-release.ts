import type { AppName } from '@mint-row/kit/contract';
import type { Artifact } from '../artifact/artifact.ts';
import type { Generation } from '../store/history.ts';
import { storedRelease } from '../store/releases.ts';
import { readSnapshot, snapshotFiles } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';

/** The live release, to show what a refused one would change. Nothing depends on it: a part that cannot be read is null. */
export interface LiveRelease {
  artifact: (app: AppName) => Promise<Artifact | null>;
  /** The HTML of a page. */
  document: (path: string) => Promise<string | null>;
}

/** @returns null while there is no live site */
export function liveReleaseOf(storage: Storage, live: Generation | null): LiveRelease | null {
  const { snapshot, releases = {} } = live ?? {};
  if (!snapshot) return null;
  let files: Promise<ReturnType<typeof snapshotFiles>> | undefined;
  const artifacts = new Map<AppName, Promise<Artifact | null>>();
  const htmlOf = async (path: string) => {
    files ??= readSnapshot(storage, snapshot).then(snapshotFiles);
    const file = (await files).get(path);
    return file ? String(await storage.read(file.key)) : null;
  };
  return {
    artifact: async (app) => {
      const release = releases[app];
      if (!release) return null;
      const artifact = artifacts.get(app) ?? storedRelease(storage, app, release).catch(() => null);
      artifacts.set(app, artifact);
      return artifact;
    },
    document: (path) => htmlOf(path).catch(() => null),
  };
}
