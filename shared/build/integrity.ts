import { createHash } from 'node:crypto';
import { integrityDepth, isVerifiedFile, plainName, writeIntegrityLists } from '../contract/index.ts';
import type { RemoteManifest } from '../contract/manifest.ts';

/** The Subresource Integrity value of a file: https://www.w3.org/TR/SRI/. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The name of a release: a hash that depends on every byte of it. */
export function releaseOf(manifestText: string | Uint8Array): string {
  return createHash('sha256').update(manifestText).digest('hex').slice(0, 16);
}

/** The integrity lists that a release must provide for browsers, by their names in `client/`, derived from its manifest. */
export function integrityListsOf({ files, pages }: Pick<RemoteManifest, 'files' | 'pages'>): Map<string, string> {
  const hashes = Object.entries(files)
    .filter(([file]) => file.startsWith('client/'))
    .map(([file, { integrity }]) => [file.slice('client/'.length), integrity] as const)
    .filter(([file]) => isVerifiedFile(file))
    .map(([file, integrity]) => [plainName(file), integrity] as const);
  const hash = (text: string) => integrityOf(Buffer.from(text));
  return writeIntegrityLists(Object.fromEntries(hashes), integrityDepth(pages.length), hash);
}
