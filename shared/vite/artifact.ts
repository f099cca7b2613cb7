import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CONTRACT_VERSION,
  type FixedRoute,
  integrityDepth,
  isVerifiedFile,
  type RemoteName,
  type RemoteSource,
  sharedLibraries,
  shareScope,
  writeIntegrityLists,
} from '../contract/index.ts';
import { type AppManifest, checkManifest, type FileRecord } from '../contract/manifest.ts';
import { remoteEntry } from './federation.ts';
import type { ClientBuild } from './observe.ts';
import { publishedFiles } from './published.ts';
import { libraryVersion } from './share-scope.ts';

interface RemoteBuild {
  /** The folder that becomes the artifact. */
  folder: string;
  name: RemoteName;
  exposes: Record<string, string>;
  client: ClientBuild;
  uses: Record<string, string[]>;
}

/** Writes what a remote publishes beside its code (page data, roster, drawings, integrity), then its manifest. */
export async function writeRemoteArtifact({ folder, name, exposes, client, uses }: RemoteBuild): Promise<void> {
  const { manifest: source } = await importBuilt<{ manifest: RemoteSource }>(join(folder, 'server/manifest.mjs'));
  for (const [file, content] of publishedFiles(source)) await write(join(folder, 'client', file), content());
  await writeIntegrity(join(folder, 'client'), source.pages.length);
  await writeManifest(folder, client, (common) =>
    checkManifest(name, {
      ...common,
      app: name,
      owner: source.owner,
      entry: remoteEntry,
      exposes: Object.fromEntries(Object.entries(exposes).map(([key, file]) => [key, chunkOf(client, file)])),
      pages: source.pages.map(({ path, expose, title, description, needsRosters = false }) => ({
        path,
        expose,
        title,
        description,
        needsRosters,
      })),
      roster: source.roster ?? [],
      uses,
    }),
  );
}

interface ShellBuild {
  root: string;
  /** The folder that becomes the artifact. */
  folder: string;
  client: ClientBuild;
}

/** Writes the shell's manifest: its route table and what it provides to remotes. */
export async function writeShellArtifact({ root, folder, client }: ShellBuild): Promise<void> {
  const { routeTable, characterExpose, plannedPaths, notFoundHead } = await importBuilt<{
    routeTable: readonly FixedRoute[];
    characterExpose: string;
    plannedPaths: readonly string[];
    notFoundHead: { title: string; description: string };
  }>(join(folder, 'server/routes.mjs'));
  await writeManifest(folder, client, (common) =>
    checkManifest('shell', {
      ...common,
      app: 'shell',
      entry: chunkOf(client, join(root, 'src/main.tsx')),
      routes: routeTable.map(({ path, remote, expose }) => ({ path, remote, expose })),
      characterExpose,
      notFound: notFoundHead,
      fonts: client.fonts.sort(),
      planned: plannedPaths,
      provides: Object.fromEntries(
        sharedLibraries.map((library) => [
          library,
          { version: libraryVersion(library), names: [...shareScope[library]] },
        ]),
      ),
    }),
  );
}

type Common = Pick<AppManifest, 'contract' | 'files' | 'imports' | 'styles'>;

async function writeManifest(folder: string, client: ClientBuild, complete: (common: Common) => AppManifest) {
  const files: Record<string, FileRecord> = {};
  for (const file of await listFiles(folder)) {
    const bytes = await readFile(join(folder, file));
    files[file] = { bytes: bytes.length, integrity: integrityOf(bytes) };
  }
  const imports = Object.fromEntries(Object.entries(client.imports).sort());
  const manifest = complete({ contract: CONTRACT_VERSION, files, imports, styles: client.styles.sort() });
  await write(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function writeIntegrity(folder: string, pages: number): Promise<void> {
  const hashes: Record<string, string> = {};
  for (const file of await listFiles(folder)) {
    if (isVerifiedFile(file)) hashes[file] = integrityOf(await readFile(join(folder, file)));
  }
  for (const [file, text] of writeIntegrityLists(hashes, integrityDepth(pages), integrityOf))
    await write(join(folder, file), text);
}

function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function chunkOf(client: ClientBuild, source: string): string {
  const chunk = client.chunks.get(source.replaceAll(sep, '/'));
  if (!chunk) throw new Error(`The client build has no chunk for ${source}.`);
  return chunk;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

async function importBuilt<Module>(file: string): Promise<Module> {
  return (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as Module;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
