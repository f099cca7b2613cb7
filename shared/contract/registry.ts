import type { AppName, RemoteName } from './apps.ts';
import type { Catalogue, Kind } from './catalogue.ts';
import type { Drawings } from './drawings.ts';
import type { PlacedInset } from './insets.ts';
import type { Integrity } from './integrity.ts';
import type { Json } from './json.ts';
import type { ExposedModule } from './routes.ts';

/** The code of a remote, or of one of its pages: the files that run, and how to check them. */
export interface RemoteCode {
  /** Identifies what the shell that it was composed with provides: see `contractIdOf`. */
  contract: string;
  /** The address of the folder with the files of all releases: see `filesBase`. */
  base: string;
  entry: string;
  /** The stylesheets that every page of the remote needs. */
  styles: readonly string[];
  /** The exposed modules by name. */
  exposes: Readonly<Record<string, ExposedModule>>;
  /** The hash of each file that is known without a lookup, by its plain name. */
  integrity: Integrity;
}

/** A release of a remote, as a browser needs to know it: with `integrityFile` among the files with known hashes. */
export interface RegisteredRemote extends RemoteCode {
  release: string;
  owner: string;
  /** The kinds of entries that it offers to all remotes' pages. */
  offers: readonly Kind[];
  /** Determines which lists lead to the hash of each page's data: see `integrityLists`. */
  depth: number;
}

/** A remote in the registry, with its fallback release in case the live one turns out to be broken. */
export interface LiveRemote extends RegisteredRemote {
  fallback?: RegisteredRemote;
}

/** Which release of each application is live: served at `registryPath`, the same for every page. */
export interface Registry {
  /** The live release of the shell. */
  shell: string;
  /** The integrity of the search index; empty in development. */
  search: string;
  /** The present path of each page whose address has changed, by former address; left out if there are none. */
  moved?: Readonly<Record<string, string>>;
  remotes: Readonly<Record<string, LiveRemote>>;
}

export const registryPath = '/registry.json';

/** The shell's file that says what it offers to remotes: `hostSchema`. */
export const hostFile = 'host.json';

/**
 * The shell's file that names the stylesheet with tokens, fonts and styles of elements for remotes in other hosts.
 */
export const themeFile = 'theme.json';

/** A remote's module that takes libraries from a host which is not our shell. Pages of our site never load it. */
export const otherHostFile = 'otherHost.js';

/** The state of a composed page, with which it can hydrate without a request. */
export type PageState =
  | { kind: 'not-found' }
  | {
      kind: 'page';
      path: string;
      remote: RemoteName;
      expose: string;
      /** The code of this page alone: a document does not change with the rest of its remote. */
      code: RemoteCode;
      reviewed: string;
      data: Json;
      /** The files of the drawings that it shows, by name; omitted if it shows none. */
      drawings?: Drawings | undefined;
      catalogue: Catalogue;
    };

/** The id of the element that carries the page state as JSON. */
export const pageStateId = 'page-state';

/** A page's head and data, as a navigation fetches them from the remote's release. */
export interface PageData {
  title: string;
  description: string;
  reviewed: string;
  indexed?: false | undefined;
  shows: readonly Kind[];
  onlyCharacters?: readonly string[] | undefined;
  latestUpdates?: number | undefined;
  /** The files of the drawings that it shows, by name, within the release; omitted if it shows none. */
  drawings?: Drawings | undefined;
  /** The insets that it shows, with what it tells them; omitted if it shows none. */
  insets?: readonly PlacedInset[] | undefined;
  /** The file with the picture that other sites show with a link to it; omitted if the release has none. */
  picture?: string | undefined;
  data: Json;
}

/**
 * The folder on the site with the files of an application's releases; ends in "/". A name with a hash in it (see
 * `hashedName`) stands for one content for ever; a JSON file without one is that of the release that is live.
 * @example filesBase('marvel') // '/remotes/marvel/'
 */
export function filesBase(app: AppName): string {
  return app === 'shell' ? '/shell/' : `/remotes/${app}/`;
}

/**
 * The file, within a release, that holds the data of a page.
 * @example pageDataFile('/marvel/sets') // 'data/marvel/sets.json'
 */
export function pageDataFile(path: string): string {
  return `data${path === '/' ? '/index' : path}.json`;
}
