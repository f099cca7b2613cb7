import { createHash } from 'node:crypto';
import { plainName } from '@mint-row/kit/contract';
import type { Artifact, Storage } from '../../delivery/index.ts';

/** The key in a store of a file, by its hash as records have it. */
export function keyOfFile(integrity: string, release = ''): string {
  const [, prune = ''] = /(-\d+)?$/.exec(release) ?? [];
  return `files/${Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex')}${prune}`;
}

/** The key in a store of a file with these bytes. */
export function keyOfBytes(bytes: string | Uint8Array): string {
  return `files/${createHash('sha256').update(bytes).digest('hex')}`;
}

/** The key in a store of the entry of an artifact that has not been published after a prune. */
export function keyOfEntry(artifact: Artifact | undefined): string {
  const { files, entry } = artifact?.manifest ?? {};
  return keyOfFile(files?.[`client/${entry}`]?.integrity ?? '');
}

/** The keys of a stored release: its manifest's first, then those of its files, without those of compressed copies. */
export async function keysOfRelease(storage: Storage, app: string, release: string): Promise<string[]> {
  const key = `releases/${app}/${release}.json`;
  return [key, ...Object.values(await filesOfRelease(storage, app, release))];
}

/** The keys of the files of a stored release, by their plain names in its manifest. */
export async function filesOfRelease(storage: Storage, app: string, release: string): Promise<Record<string, string>> {
  const manifest = await storage.read(`releases/${app}/${release}.json`);
  const { files = {} } = JSON.parse(String(manifest ?? '{}')) as { files?: Record<string, { integrity: string }> };
  return Object.fromEntries(
    Object.entries(files).map(([name, { integrity }]) => [plainName(name), keyOfFile(integrity, release)]),
  );
}
