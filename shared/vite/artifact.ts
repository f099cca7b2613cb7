import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { integrityOf } from '../build/index.ts';
import type { RemoteDeclaration } from '../contract/declaration.ts';
import {
  CONTRACT_VERSION,
  integrityDepth,
  isVerifiedFile,
  matches,
  type RemoteSource,
  type Route,
  sharedLibraries,
  shareScope,
  writeIntegrityLists,
} from '../contract/index.ts';
import { type AppManifest, checkManifest, type FileRecord } from '../contract/manifest.ts';
import { remoteEntry } from './federation.ts';
import type { ClientBuild } from './observe.ts';
import { catalogueOf, publishedFiles } from './published.ts';
import { libraryVersion } from './share-scope.ts';

interface RemoteBuild {
  /** The folder that becomes the artifact. */
  folder: string;
  declared: RemoteDeclaration;
  exposes: Record<string, string>;
  client: ClientBuild;
  uses: Record<string, string[]>;
}

/**
 * Writes what a remote publishes besides its code (page data, catalogue, drawings, integrity), then its manifest.
 * @throws Error when a page is outside the spaces that the remote declares
 */
export async function writeRemoteArtifact({ folder, declared, exposes, client, uses }: RemoteBuild): Promise<void> {
  const { remote: source } = await importBuilt<{ remote: RemoteSource }>(join(folder, 'server/pages.mjs'));
  for (const { path } of source.pages) checkSpace(path, declared);
  for (const [file, content] of publishedFiles(source, declared)) await write(join(folder, 'client', file), content());
  await writeIntegrity(join(folder, 'client'), source.pages.length);
  await writeManifest(folder, client, (common) =>
    checkManifest(declared.name, {
      ...common,
      app: declared.name,
      owner: declared.owner,
      entry: remoteEntry,
      exposes: Object.fromEntries(Object.entries(exposes).map(([key, file]) => [key, chunkOf(client, file)])),
      pageStyles: Object.fromEntries(
        Object.entries(exposes).flatMap(([key, file]) => {
          const styles = client.pageStyles.get(file);
          return styles ? [[key, styles]] : [];
        }),
      ),
      pages: source.pages.map(({ path, expose, title, description, reviewed, shows = [] }) => ({
        path,
        expose,
        title,
        description,
        reviewed,
        shows,
      })),
      catalogue: catalogueOf(source, declared),
      uses,
    }),
  );
}

function checkSpace(path: string, { name, spaces }: RemoteDeclaration) {
  if (spaces.some((space) => matches(space, path))) return;
  throw new Error(
    `${name}: its page ${path} (src/pages/index.ts) is in none of the spaces that remote.json declares: ${spaces.join(', ')}. Give it a path in one of them, or declare another space there; the shell's route table must allow it too.`,
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
  const { routeTable, notFoundHead } = await importBuilt<{
    routeTable: readonly Route[];
    notFoundHead: { title: string; description: string };
  }>(join(folder, 'server/routes.mjs'));
  await writeManifest(folder, client, (common) =>
    checkManifest('shell', {
      ...common,
      app: 'shell',
      entry: chunkOf(client, join(root, 'src/main.tsx')),
      routes: routeTable,
      notFound: notFoundHead,
      fonts: client.fonts.sort(),
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
