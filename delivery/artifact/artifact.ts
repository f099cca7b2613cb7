import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildFile, integrityOf, releaseOf, workspaceOf } from '@mint-row/kit/build';
import type { AppName, RemoteName } from '@mint-row/kit/contract';
import {
  type AppManifest,
  type Build,
  buildSchema,
  checkManifest,
  ManifestError,
  type RemoteManifest,
  type ShellManifest,
} from '@mint-row/kit/contract/manifest';
import { DeliveryError } from '../common/errors.ts';
import { manifestFile } from './manifest-file.ts';
import { OtherManifestError } from './outline.ts';
import { readJson } from './read-json.ts';

/** A built application on disk: one release of the application. */
export interface Artifact<Manifest extends AppManifest = AppManifest> {
  app: AppName;
  /** The first 16 hexadecimal digits of the SHA-256 of its manifest, which lists the hash of every file. */
  release: string;
  /** Where its files are; those of a release in a store, once they have been fetched. */
  folder: string;
  /** Brings files to the folder, if it is a release in a store. They are named as in the manifest, copies likewise. */
  fetch?: (files: readonly string[]) => Promise<void>;
  manifest: Manifest;
  /** The build's record of its sources. The store keeps it in the history only. */
  build?: Build;
  /** The signature of its manifest by a key of its team, with the manifest's whole hash. */
  signed?: { sha256: string; signature: string };
}

export type ShellArtifact = Artifact<ShellManifest>;
export type RemoteArtifact = Artifact<RemoteManifest>;

/**
 * The most that is read of each kind of file in an artifact, in bytes. Our largest are 13 KB and 0.5 MB; a character
 * takes 0.9 KB of a manifest, and a remote of the scale benchmark lists 10,000.
 */
const maxManifestBytes = 16 * 1024 ** 2;
export const maxArtifactFileBytes = 16 * 1024 ** 2;

/**
 * Reads an application's artifact and checks every file against its manifest.
 * @param app the application that the artifact must belong to
 * @param folder the artifact's folder, which contains `manifest.json`
 * @throws DeliveryError when the artifact is missing, malformed, another application's or damaged
 */
export async function readArtifact(app: 'shell', folder: string): Promise<ShellArtifact>;
export async function readArtifact(app: RemoteName, folder: string): Promise<RemoteArtifact>;
export async function readArtifact(app: AppName, folder: string): Promise<Artifact>;
export async function readArtifact(app: AppName, folder: string): Promise<Artifact> {
  const path = join(folder, manifestFile);
  if (!existsSync(path)) {
    throw new DeliveryError(
      `${app}: there is no artifact at ${folder}. Build it with npm run build -w ${workspaceOf(app)}, or correct --artifact.`,
    );
  }
  const text = await readOf(app, folder, manifestFile, maxManifestBytes);
  const manifest = parseManifest(app, path, text.toString());
  const artifact = { app, folder, manifest, release: releaseOf(text) };
  await checkFiles(artifact);
  const build = await readBuild(folder).catch(explain(app, folder, buildFile));
  return { ...artifact, ...(build && { build }) };
}

/**
 * Fetches files of an artifact and checks them against its manifest.
 * @param files their names in the manifest; all of them, unless others are given
 * @throws DeliveryError naming a file that is missing, too large, not a plain file or different from its hash
 */
export async function checkFiles(
  { app, folder, manifest, fetch }: Artifact,
  files: readonly string[] = Object.keys(manifest.files),
): Promise<void> {
  await fetch?.(files);
  for (const file of files) {
    const content = await readOf(app, folder, file, maxArtifactFileBytes);
    const { bytes, integrity } = manifest.files[file] ?? {};
    if (content.length !== bytes || integrityOf(content) !== integrity) {
      throw new DeliveryError(`${app}: ${file} in ${folder} is not what the manifest says. Build it again.`);
    }
  }
}

function readOf(app: AppName, folder: string, file: string, maxBytes: number): Promise<Buffer> {
  return readFileOf(folder, file, maxBytes).catch(explain(app, folder, file));
}

function explain(app: AppName, folder: string, file: string): (error: Error) => never {
  return (error) => {
    throw new DeliveryError(`${app}: ${file} ${error.message} (in ${folder}). Build it again.`);
  };
}

/**
 * Reads the text of a manifest.
 * @param path where it came from, for messages
 * @throws DeliveryError naming every invalid field, or the application that the manifest really belongs to;
 * OtherManifestError when its fields are not those of this edition
 */
export function parseManifest(app: AppName, path: string, text: string): AppManifest {
  const manifest = understand(app, path, text);
  if (manifest.app !== app) {
    throw new DeliveryError(`${app}: ${path} is the manifest of "${manifest.app}". Name that application instead.`);
  }
  const unlisted = filesThatRun(manifest).find((file) => !Object.hasOwn(manifest.files, `client/${file}`));
  if (unlisted !== undefined) {
    throw new DeliveryError(`${app}: its manifest needs client/${unlisted} and does not list it. Build it again.`);
  }
  return manifest;
}

/** Every file of `client/` that a manifest refers to. */
function filesThatRun(manifest: AppManifest): string[] {
  const { entry, styles, imports } = manifest;
  const own =
    'exposes' in manifest
      ? [manifest.documentEntry, ...Object.values(manifest.exposes), ...Object.values(manifest.pageStyles).flat()]
      : manifest.fonts;
  return [entry, ...styles, ...own, ...Object.entries(imports).flat(2)];
}

function understand(app: AppName, path: string, text: string): AppManifest {
  const invalid = (reason: string) =>
    new DeliveryError(`${app}: ${path} is not a valid manifest.\n${reason.replaceAll(/^/gm, '  ')}`);
  let manifest: unknown;
  try {
    manifest = readJson(text);
  } catch (error) {
    throw invalid(`It is not acceptable JSON: ${String(error)}`);
  }
  try {
    return checkManifest(app, manifest);
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    throw new OtherManifestError(app, path, error.message);
  }
}

/** The most that is read of the file, in bytes. Ours have 150. */
const maxRecordBytes = 4096;

/**
 * Reads what an artifact records about its build.
 * @returns undefined when it records nothing
 * @throws Error whose message continues a sentence that begins with the file's name
 */
async function readBuild(folder: string): Promise<Build | undefined> {
  if (!existsSync(join(folder, buildFile))) return undefined;
  const text = await readFileOf(folder, buildFile, maxRecordBytes);
  const result = buildSchema.safeParse(parseRecord(text.toString()));
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path: [field] }) => String(field ?? 'all of it'));
  throw new Error(`is not what a build writes (wrong: ${[...new Set(fields)].join(', ')})`);
}

function parseRecord(text: string): unknown {
  try {
    return readJson(text);
  } catch (error) {
    throw new Error(`is not what a build writes (${String(error)})`);
  }
}

/**
 * Reads a file of an artifact from outside: it must be a plain file in plain folders, and not too large.
 * @param file its path in the folder, checked to be relative and without ".."
 * @param maxBytes the largest size allowed
 * @throws Error whose message continues a sentence that begins with the file's name
 */
async function readFileOf(folder: string, file: string, maxBytes: number): Promise<Buffer> {
  try {
    return readPlainFile(folder, file, maxBytes);
  } catch (error) {
    throw describeFault(error as NodeJS.ErrnoException);
  }
}

/** Synchronous: an artifact has hundreds of small files, and awaiting each takes several times as long as reading it. */
function readPlainFile(folder: string, file: string, maxBytes: number): Buffer {
  const path = join(folder, file);
  const found = lstatSync(path);
  const links: string[] = [];
  for (let part = file; part !== '.'; part = dirname(part)) {
    if (lstatSync(join(folder, part)).isSymbolicLink()) links.push(part);
  }
  if (links.length > 0)
    throw new Error(`is reached through a link (${links[0]}), and an artifact may not contain links`);
  if (!found.isFile()) throw new Error('is not a plain file');
  if (found.size > maxBytes) throw new Error(`has ${found.size} bytes; the limit is ${maxBytes}`);
  return readFileSync(path);
}

function describeFault(error: NodeJS.ErrnoException): Error {
  if (!error.code) return error;
  return new Error(
    error.code === 'ENOENT' ? 'is in the manifest but not in the folder' : `cannot be read (${error.code})`,
  );
}
