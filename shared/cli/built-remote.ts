import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityListsOf, integrityOf, readDeclaration, releaseOf } from '../build/index.ts';
import { checkManifest, type RemoteManifest } from '../contract/manifest.ts';

/** A remote's artifact, as browsers would get it. */
export interface BuiltRemote {
  release: string;
  manifest: RemoteManifest;
  /** The content of a file of `client/`; null if there is none. */
  read: (file: string) => Promise<Buffer | null>;
}

/**
 * Reads what a remote's build has made.
 * @param remote the remote's folder, with its artifact in `dist`
 * @throws ManifestError when its manifest is not valid
 */
export async function readBuilt(remote: string): Promise<BuiltRemote> {
  const { name } = readDeclaration(remote);
  const text = await readFile(join(remote, 'dist/manifest.json'), 'utf8');
  const manifest = checkManifest(name, JSON.parse(text)) as RemoteManifest;
  const read = async (file: string) =>
    Object.hasOwn(manifest.files, `client/${file}`) ? readFile(join(remote, 'dist/client', file)) : null;
  return { release: releaseOf(text), manifest, read };
}

/** The same release without a file that its manifest lists. */
export function without(built: BuiltRemote, file: string): BuiltRemote {
  return { ...built, read: async (asked) => (asked === file ? null : built.read(asked)) };
}

/** A release with other code in a module, and hashes that match it. */
export function withModule(built: BuiltRemote, file: string, code: string): BuiltRemote {
  const { manifest } = built;
  const changed = new Map([[file, Buffer.from(code)]]);
  const files = { ...manifest.files };
  const record = (name: string, content: Buffer) => {
    files[`client/${name}`] = { bytes: content.length, integrity: integrityOf(content) };
  };
  record(file, Buffer.from(code));
  for (const [list, text] of integrityListsOf({ files, pages: manifest.pages })) {
    changed.set(list, Buffer.from(text));
    record(list, Buffer.from(text));
  }
  return {
    release: built.release,
    manifest: { ...manifest, files },
    read: async (asked) => changed.get(asked) ?? built.read(asked),
  };
}
