import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, rmdir, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { integrityOf } from '@mint-row/kit/build';
import { offlineListPath, plainName, speculationRulesPath } from '@mint-row/kit/contract';
import { readOfflineList } from '@mint-row/kit/offline';
import { releaseCommand } from '../../common/commands.ts';
import { eachOf } from '../../common/each-of.ts';
import { DeliveryError, explainDiskFailure } from '../../common/errors.ts';
import { type Anchor, Trust } from '../../signing/trust.ts';
import { type Generation, readLive } from '../../store/history.ts';
import type { SnapshotFile } from '../../store/snapshots.ts';
import type { Storage } from '../../store/storage.ts';
import { copiesOf, type RecordedFile } from '../../store/stored-files.ts';
import { isIntact } from '../../store/written-once.ts';
import type { KnownFile } from '../rules/released-files.ts';
import { readReadable, releasesIn } from '../sites/named-releases.ts';
import { missingInStore, StoredSite } from '../sites/stored-site.ts';
import type { ExportContents, WebServerOptions } from './configuration.ts';
import { exportedFile, listSite } from './listing.ts';
import { documentWithPolicy, staticFile } from './static-hosts.ts';
import { type ExportTarget, filesBeside } from './web-servers.ts';
import { type ExportedSnapshot, exportedSnapshotFile } from './worker/exported-snapshot.ts';

interface ExportOptions extends Omit<WebServerOptions, 'root' | 'origin'> {
  /** With TLS: where requests without TLS are redirected; by default the origin of the store’s place. */
  origin?: string;
  /** Where the web server sees the folder that is exported to, if not where it is. */
  as?: string;
  /** How many exports stay: the current one, and those before it for a way back by hand. */
  keep?: number;
  /** Whether the export loses the releases that the store has no more; otherwise it keeps those of the export before. */
  prune?: boolean;
  /** The origins whose pages may load files of releases, and the registry. */
  allowedOrigins?: readonly string[];
  /** A generation that the history must have, and whose signers are trusted. */
  anchor?: Anchor | null;
}

/** How the files of a site are arranged in an export. */
interface Arrangement {
  /** The folder of the export's files that has the site: "", or one that ends in "/". */
  folder: string;
  /** The file of a composed file in that folder; null if the export has none for it. */
  fileOf: (path: string, type: string) => string | null;
  /** Whether compressed copies are beside the files. */
  hasCopies: boolean;
  /** Makes the text of a document from the one in the store, if they differ. */
  write?: (html: string, file: Pick<SnapshotFile, 'scriptHashes' | 'styleHashes'>, path: string) => string;
  /** The text of the list of what browsers keep, if it differs from the one in the store. */
  offlineList?: string;
}

/** A file to export: its key in the store, and its text if that differs from the one in the store. */
interface ExportedFile {
  key: string;
  write?: ((text: string) => string) | undefined;
}

/** A name that points to the export that the web server is to serve. */
const currentName = 'current';
const incomingPrefix = 'incoming-';

/** An export that began longer ago than this, in milliseconds, has died. */
const maxExportAgeMs = 3_600_000;

/**
 * Writes everything that a server needs to serve a store's live snapshot, precompressed files and configuration, into
 * a folder of its own, and then points `current` to it: a reader sees the new export or the one before, whole. The new
 * one keeps the releases of the one before.
 * @param out the folder of exports; made if it is not there
 * @returns the name of the export's folder, and whether it is a new one
 * @throws UntrustedError when the newest generation is not signed as it must be; DeliveryError when the store has no site, or
 * a folder cannot be read or written
 */
export async function exportSite(
  storage: Storage,
  out: string,
  target: ExportTarget,
  { as = resolve(out), keep = 3, prune = false, allowedOrigins = [], anchor = null, ...options }: ExportOptions = {},
): Promise<{ folder: string; changed: boolean }> {
  const live = await readLive(storage);
  if (!live?.snapshot)
    throw new DeliveryError(
      `The store ${storage.address} has no site yet. Publish all applications: ${releaseCommand(storage.address, 'publish shell …')}`,
    );
  const history = await readReadable(storage);
  const generations = history.filter((one): one is Generation => !(one instanceof Error));
  const { trust, refusal } = Trust.of(storage.address, generations, anchor);
  // The list may be older than the newest generation.
  const distrusted = refusal ?? trust.follow([live]);
  if (distrusted) throw distrusted;
  const named = releasesIn(history);
  const site = await StoredSite.open(storage, { ...live, snapshot: live.snapshot }, named, undefined, allowedOrigins);
  const carried = prune ? {} : await carriedFiles(join(out, currentName));
  const contents = {
    listing: await listSite(site),
    listed: site.listed,
    released: await site.releasedFiles(),
    carried,
  };
  const beside = await filesBeside(target, contents, { origin: live.place.origin, ...options, exports: as });
  const arrangement = target === 'static' ? await forStaticHosts(storage, contents) : forServers;
  const settings = createHash('sha256').update(
    JSON.stringify(beside('')) + (arrangement.write?.(emptyDocument, {}, '') ?? ''),
  );
  const folder = `${String(live.generation).padStart(10, '0')}-${settings.digest('hex').slice(0, 8)}`;
  const changed = !existsSync(join(out, folder));
  try {
    if (changed) {
      const needed = new Set(await site.addressesIn(site.releases));
      const files = await exportedFiles(storage, contents, needed, arrangement);
      await writeFolder(storage, files, join(out, folder), { written: beside(folder), arrangement });
    }
    if (prune) await dropFiles(join(out, folder, 'files', arrangement.folder), contents.released);
    await point(out, folder);
    await clear(out, folder, keep);
  } catch (error) {
    throw error instanceof DeliveryError ? error : explainDiskFailure(error as NodeJS.ErrnoException, out);
  }
  return { folder, changed };
}

/** Servers find documents by a list, and send the compressed copies. */
const forServers: Arrangement = { folder: '', fileOf: exportedFile, hasCopies: true };

/** A document without anything: what is made of it shows what is made of others. */
const emptyDocument = '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head></html>';

/**
 * Static hosts find documents by their names, and compress them themselves.
 * @throws DeliveryError when the speculation rules are missing or damaged
 */
async function forStaticHosts(storage: Storage, { listed, listing }: ExportContents): Promise<Arrangement> {
  const key = listed.get(speculationRulesPath)?.key;
  const rules = key === undefined ? null : await storage.read(key);
  if (key === undefined || !rules || !(await isIntact(key, rules))) {
    throw missingInStore(storage.address, key ?? speculationRulesPath, speculationRulesPath);
  }
  const write: Required<Arrangement>['write'] = (html, { scriptHashes = [], styleHashes = [] }, path) =>
    documentWithPolicy(html, { scriptHashes, styleHashes }, rules.toString(), path);
  // Such a host serves a file at its path alone.
  const arrangement = { folder: listing.folder.slice(1), fileOf: staticFile, hasCopies: false, write };
  const offlineList = await offlineListFor(storage, listed, write);
  return offlineList === null ? arrangement : { ...arrangement, offlineList };
}

/**
 * The list of what browsers keep, with the sizes and hashes of the documents that are written.
 * @returns null if the site has none, or it is damaged, which the export itself reports
 */
async function offlineListFor(
  storage: Storage,
  listed: ExportContents['listed'],
  write: Required<Arrangement>['write'],
): Promise<string | null> {
  const read = async (path: string) => {
    const file = listed.get(path);
    const bytes = file && (await storage.read(file.key));
    return file && bytes && (await isIntact(file.key, bytes)) ? { file, text: bytes.toString() } : null;
  };
  const list = readOfflineList((await read(offlineListPath))?.text ?? '');
  if (!list) return null;
  const files = list.files.map(async (listedFile) => {
    const document = listed.get(listedFile.path)?.type === 'text/html' ? await read(listedFile.path) : null;
    if (!document) return listedFile;
    const bytes = Buffer.from(write(document.text, document.file, listedFile.path));
    return { path: listedFile.path, bytes: bytes.length, integrity: integrityOf(bytes) };
  });
  return JSON.stringify({ ...list, files: await Promise.all(files) });
}

/** The files of releases that the worker of an earlier export serves, by address; none for other servers. */
async function carriedFiles(folder: string): Promise<ExportedSnapshot['released']> {
  const text = await readFile(join(folder, exportedSnapshotFile), 'utf8').catch(() => null);
  const { released = {} } = text === null ? {} : (JSON.parse(text) as ExportedSnapshot);
  return Object.fromEntries(Object.entries(released).filter(([address]) => isCarried(address)));
}

/** Whether a later export has a file too: one with a plain name belongs to what was live. */
function isCarried(path: string): boolean {
  const file = path.replace(/\.(?:br|gz)$/, '');
  return plainName(file) !== file;
}

/** Writes a temporary folder, then renames it atomically. */
async function writeFolder(
  storage: Storage,
  files: ReadonlyMap<string, ExportedFile>,
  to: string,
  { written, arrangement }: { written: Record<string, string>; arrangement: Arrangement },
): Promise<void> {
  const temporary = join(dirname(to), `${incomingPrefix}${randomUUID()}`);
  try {
    await eachOf(files, ([file, { key, write }]) => take(storage, key, join(temporary, 'files', file), write));
    const filesIn = (folder: string) => join(folder, 'files', arrangement.folder);
    await carryReleases(filesIn(join(dirname(to), currentName)), filesIn(temporary));
    for (const [name, text] of Object.entries(written)) {
      await mkdir(dirname(join(temporary, name)), { recursive: true });
      await writeFile(join(temporary, name), text, { flush: true });
    }
    await rename(temporary, to);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function point(out: string, folder: string): Promise<void> {
  const temporary = join(out, `${incomingPrefix}${randomUUID()}`);
  await symlink(folder, temporary);
  await rename(temporary, join(out, currentName));
}

/** Removes exports beyond the newest, and what exports that died have left. */
async function clear(out: string, folder: string, keep: number): Promise<void> {
  const names = (await readdir(out)).sort().reverse();
  const old = names.filter((name) => /^\d{10}-[0-9a-f]{8}$/.test(name) && name !== folder).slice(Math.max(0, keep - 1));
  for (const name of old) await rm(join(out, name), { recursive: true, force: true });
  for (const name of names.filter((one) => one.startsWith(incomingPrefix))) {
    const began = await stat(join(out, name)).catch(() => null);
    if (began && Date.now() - began.mtimeMs > maxExportAgeMs)
      await rm(join(out, name), { recursive: true, force: true });
  }
}

/**
 * All files that an export contains: the snapshot's own, and those of every release that the history names, since open
 * tabs may ask for older ones; with those of their compressed copies that are not damaged.
 * @param needed the addresses of the files of live releases
 * @returns the files by their names in the export
 * @throws DeliveryError when a file of the live site is missing or damaged
 */
async function exportedFiles(
  storage: Storage,
  { listed, released }: ExportContents,
  needed: ReadonlySet<string>,
  { folder, fileOf, hasCopies, write, offlineList }: Arrangement,
): Promise<Map<string, ExportedFile>> {
  const found = new Map<string, ExportedFile>();
  const add = async (name: string, file: RecordedFile, { key, write }: ExportedFile) => {
    const bytes = await storage.read(key);
    if (!bytes || !(await isIntact(key, bytes))) return false;
    found.set(folder + name, { key, write });
    for (const [, copy] of hasCopies ? copiesOf(file, key) : []) {
      const compressed = await storage.read(copy);
      // Without it, the server sends the file itself.
      if (compressed && (await isIntact(copy, compressed)))
        found.set(folder + name + copy.slice(key.length), { key: copy });
    }
    return true;
  };
  await eachOf(listed, async ([path, file]) => {
    const name = fileOf(path, file.type);
    if (name === null) return;
    const isDocument = write !== undefined && file.type === 'text/html';
    const isRewrittenList = offlineList !== undefined && path === offlineListPath;
    const written = isDocument ? (html: string) => write(html, file, path) : undefined;
    const exported = { key: file.key, write: isRewrittenList ? () => offlineList : written };
    if (await add(name, file, exported)) return;
    throw missingInStore(storage.address, file.key, path);
  });
  await eachOf(released, async ([address, file]) => {
    const isThere = await add(address.slice(1), { ...file, name: address, isServed: true }, file);
    if (!isThere && needed.has(address)) throw missingInStore(storage.address, file.key, address);
  });
  return found;
}

/** The folders of an export whose files belong to releases. */
const releaseFolders = ['shell', 'remotes'] as const;

/**
 * Gives the files of releases that an earlier export has to a later one that lacks them: documents that visitors have
 * open, or that another machine still sends, ask for them.
 * @param from the folder of an export's files; none if it is not there
 * @param to the folder of the later export's files
 */
async function carryReleases(from: string, to: string): Promise<void> {
  const files = (await filesOfReleases(from)).filter(isCarried);
  await eachOf(files, (file) => share(join(from, file), join(to, file)));
}

/** The paths of the files of releases in an export. */
async function filesOfReleases(files: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of releaseFolders) {
    const entries = await readdir(join(files, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    found.push(...paths.map((path) => relative(files, path).replaceAll('\\', '/')));
  }
  return found;
}

/**
 * Removes the files of releases that a store has no more from an export.
 * @param files the folder of the export's files
 * @param released those that the store has, by address
 */
async function dropFiles(files: string, released: ReadonlyMap<string, KnownFile>): Promise<void> {
  const isKept = (file: string) => released.has(`/${file.replace(/\.(?:br|gz)$/, '')}`);
  for (const file of (await filesOfReleases(files)).filter((one) => !isKept(one))) {
    await rm(join(files, file));
    await removeEmpty(dirname(join(files, file)));
  }
}

/** Removes a folder if nothing is in it, and then those around it. */
async function removeEmpty(folder: string): Promise<void> {
  const isRemoved = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isRemoved) await removeEmpty(dirname(folder));
}

/**
 * Puts a file of a store into an export; one that a prune has removed meanwhile is left out.
 * @param write makes its text from the one in the store, if they differ
 */
async function take(storage: Storage, key: string, to: string, write?: ExportedFile['write']): Promise<void> {
  const from = write ? undefined : storage.path?.(key);
  if (from) return share(from, to);
  const bytes = await storage.read(key);
  await mkdir(dirname(to), { recursive: true });
  if (bytes) await writeFile(to, write ? write(bytes.toString()) : bytes, { flush: true });
}

/**
 * Gives a file a second name, if nothing has that name; files of a store never change. On another disk it is copied.
 * @throws the disk's error
 */
async function share(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    await writeFile(to, await readFile(from), { flush: true });
  }
}
