import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, releaseOf } from '@mint-row/kit/build';
import type { AppName, RemoteName } from '@mint-row/kit/contract';
import { type Artifact, parseManifest, type RemoteArtifact, type ShellArtifact } from '../artifact/artifact.ts';
import { manifestFile } from '../artifact/manifest-file.ts';
import { type Outline, readOutline } from '../artifact/outline.ts';
import { eachOf } from '../common/each-of.ts';
import { DeliveryError } from '../common/errors.ts';
import { effortFor, storedFileFaults, writeEncoded } from './copies.ts';
import { hashOf, layout } from './layout.ts';
import type { Storage } from './storage.ts';

/**
 * Puts an artifact into the store, with compressed copies of the files that browsers request. The manifest is written
 * last: a release exists once its manifest does. Adding a release again repairs its missing or damaged files.
 * @throws DeliveryError when a file does not match the manifest
 */
export async function addRelease(storage: Storage, { app, release, folder, manifest }: Artifact): Promise<void> {
  const place = layout.release(app, release);
  const manifestKey = `${place}/${manifestFile}`;
  const effort = 'pages' in manifest ? effortFor(manifest.pages.length) : 'best';
  const stored = await storage.read(manifestKey);
  await eachOf(Object.entries(manifest.files), async ([file, plain]) => {
    const key = `${place}/${file}`;
    const copied = file.startsWith('client/');
    // Without its manifest a release does not exist: all of it is written, whatever an earlier attempt left.
    if (stored && (await storedFileFaults(storage, key, plain, copied)).length === 0) return;
    const bytes = await readFile(join(folder, file));
    if (integrityOf(bytes) !== plain.integrity) {
      throw new DeliveryError(`${app}: ${file} in ${folder} changed while it was published. Build it again.`);
    }
    if (copied) await writeEncoded(storage, key, bytes, file.endsWith('.json') ? effort : 'best');
    await storage.write(key, bytes);
  });
  if (stored && releaseOf(stored) === hashOf(release)) return;
  await storage.write(manifestKey, await readFile(join(folder, manifestFile)));
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
  const place = layout.release(app, release);
  return {
    app,
    release,
    manifest: parseManifest(app, path, text),
    folder: await storage.local(place, []),
    fetch: async (files) => void (await storage.local(place, files)),
  };
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
  const place = layout.release(app, release);
  const text = await storage.read(`${place}/${manifestFile}`);
  if (!text) {
    throw new DeliveryError(
      `${app}: release ${release} is not in the store (${storage.place}). It may have been pruned: publish its artifact again.`,
    );
  }
  if (releaseOf(text) !== hashOf(release)) {
    throw new DeliveryError(
      `${app}: ${place}/${manifestFile} in the store (${storage.place}) is damaged. Publish that release's artifact again.`,
    );
  }
  return { path: `${place}/${manifestFile}`, text: text.toString() };
}
