import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@mint-row/kit/content';
import type { RemoteName } from '@mint-row/kit/contract';
import {
  assemble,
  FileStorage,
  Names,
  planFaults,
  planSite,
  RefusedError,
  type RemoteArtifact,
  readArtifact,
  readLive,
  readSnapshot,
  type ShellArtifact,
  type Storage,
  snapshotFiles,
} from '../../delivery/index.ts';
import { MemoryStorage } from '../release/memory-storage.ts';
import { remoteNames, workspaceOf } from '../site/applications.ts';
import { composedVariable, refusedVariable } from '../site/compose-built-site.ts';
import { root } from '../site/root.ts';

/** The artifacts of the last build. */
export async function builtArtifacts(): Promise<{ shell: ShellArtifact; remotes: RemoteArtifact[] }> {
  const shell = await readArtifact('shell', join(root, 'shell/dist'));
  const read = (name: RemoteName) => readArtifact(name, join(root, workspaceOf(name), 'dist'));
  return { shell, remotes: await Promise.all(remoteNames.map(read)) };
}

interface ComposedFile {
  path: string;
  type: string;
  body: string;
}

/** A store with the site that the built artifacts make. All test files share it: it is read-only. */
const builtSite = new FileStorage(process.env[composedVariable] ?? '');

/** Ends tests of a site that the gate has refused, without the place in their code: the reasons are printed last. */
function demandSite(): void {
  if (!process.env[refusedVariable]) return;
  const error = new Error('Not run: the site cannot be composed. The reasons are at the end.');
  error.stack = '';
  throw error;
}

/** Every file of that site. */
export async function composedSite(): Promise<ComposedFile[]> {
  demandSite();
  const live = await readLive(builtSite);
  return filesIn(builtSite, live?.snapshot ?? '');
}

/** The number of bytes that browsers download of each document of that site. */
export async function documentWeights(): Promise<[path: string, bytes: number][]> {
  demandSite();
  const live = await readLive(builtSite);
  const files = [...snapshotFiles(await readSnapshot(builtSite, live?.snapshot ?? ''))];
  const documents = files.filter(([, { type }]) => type === 'text/html');
  return Promise.all(
    documents.map(async ([path, { key }]) => [path, (await builtSite.read(`${key}.br`))?.length ?? Number.NaN]),
  );
}

/** A store with that site, to publish into. */
export async function copyOfSite(folder: string): Promise<FileStorage> {
  await cp(builtSite.address, folder, { recursive: true });
  return new FileStorage(folder);
}

/** The release name of an artifact that a test has changed: composing reuses its work for known releases. */
export const changedRelease = 'f'.repeat(16);

/** A store that begins with that site, so that only differing parts are composed. */
class OnBuiltSite extends MemoryStorage {
  override async read(key: string): Promise<Buffer | null> {
    return (await super.read(key)) ?? builtSite.read(key);
  }
}

/**
 * Every file of the site that is composed of the given artifacts.
 * @param storage the store to compose in; by default, parts that equal the built site's are taken from there
 */
export async function compose(
  artifacts: { shell: ShellArtifact; remotes: readonly RemoteArtifact[] },
  storage: Storage = new OnBuiltSite(),
): Promise<ComposedFile[]> {
  const plan = planSite(artifacts, site.examplePlace, 'tests');
  const faults = planFaults(plan);
  if (faults.length > 0) throw new RefusedError(faults);
  const names = await Names.at(storage, null);
  const { id } = await assemble(storage, plan, { names, effort: 'fast' });
  return filesIn(storage, id);
}

async function filesIn(storage: Storage, snapshot: string): Promise<ComposedFile[]> {
  const files = snapshotFiles(await readSnapshot(storage, snapshot));
  return Promise.all(
    [...files].map(async ([path, { key, type }]) => ({ path, type, body: String(await storage.read(key)) })),
  );
}
