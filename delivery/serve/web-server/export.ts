import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { integrityOf } from '@mint-row/shared/build';
import { DeliveryError } from '../../delivery-error.ts';
import { isCopyOf } from '../../store/copies.ts';
import { eachOf } from '../../store/each-of.ts';
import { type Coding, codings } from '../../store/encode.ts';
import { explainFailure } from '../../store/explain-failure.ts';
import { readLive } from '../../store/history.ts';
import { layout } from '../../store/layout.ts';
import type { Storage } from '../../store/storage.ts';
import { readReadable, releasesIn } from '../named-releases.ts';
import { Site } from '../site.ts';
import { configurationFile, type WebServer, webServerConfiguration } from './index.ts';
import { type Listing, listSite } from './listing.ts';
import type { WebServerOptions } from './options.ts';

export interface ExportOptions extends Omit<WebServerOptions, 'root'> {
  /** Where the web server sees the folder that is exported to, if not where it is. */
  as?: string;
  /** How many exports stay: the current one, and those before it for a way back by hand. */
  keep?: number;
}

/** A name that points to the export that the web server is to serve. */
const current = 'current';
const incoming = 'incoming-';

/** An export that began longer ago than this, in milliseconds, has died. */
const longestExport = 3_600_000;

/**
 * Writes everything that a server needs to serve a store's live snapshot, precompressed files and configuration, into
 * a folder of its own, and then points `current` to it: a reader sees the new export or the one before, whole.
 * @param out the folder of exports; made if it is not there
 * @returns the name of the export's folder, and whether it is a new one
 * @throws DeliveryError when the store has no site, or a folder cannot be read or written
 */
export async function exportSite(
  storage: Storage,
  out: string,
  webServer: WebServer,
  { as = resolve(out), keep = 3, ...options }: ExportOptions = {},
): Promise<{ folder: string; changed: boolean }> {
  const live = await readLive(storage);
  if (!live?.snapshot) throw new DeliveryError(`The store ${storage.place} has no site yet. Publish all applications.`);
  const named = releasesIn(await readReadable(storage));
  const listing = await listSite(await Site.open(storage, { ...live, snapshot: live.snapshot }, named));
  const settings = createHash('sha256').update(webServerConfiguration(webServer, listing, { ...options, root: as }));
  const folder = `${String(live.generation).padStart(10, '0')}-${settings.digest('hex').slice(0, 8)}`;
  const changed = !existsSync(join(out, folder));
  try {
    if (changed) {
      const configuration = webServerConfiguration(webServer, listing, { ...options, root: `${as}/${folder}/files` });
      await writeFolder(storage, await keysOf(storage, listing, named), join(out, folder), {
        [configurationFile[webServer]]: configuration,
      });
    }
    await point(out, folder);
    await clear(out, folder, keep);
  } catch (error) {
    throw error instanceof DeliveryError ? error : explainFailure(error as NodeJS.ErrnoException, out);
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
    await eachOf(keys, async (key) => {
      const target = join(temporary, 'files', key);
      await mkdir(dirname(target), { recursive: true });
      await share(await storage.local(key), target);
    });
    for (const [name, text] of Object.entries(written)) {
      await writeFile(join(temporary, name), text, { flush: true });
    }
    await rename(temporary, place);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The snapshot's own files, and those of every release that the history names: open tabs may ask for older ones. */
async function keysOf(storage: Storage, { files, notFound }: Listing, named: ReadonlySet<string>): Promise<string[]> {
  const stored = new Set(await storage.list(layout.composed));
  const composed = [...files, notFound].map(({ file }) => file);
  const missing = composed.find((file) => !stored.has(file));
  if (missing)
    throw new DeliveryError(`${missing} is missing in the store ${storage.place}. Run: npm run release -- verify`);
  const compressed = composed.flatMap((file) => Object.values(codings).map((ending) => file + ending));
  const releases = await storage.list(layout.releases);
  const keys = [
    ...new Set([...composed, ...compressed.filter((file) => stored.has(file))]),
    ...releases.filter((key) => named.has(key.split('/').slice(0, 3).join('/')) && key.split('/')[3] === 'client'),
  ];
  const damaged = new Set<string>();
  await eachOf(keys, async (key) => {
    if (await isDamagedCopy(storage, key)) damaged.add(key);
  });
  return keys.filter((key) => !damaged.has(key));
}

/** Whether a key is a compressed copy that does not decode to its file. Without it, the web server sends the file itself. */
async function isDamagedCopy(storage: Storage, key: string): Promise<boolean> {
  const [coding, ending] = Object.entries(codings).find(([, each]) => key.endsWith(each)) ?? [];
  if (!coding || !ending) return false;
  const [plain, copy] = await Promise.all([storage.read(key.slice(0, -ending.length)), storage.read(key)]);
  if (!plain || !copy) return true;
  return !(await isCopyOf({ bytes: plain.length, integrity: integrityOf(plain) }, copy, coding as Coding));
}

/** Gives a stored file a second name; files of a store never change. On another disk it is copied. */
async function share(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await writeFile(to, await readFile(from), { flush: true });
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
