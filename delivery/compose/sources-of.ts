import { pageDataFile } from '@mint-row/kit/contract';
import type { Artifact } from '../artifact/artifact.ts';
import type { PlannedPage } from './plan.ts';

/** Pictures, data and lists, which browsers request: most of the files of a large remote. */
const forBrowsers = /^client\/.*\.(?:jpg|json|svg)$/;

/**
 * The files of an artifact that documents are composed from, so that composing a few pages of a large remote does not
 * read the others' files.
 * @param pages those that are composed, of any remote
 */
export function sourcesOf(artifact: Artifact, pages: readonly PlannedPage[]): string[] {
  const own = pages.filter(({ remote }) => remote === artifact);
  const data = new Set(own.map(({ path }) => `client/${pageDataFile(path)}`));
  return Object.keys(artifact.manifest.files).filter((file) => data.has(file) || !forBrowsers.test(file));
}
