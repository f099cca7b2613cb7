import type { SnapshotFile } from '../../store/snapshot.ts';
import type { Listing } from './listing.ts';
import type { WebServerOptions } from './options.ts';

/** What an export serves. */
export interface Contents {
  listing: Listing;
  /** The files of the snapshot, by address. */
  listed: ReadonlyMap<string, SnapshotFile>;
  /** The folders of the releases whose files are served. */
  named: ReadonlySet<string>;
  /** The keys of the deltas of these releases; none for servers that cannot choose them. */
  deltas: readonly string[];
}

/** How an export is served. */
export interface Settings extends Omit<WebServerOptions, 'root'> {
  /** The folder of exports, as the web server sees it. */
  exports: string;
}

/** The texts that are written beside the files of an export, by name, given the name of the export's folder. */
export type FilesBeside = (folder: string) => Readonly<Record<string, string>>;
