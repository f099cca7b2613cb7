import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName, RemoteName } from '@mint-row/shared/contract';
import {
  type Artifact,
  integrityOf,
  manifestFile,
  parseManifest,
  type RemoteArtifact,
  type ShellArtifact,
} from '../artifact/artifact.ts';
import { DeliveryError } from '../delivery-error.ts';
import { eachOf } from './each-of.ts';
import { effortFor, writeEncoded } from './encode.ts';
import { layout } from './layout.ts';
import type { Storage } from './storage.ts';

/**
 * Puts an artifact into the store, compressed copies beside what browsers ask for. The manifest comes last: a release
 * is there when its manifest is. Adding one again mends whatever of it is missing or damaged.
 * @throws DeliveryError when a file is not what the manifest says
 */
export async function addRelease(storage: Storage, { app, release, folder, manifest }: Artifact): Promise<void> {
  const place = layout.release(app, release);
  const effort = 'pages' in manifest ? effortFor(manifest.pages.length) : 'best';
  await eachOf(Object.entries(manifest.files), async ([file, { integrity }]) => {
    const key = `${place}/${file}`;
    const stored = await storage.read(key);
    if (stored && integrityOf(stored) === integrity) return;
    const bytes = await readFile(join(folder, file));
    if (integrityOf(bytes) !== integrity) {
      throw new DeliveryError(`${app}: ${file} in ${folder} changed while it was published. Build it again.`);
    }
    if (file.startsWith('client/')) await writeEncoded(storage, key, bytes, file.endsWith('.json') ? effort : 'best');
    await storage.write(key, bytes);
  });
  const key = `${place}/${manifestFile}`;
  if (await storage.read(key)) return;
  await storage.write(key, await readFile(join(folder, manifestFile)));
}

/**
 * A release in the store. Its files were checked when they were added, and `verify` checks them again.
 * @throws DeliveryError when the store does not have it, or its manifest cannot be read
 */
export async function storedRelease(storage: Storage, app: 'shell', release: string): Promise<ShellArtifact>;
export async function storedRelease(storage: Storage, app: RemoteName, release: string): Promise<RemoteArtifact>;
export async function storedRelease(storage: Storage, app: AppName, release: string): Promise<Artifact>;
export async function storedRelease(storage: Storage, app: AppName, release: string): Promise<Artifact> {
  const place = layout.release(app, release);
  const text = await storage.read(`${place}/${manifestFile}`);
  if (!text) {
    throw new DeliveryError(
      `${app}: release ${release} is not in the store (${storage.place}). It may have been pruned: publish its artifact again.`,
    );
  }
  const manifest = parseManifest(app, `${place}/${manifestFile}`, text.toString());
  return { app, release, manifest, folder: await storage.local(place) };
}
