import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AppName, appNames, remoteNames } from '@mint-row/shared/contract';
import {
  type Artifact,
  integrityOf,
  type RemoteArtifact,
  readArtifact,
  type ShellArtifact,
} from '../artifact/artifact.ts';
import { compose } from '../compose/compose.ts';
import type { ComposedFile } from '../compose/composed-file.ts';
import { inlineScriptHashes } from '../compose/inline-scripts.ts';
import { DeliveryError } from '../delivery-error.ts';
import { type Coding, codings, encode, isCompressible } from './encode.ts';
import { readSnapshot, type Snapshot, snapshotFile } from './snapshot.ts';
import type { Store } from './store.ts';

/** Puts an artifact into the store, compressed copies beside its files. Storing it again changes nothing. */
export async function storeRelease(store: Store, artifact: Artifact): Promise<void> {
  await store.addFolder(store.releaseFolder(artifact.app, artifact.release), async (folder) => {
    for (const file of ['manifest.json', ...Object.keys(artifact.manifest.files)]) {
      const bytes = await readFile(join(artifact.folder, file));
      await write(join(folder, file), bytes);
      if (file.startsWith('client/')) await writeEncoded(join(folder, file), bytes);
    }
  });
}

interface Options {
  /** Says what the composer is: another one composes the same releases anew. */
  composer: string;
  onProgress?: (done: number, all: number) => void;
}

/**
 * Makes the given releases the live site: composes them into a snapshot and switches to it.
 * @returns the live snapshot, and whether it is new
 * @throws DeliveryError when they do not make a whole site; the live site is then the one before
 */
export async function publishSite(
  store: Store,
  artifacts: readonly Artifact[],
  { composer, onProgress }: Options,
): Promise<{ snapshot: Snapshot; changed: boolean }> {
  const releases = Object.fromEntries(artifacts.map(({ app, release }) => [app, release]));
  const live = await readLive(store);
  if (live && live.composer === composer && appNames.every((app) => live.releases[app] === releases[app])) {
    return { snapshot: live, changed: false };
  }
  for (const artifact of artifacts) await storeRelease(store, artifact);
  const stored = await readReleases(store, releases);
  const files = await compose(stored, onProgress ? { onProgress } : {});
  const snapshot = describeSnapshot(releases, composer, files);
  await store.addFolder(store.snapshotFolder(snapshot.id), async (folder) => {
    for (const file of files) {
      const record = snapshot.files[file.path];
      if (!record) throw new Error(`The snapshot does not describe ${file.path}.`);
      await write(join(folder, record.file), Buffer.from(file.body));
      await writeEncoded(join(folder, record.file), Buffer.from(file.body));
    }
    await writeFile(join(folder, snapshotFile), `${JSON.stringify(snapshot, null, 2)}\n`);
  });
  await store.switchTo(snapshot.id);
  return { snapshot, changed: true };
}

async function readLive(store: Store): Promise<Snapshot | null> {
  const id = await store.live();
  return id === null ? null : readSnapshot(store, id);
}

async function readReleases(store: Store, releases: Partial<Record<AppName, string>>) {
  const folder = (app: AppName) => {
    const release = releases[app];
    if (!release) throw new DeliveryError(`${app}: it has no release. Build it and publish it first.`);
    return store.releaseFolder(app, release);
  };
  const shell: ShellArtifact = await readArtifact('shell', folder('shell'));
  const remotes: RemoteArtifact[] = [];
  for (const name of remoteNames) remotes.push(await readArtifact(name, folder(name)));
  return { shell, remotes };
}

function describeSnapshot(
  releases: Partial<Record<AppName, string>>,
  composer: string,
  files: readonly ComposedFile[],
): Snapshot {
  const described = Object.fromEntries(
    files.map(({ path, type, body }) => [
      path,
      {
        file: fileOf(path, type),
        type,
        bytes: Buffer.byteLength(body),
        integrity: integrityOf(Buffer.from(body)),
        ...(type === 'text/html' ? { scriptHashes: inlineScriptHashes(body) } : {}),
      },
    ]),
  );
  const content = { releases, composer, files: described };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { id, ...content };
}

function fileOf(path: string, type: ComposedFile['type']): string {
  if (path === '/') return 'site/index.html';
  return type === 'text/html' && !path.endsWith('.html') ? `site${path}.html` : `site${path}`;
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

async function writeEncoded(file: string, bytes: Uint8Array): Promise<void> {
  if (!isCompressible(file, bytes.length)) return;
  await Promise.all(
    (Object.keys(codings) as Coding[]).map(async (coding) => {
      await writeFile(file + codings[coding], await encode(bytes, coding));
    }),
  );
}
