import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DeliveryError } from '../../delivery-error.ts';
import { eachOf } from '../../store/each-of.ts';
import { explainDiskFailure } from '../../store/explain-failure.ts';
import { readLive } from '../../store/history.ts';
import type { Storage } from '../../store/storage.ts';
import { readReadable, releasesIn } from '../named-releases.ts';
import { Site } from '../site.ts';
import { exportedDeltas, exportedKeys } from './exported-keys.ts';
import { carryReleases, dropReleases, share } from './exported-releases.ts';
import { filesBeside, type WebServer } from './index.ts';
import { listSite } from './listing.ts';
import type { WebServerOptions } from './options.ts';

export interface ExportOptions extends Omit<WebServerOptions, 'root'> {
  /** Where the web server sees the folder that is exported to, if not where it is. */
  as?: string;
  /** How many exports stay: the current one, and those before it for a way back by hand. */
  keep?: number;
  /** Whether the export loses the releases that the store has no more; otherwise it keeps those of the export before. */
  prune?: boolean;
}

/** A name that points to the export that the web server is to serve. */
const current = 'current';
const incoming = 'incoming-';

/** An export that began longer ago than this, in milliseconds, has died. */
const longestExport = 3_600_000;

/**
 * Writes everything that a server needs to serve a store's live snapshot, precompressed files and configuration, into
 * a folder of its own, and then points `current` to it: a reader sees the new export or the one before, whole. The new
 * one keeps the releases of the one before.
 * @param out the folder of exports; made if it is not there
 * @returns the name of the export's folder, and whether it is a new one
 * @throws DeliveryError when the store has no site, or a folder cannot be read or written
 */
export async function exportSite(
  storage: Storage,
  out: string,
  webServer: WebServer,
  { as = resolve(out), keep = 3, prune = false, ...options }: ExportOptions = {},
): Promise<{ folder: string; changed: boolean }> {
  const live = await readLive(storage);
  if (!live?.snapshot) throw new DeliveryError(`The store ${storage.place} has no site yet. Publish all applications.`);
  const named = releasesIn(await readReadable(storage));
  const site = await Site.open(storage, { ...live, snapshot: live.snapshot }, named);
  const deltas = webServer === 'worker' ? await exportedDeltas(storage, named) : [];
  const contents = { listing: await listSite(site), listed: site.listed, named, deltas };
  const beside = await filesBeside(webServer, contents, { ...options, exports: as });
  const settings = createHash('sha256').update(JSON.stringify(beside('')));
  const folder = `${String(live.generation).padStart(10, '0')}-${settings.digest('hex').slice(0, 8)}`;
  const changed = !existsSync(join(out, folder));
  try {
    if (changed) {
      const keys = await exportedKeys(storage, contents, { manifests: webServer === 'worker' });
      await writeFolder(storage, keys, join(out, folder), beside(folder));
    }
    if (prune) await dropReleases(storage, join(out, folder, 'files'));
    await point(out, folder);
    await clear(out, folder, keep);
  } catch (error) {
    throw error instanceof DeliveryError ? error : explainDiskFailure(error as NodeJS.ErrnoException, out);
  }
  return { folder, changed };
}

/** Writes a temporary folder, then renames it atomically. */
async function writeFolder(
  storage: Storage,
  keys: readonly string[],
  place: string,
  written: Record<string, string>,
): Promise<void> {
  const temporary = join(dirname(place), `${incoming}${randomUUID()}`);
  try {
    const stored = await storage.local('', keys);
    await eachOf(keys, (key) => share(join(stored, key), join(temporary, 'files', key)));
    await carryReleases(join(dirname(place), current, 'files'), join(temporary, 'files'));
    for (const [name, text] of Object.entries(written)) {
      await writeFile(join(temporary, name), text, { flush: true });
    }
    await rename(temporary, place);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function point(out: string, folder: string): Promise<void> {
  const temporary = join(out, `${incoming}${randomUUID()}`);
  await symlink(folder, temporary);
  await rename(temporary, join(out, current));
}

/** Removes exports beyond the newest, and what exports that died have left. */
async function clear(out: string, folder: string, keep: number): Promise<void> {
  const names = (await readdir(out)).sort().reverse();
  const old = names.filter((name) => /^\d{10}-[0-9a-f]{8}$/.test(name) && name !== folder).slice(Math.max(0, keep - 1));
  for (const name of old) await rm(join(out, name), { recursive: true, force: true });
  for (const name of names.filter((one) => one.startsWith(incoming))) {
    const began = await stat(join(out, name)).catch(() => null);
    if (began && Date.now() - began.mtimeMs > longestExport)
      await rm(join(out, name), { recursive: true, force: true });
  }
}
