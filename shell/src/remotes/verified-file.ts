import { type Integrity, integrityLists, type RegisteredRemote } from '@mint-row/kit/contract';
import { LoadFailure } from './load-failure.ts';
import type { FileReader } from './release-files.ts';

/**
 * Reads a file of a release, and returns its content with the hash that it must have. The lists that lead to the hash
 * are requested in parallel with the file.
 * @throws LoadFailure also when the file has no known hash
 */
export function readVerified<Content>(
  files: FileReader,
  release: RegisteredRemote,
  file: string,
  replaceable = false,
): Promise<{ hash: string; content: Content }> {
  const known = Object.hasOwn(release.integrity, file);
  return follow(files, release, [...(known ? [] : integrityLists(file, release.depth)), file], replaceable);
}

/**
 * Whether a release has a file.
 * @throws LoadFailure when the lists cannot be read
 */
export async function isListed(files: FileReader, release: RegisteredRemote, file: string): Promise<boolean> {
  const { content } = await follow<Integrity>(files, release, integrityLists(file, release.depth));
  return Object.hasOwn(content, file);
}

/**
 * Reads files, each of which has the hash of the next. All but the first are requested before their hashes are known.
 */
async function follow<Content>(
  files: FileReader,
  { base, integrity }: RegisteredRemote,
  chain: readonly string[],
  replaceable = false,
) {
  for (const file of chain.slice(1)) files.askAhead(base + file);
  let hash = '';
  let content: unknown = integrity;
  for (const file of chain) {
    const known = content as Integrity;
    hash = (Object.hasOwn(known, file) && known[file]) || '';
    if (!hash && !import.meta.hot) throw new LoadFailure('fetch', 'unknown', base + file);
    content = await files.read(base + file, { phase: 'fetch', integrity: hash, replaceable });
  }
  return { hash, content: content as Content };
}
