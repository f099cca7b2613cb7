import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { integrityOf } from '../build/index.ts';
import type { RemoteDeclaration } from '../contract/declaration.ts';
import {
  hashedName,
  hostFile,
  type InsetData,
  type InsetSource,
  integrityDepth,
  isVerifiedFile,
  matches,
  plainName,
  type RemoteSource,
  type Route,
  sharedLibraries,
  shareScope,
  signatures,
  signaturesUsed,
  themeFile,
  writeIntegrityLists,
} from '../contract/index.ts';
import { type AppManifest, checkManifest, type FileRecord, hostSchema } from '../contract/manifest.ts';
import { publish } from '../site/published-files.ts';
import type { ClientBuild } from './client-build.ts';
import { documentEntry, remoteEntry } from './federation.ts';
import { kitVersion } from './kit.ts';
import { nameByContent } from './name-by-content.ts';
import { sharePictures } from './share-pictures.ts';
import { libraryVersion } from './share-scope/provide.ts';
import { themeStyles } from './theme.ts';
import { withoutMarks } from './without-marks.ts';

interface RemoteBuild {
  /** The folder that becomes the artifact. */
  folder: string;
  declared: RemoteDeclaration;
  exposes: Record<string, string>;
  client: ClientBuild;
  uses: Record<string, string[]>;
}

/**
 * Writes what a remote publishes besides its code (page data, catalogue, drawings, pictures for links, integrity), then
 * its manifest.
 * @throws Error when a page, or a former address of one, matches none of the patterns that the remote declares
 */
export async function writeRemoteArtifact({ folder, declared, exposes, uses, ...build }: RemoteBuild): Promise<void> {
  const clientFolder = join(folder, 'client');
  await copyFile(join(clientFolder, remoteEntry), join(clientFolder, documentEntry));
  const client = await nameByContent(clientFolder, build.client, await listFiles(clientFolder), {
    keepsImports: (file) => file === documentEntry,
  });
  const code = await listFiles(clientFolder);
  const { remote } = await importBuilt<{ remote: RemoteSource }>(join(folder, 'server/pages.mjs'));
  const source = withoutMarks(remote);
  for (const { path, formerly = [] } of source.pages) {
    checkPattern(`page ${path}`, path, declared);
    for (const former of formerly) checkPattern(`former address ${former} of the page ${path}`, former, declared);
  }
  const pictureOf = await sharePictures(source, declared.franchise?.accent ?? null);
  for (const inset of source.insets ?? []) checkInset(inset, exposes, declared);
  const { files, pictures, catalogue, pageData, insetData } = publish(source, declared, pictureOf, nameByHash);
  for (const [file, content] of files) await write(join(clientFolder, file), content());
  for (const [file, picture] of pictures) await write(join(clientFolder, file), picture);
  await writeIntegrity(clientFolder, source.pages.length);
  await writeManifest(folder, client, (common) =>
    checkManifest(declared.name, {
      ...common,
      signatures: signaturesUsed({ pages: source.pages, insets: source.insets, catalogue, uses }, signatures),
      app: declared.name,
      owner: declared.owner,
      entry: publishedName(code, remoteEntry),
      documentEntry: publishedName(code, documentEntry),
      exposes: Object.fromEntries(Object.entries(exposes).map(([key, file]) => [key, chunkOf(client, file)])),
      pageStyles: Object.fromEntries(
        Object.entries(exposes).flatMap(([key, file]) => {
          const styles = client.pageStyles.get(file);
          return styles ? [[key, styles]] : [];
        }),
      ),
      pages: source.pages.map((page) => {
        const { data, ...about } = pageData(page);
        const { path, formerly = [], expose } = page;
        return { path, ...(formerly.length > 0 && { formerly }), expose, ...about };
      }),
      ...(source.insets && { insets: source.insets.map((inset) => manifestInset(inset, insetData(inset))) }),
      catalogue,
      uses,
      serverImports: Object.fromEntries(Object.entries(client.serverImports).sort()),
    }),
  );
}

function checkPattern(what: string, path: string, { name, patterns }: RemoteDeclaration) {
  if (patterns.some((pattern) => matches(pattern, path))) return;
  throw new Error(
    `${name}: its ${what} (src/pages/index.ts) matches none of the patterns that remote.json declares: ${patterns.join(', ')}. Give it a path that matches one of them, or declare another pattern there; the shell's route table must allow it too.`,
  );
}

/** @throws Error when no module shows the inset */
function checkInset({ name: inset }: InsetSource, exposes: Record<string, string>, { name }: RemoteDeclaration) {
  if (Object.hasOwn(exposes, inset)) return;
  throw new Error(
    `${name}: its inset ${inset} (src/pages/index.ts) has no module. Add src/insets/${inset}.tsx, or remove the inset. See docs/CONTRIBUTING.md#add-an-inset`,
  );
}

/** An inset as the manifest lists it: its data is in a file. */
function manifestInset({ name }: InsetSource, { drawings }: InsetData) {
  return { name, ...(drawings && { drawings }) };
}

interface ShellBuild {
  root: string;
  /** The folder that becomes the artifact. */
  folder: string;
  client: ClientBuild;
}

/** Writes what the shell offers to remotes, its route table and share scope, then its manifest. */
export async function writeShellArtifact({ root, folder, ...build }: ShellBuild): Promise<void> {
  const clientFolder = join(folder, 'client');
  const files = await listFiles(clientFolder);
  const client = await nameByContent(clientFolder, build.client, files, { keepsImports: () => true });
  const theme = JSON.stringify({ styles: publishedName(await listFiles(clientFolder), themeStyles) });
  await write(
    join(
      clientFolder,
      nameByHash(themeFile, () => theme),
    ),
    theme,
  );
  const { routeTable, notFoundHead } = await importBuilt<{
    routeTable: readonly Route[];
    notFoundHead: { title: string; description: string };
  }>(join(folder, 'server/routes.mjs'));
  const provides = Object.fromEntries(
    sharedLibraries.map((library) => [library, { version: libraryVersion(library), names: [...shareScope[library]] }]),
  );
  const host = hostSchema.parse({ signatures, kit: kitVersion, routes: routeTable, provides });
  const text = JSON.stringify(host);
  await write(
    join(
      clientFolder,
      nameByHash(hostFile, () => text),
    ),
    text,
  );
  await writeManifest(folder, client, (common) =>
    checkManifest('shell', {
      ...common,
      ...host,
      app: 'shell',
      entry: chunkOf(client, join(root, 'src/main.tsx')),
      notFound: notFoundHead,
      fonts: client.fonts.sort(),
    }),
  );
}

type Common = Pick<AppManifest, 'kit' | 'files' | 'imports' | 'styles'>;

async function writeManifest(folder: string, client: ClientBuild, complete: (common: Common) => AppManifest) {
  const files: Record<string, FileRecord> = {};
  for (const file of await listFiles(folder)) {
    const bytes = await readFile(join(folder, file));
    files[file] = { bytes: bytes.length, integrity: integrityOf(bytes) };
  }
  const imports = Object.fromEntries(Object.entries(client.imports).sort());
  const manifest = complete({
    kit: kitVersion,
    files,
    imports,
    styles: client.styles.sort(),
  });
  await write(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function writeIntegrity(folder: string, pages: number): Promise<void> {
  const hashes: Record<string, string> = {};
  for (const file of await listFiles(folder)) {
    if (isVerifiedFile(file)) hashes[plainName(file)] = integrityOf(await readFile(join(folder, file)));
  }
  for (const [file, text] of writeIntegrityLists(hashes, integrityDepth(pages), integrityOf))
    await write(join(folder, file), text);
}

function chunkOf(client: ClientBuild, source: string): string {
  const chunk = client.chunks.get(source.replaceAll(sep, '/'));
  if (!chunk) throw new Error(`The client build has no chunk for ${source}.`);
  return chunk;
}

/** The published name of one of the files in `client/`. */
function publishedName(files: readonly string[], plain: string): string {
  const name = files.find((file) => plainName(file) === plain);
  if (!name) throw new Error(`The client build has no ${plain}.`);
  return name;
}

async function importBuilt<Module>(file: string): Promise<Module> {
  return (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as Module;
}

/** The files in a folder and its subfolders, sorted, by their path from it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

function nameByHash(file: string, content: () => string | Uint8Array): string {
  return hashedName(file, integrityOf(content()));
}

/** Writes a file, and its folder if it is missing. */
export async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
