import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf, releaseOf } from '@mint-row/kit/build';
import type { AppName, RemoteName } from '@mint-row/kit/contract';
import { type Artifact, parseManifest, type RemoteArtifact, type ShellArtifact } from '../artifact/artifact.ts';
import { manifestFile } from '../artifact/manifest-file.ts';
import { type Outline, readOutline } from '../artifact/outline.ts';
import { eachOf } from '../common/each-of.ts';
import { DeliveryError, explainDiskFailure } from '../common/errors.ts';
import { effortFor } from './copies.ts';
import { hashOf, layout } from './layout.ts';
import { ownFolder } from './own-folder.ts';
import type { Storage } from './storage.ts';
import { fileFaults, keysOf, putFile, readFileOf, releaseFiles } from './stored-files.ts';

/**
 * Puts an artifact into the store, with compressed copies of the files that browsers request. The manifest is written
 * last: a release exists once its manifest does. Adding a release again repairs its missing or damaged files.
 * @param there the keys that the store certainly has: what is the same in a live release is neither read nor compressed
 * @returns whether the store had the release, and the keys that it should have had and lacked
 * @throws DeliveryError when a file does not match the manifest
 */
export async function addRelease(
  storage: Storage,
  { app, release, folder, manifest }: Artifact,
  there: ReadonlySet<string> = new Set(),
): Promise<{ isStored: boolean; missing: string[] }> {
  const manifestKey = layout.release(app, release);
  const effort = 'pages' in manifest ? effortFor(manifest.pages.length) : 'best';
  const stored = await storage.read(manifestKey);
  const missing: string[] = [];
  await eachOf(releaseFiles(manifest.files), async (file) => {
    const keys = keysOf(file, release);
    if (!stored && keys.every((key) => there.has(key))) return;
    if (stored) {
      if ((await fileFaults(storage, file, release)).length === 0) return;
      missing.push(...keys);
    }
    const bytes = await readFile(join(folder, file.name));
    if (integrityOf(bytes) !== file.integrity) {
      throw new DeliveryError(`${app}: ${file.name} in ${folder} changed while it was published. Build it again.`);
    }
    await putFile(storage, file, { bytes, owner: release, effort: file.name.endsWith('.json') ? effort : 'best' });
  });
  const isStored = stored !== null && releaseOf(stored) === hashOf(release);
  if (!isStored) await storage.write(manifestKey, await readFile(join(folder, manifestFile)));
  return { isStored, missing };
}

/**
 * A release in the store, of which the manifest alone is read: a site is planned from manifests, however many files it
 * has. The files were checked when they were added, and `verify` checks them again.
 * @throws DeliveryError when the store does not have it, or its manifest is damaged
 */
export async function storedRelease(storage: Storage, app: 'shell', release: string): Promise<ShellArtifact>;
export async function storedRelease(storage: Storage, app: RemoteName, release: string): Promise<RemoteArtifact>;
export async function storedRelease(storage: Storage, app: AppName, release: string): Promise<Artifact>;
export async function storedRelease(storage: Storage, app: AppName, release: string): Promise<Artifact> {
  const { path, text } = await readManifestText(storage, app, release);
  const artifact = { app, release, manifest: parseManifest(app, path, text) };
  return inFolder(storage, artifact, (file) => {
    const plain = artifact.manifest.files[file];
    return plain ? readFileOf(storage, plain, release) : Promise.resolve(null);
  });
}

/**
 * An artifact whose files are in a folder that has nothing else, for code that imports them by name.
 * @param storage whose working folder it is in
 * @param read reads a file of the artifact; null when there is none: then it is missing in the folder, too
 */
export async function inFolder<Kind extends Omit<Artifact, 'folder' | 'fetch'>>(
  storage: Storage,
  artifact: Kind,
  read: (file: string) => Promise<Buffer | null>,
): Promise<Kind & Required<Pick<Artifact, 'folder' | 'fetch'>>> {
  const folder = join(storage.folder ?? (await ownFolder()), artifact.app, artifact.release);
  const put = async (file: string) => {
    const path = join(folder, file);
    const bytes = existsSync(path) ? null : await read(file);
    if (!bytes) return;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    } catch (error) {
      throw explainDiskFailure(error as NodeJS.ErrnoException, path);
    }
  };
  return { ...artifact, folder, fetch: (files) => eachOf(files, put) };
}

/**
 * The fields of a stored release's manifest that every edition has.
 * @throws DeliveryError when the store does not have it, or its manifest is damaged
 */
export async function storedOutline(storage: Storage, app: AppName, release: string): Promise<Outline> {
  const { path, text } = await readManifestText(storage, app, release);
  return readOutline(app, path, text);
}

async function readManifestText(
  storage: Storage,
  app: AppName,
  release: string,
): Promise<{ path: string; text: string }> {
  const path = layout.release(app, release);
  const text = await storage.read(path);
  if (!text) {
    throw new DeliveryError(
      `${app}: release ${release} is not in the store (${storage.address}). It may have been pruned: publish its artifact again.`,
    );
  }
  if (releaseOf(text) !== hashOf(release)) {
    throw new DeliveryError(
      `${app}: ${path} in the store (${storage.address}) is damaged. Publish that release's artifact again.`,
    );
  }
  return { path, text: text.toString() };
}
