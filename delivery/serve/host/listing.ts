import { relative, sep } from 'node:path';
import { notFoundPath } from '../../compose/composed-file.ts';
import type { Headers } from '../headers.ts';
import type { Site } from '../site.ts';

/** A file that a snapshot serves, and how. */
export interface ListedFile {
  path: string;
  /** Its place in the store, with "/" between folders. */
  file: string;
  type: string;
  etag: string;
  /** Whether other forms of its address lead to it. */
  document: boolean;
  headers: Headers;
}

/** Everything that a snapshot serves, but for the releases' files: those are known by their pattern. */
export interface Listing {
  files: readonly ListedFile[];
  /** What is served, with status 404, for every other address. */
  notFound: ListedFile;
}

/**
 * Lists what a site serves.
 * @param site the site, opened at a snapshot
 * @param folder the store's folder
 */
export async function listSite(site: Site, folder: string): Promise<Listing> {
  const list = async (path: string): Promise<ListedFile> => {
    const { file, type, etag, headers } = await site.resource(path);
    const place = relative(folder, file).replaceAll(sep, '/');
    return { path, file: place, type, etag, document: site.hasDocument(path), headers };
  };
  return { files: await Promise.all(site.paths().map(list)), notFound: await list(notFoundPath) };
}
