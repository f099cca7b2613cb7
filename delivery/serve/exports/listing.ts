import { addressIn, type InFolder } from '@mint-row/kit/contract';
import type { Headers } from '@mint-row/kit/headers';
import { DeliveryError } from '../../common/errors.ts';
import { notFoundPath } from '../../store/layout.ts';
import type { Releases } from '../../store/snapshots.ts';
import type { StoredSite } from '../sites/stored-site.ts';

/** A file that a snapshot serves, and how to serve it. */
export interface ListedFile {
  /** The path of its address on the server, which begins with the folder of the site. */
  path: string;
  /** Its file in the export, with "/" between folders. */
  file: string;
  type: string;
  etag: string;
  /** Whether other forms of its address are redirected to it. */
  document: boolean;
  headers: Headers;
}

/** An address whose forms are all redirected, but for the one that is a page's present address. */
interface Redirect {
  from: string;
  /** The present address of the page. */
  to: string;
}

/** Everything that a snapshot serves, except the files of releases, which are matched by pattern. */
export interface Listing extends InFolder {
  files: readonly ListedFile[];
  /** The present path of each page whose address has changed, by former address. */
  moved: ReadonlyMap<string, string>;
  /** The file that is served with status 404 for every other address. */
  notFound: ListedFile;
  /** The releases that are live. */
  live: Releases;
  /** The origins whose pages may load files of releases, and the registry. */
  allowedOrigins: readonly string[];
}

/**
 * The file of a composed file in an export: that of its path, but for documents, whose paths are folders as well.
 * @param type its content type
 */
export function exportedFile(path: string, type: string): string {
  return type.startsWith('text/html') ? `documents${path === '/' ? '' : path}/index.html` : path.slice(1);
}

/** Lists what a site serves. */
export async function listSite(site: StoredSite): Promise<Listing> {
  const list = async (path: string): Promise<ListedFile> => {
    const resource = await site.resource(path);
    if (!resource) throw new DeliveryError(`${path} of snapshot ${site.snapshot} cannot be read.`);
    const { type, etag, headers } = resource;
    const address = addressIn(site, path);
    return { path: address, file: exportedFile(path, type), type, etag, document: site.hasDocument(path), headers };
  };
  const files = await Promise.all(site.paths().map(list));
  const { folder, moved, releases: live, allowedOrigins } = site;
  return { folder, files, moved, notFound: await list(notFoundPath), live, allowedOrigins };
}

/** The former addresses of pages, each with the page's present one. */
export function formerAddresses(listing: Pick<Listing, 'folder' | 'moved'>): Redirect[] {
  return [...listing.moved].map(([from, to]) => ({ from: addressIn(listing, from), to: addressIn(listing, to) }));
}

/** Every address whose forms lead to a page: those of the pages, and their former ones. */
export function redirectsOf(listing: Listing): Redirect[] {
  const pages = listing.files.filter(({ document }) => document).map(({ path }) => ({ from: path, to: path }));
  return [...pages, ...formerAddresses(listing)];
}

/** The names of all headers of the files in a listing. */
export function headerNames({ files, notFound }: Pick<Listing, 'files' | 'notFound'>): string[] {
  return [...new Set([...files, notFound].flatMap(({ headers }) => Object.keys(headers)))];
}
