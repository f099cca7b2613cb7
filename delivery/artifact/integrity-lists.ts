import { integrityOf } from '@mint-row/kit/build';
import { integrityDepth, isVerifiedFile, writeIntegrityLists } from '@mint-row/kit/contract';
import type { RemoteManifest } from '@mint-row/kit/contract/manifest';

/** The integrity lists that a release must provide for browsers, by file name in `client/`, derived from its manifest. */
export function integrityListsOf({ files, pages }: Pick<RemoteManifest, 'files' | 'pages'>): Map<string, string> {
  const hashes = Object.entries(files)
    .filter(([file]) => file.startsWith('client/'))
    .map(([file, { integrity }]) => [file.slice('client/'.length), integrity] as const)
    .filter(([file]) => isVerifiedFile(file));
  const hash = (text: string) => integrityOf(Buffer.from(text));
  return writeIntegrityLists(Object.fromEntries(hashes), integrityDepth(pages.length), hash);
}
