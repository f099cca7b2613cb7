import type { FranchiseRemote } from './apps.ts';

/** What a page's data may hold: it travels as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A character as lists show it; the remotes of the franchises publish these. */
export interface RosterEntry {
  slug: string;
  name: string;
  franchise: FranchiseRemote;
  era?: string | undefined;
  summary: string;
}

/** The rosters of all franchises that are live, by remote. */
export type Rosters = Partial<Record<FranchiseRemote, readonly RosterEntry[]>>;

/** What the shell passes to an exposed page. */
export interface PageProps<Data = unknown> {
  /** The page's own data, as the remote's manifest gave it. */
  data: Data;
  /** Where the remote's release lives, ending in "/": the prefix of its drawings. */
  base: string;
  /** The rosters, if the page asked for them. */
  rosters: Rosters;
}

/** One page of a remote, as its sources describe it in `src/manifest.ts`. */
export interface PageSource {
  path: string;
  /** The exposed module that shows the page: the name of a file in `src/pages`. */
  expose: string;
  title: string;
  description: string;
  /** Passed to the page as it is; must survive JSON. */
  data: unknown;
  /** True when the page shows the rosters of all franchises. */
  needsRosters?: boolean;
}

/** What a remote's `src/manifest.ts` exports as `manifest`. */
export interface RemoteSource {
  /** The team that owns the remote, for reports. */
  owner: string;
  pages: readonly PageSource[];
  roster?: readonly RosterEntry[];
  /** Drawings by file name without ending; each is written as an SVG file under `art/`. */
  drawings?: Readonly<Record<string, () => string>>;
}

/** A fixed path of the route table and the remote page that serves it. */
export interface FixedRoute {
  path: string;
  remote: string;
  expose: string;
}
