import { integrityDepth, isVerifiedFile, writeIntegrityLists } from '../contract/index.ts';
import type { RemoteManifest } from '../contract/manifest.ts';
import { integrityOf } from './integrity.ts';

/** The integrity lists that a release must provide for browsers, by file name in `client/`, derived from its manifest. */
export function integrityListsOf({ files, pages }: Pick<RemoteManifest, 'files' | 'pages'>): Map<string, string> {
  const hashes = Object.entries(files)
    .filter(([file]) => file.startsWith('client/'))
    .map(([file, { integrity }]) => [file.slice('client/'.length), integrity] as const)
    .filter(([file]) => isVerifiedFile(file));
  const hash = (text: string) => integrityOf(Buffer.from(text));
  return writeIntegrityLists(Object.fromEntries(hashes), integrityDepth(pages.length), hash);
}
