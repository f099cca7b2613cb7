import {
  type Catalogue,
  entryPath,
  findRoute,
  isPath,
  type Kind,
  mergeCatalogues,
  offersOf,
  type Route,
} from '@mint-row/kit/contract';
import type { ManifestPage } from '@mint-row/kit/contract/manifest';
import type { RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';

/** The artifacts of a site. */
export interface SiteArtifacts {
  shell: ShellArtifact;
  /** In the order of their names. */
  remotes: readonly RemoteArtifact[];
  /** The previous releases, of the remotes that have one: what browsers fall back to. */
  fallbacks?: readonly RemoteArtifact[];
}

/** A page of the site and the remote that serves it. */
export interface PlannedPage {
  path: string;
  remote: RemoteArtifact;
  page: ManifestPage;
}

/** Every page of the site, sorted by path. `planFaults` checks whether each is allowed. */
export function planPages({ remotes }: SiteArtifacts): PlannedPage[] {
  return remotes
    .flatMap((remote) => remote.manifest.pages.map((page) => ({ path: page.path, remote, page })))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Checks the pages of the remotes: each must be within its remote's spaces, have a path of its own and be shown by an
 * exposed module; and each entry of a catalogue must have its page.
 * @returns a reason for each page or entry that is not allowed
 */
export function planFaults(site: SiteArtifacts): string[] {
  const faults: string[] = [];
  const owners = new Map<string, RemoteArtifact>();
  for (const { path, remote, page } of planPages(site)) {
    const owner = owners.get(path);
    if (owner) faults.push(claimedTwice(path, owner, remote));
    owners.set(path, remote);
    const outside = outOfSpace(path, remote.app, site.shell.manifest.routes);
    if (outside) faults.push(outside);
    if (!Object.hasOwn(remote.manifest.exposes, page.expose)) faults.push(notExposed(remote, page));
  }
  for (const remote of site.remotes) faults.push(...entryFaults(remote));
  return faults;
}

/** The rows of the route table for a single path that has no page. */
export function pathsWithoutPage({ shell, remotes }: SiteArtifacts): Route[] {
  const served = new Set(remotes.flatMap(({ manifest }) => manifest.pages.map(({ path }) => path)));
  return shell.manifest.routes.filter(({ pattern }) => isPath(pattern) && !served.has(pattern));
}

/**
 * The entries of all remotes.
 * @param shown the kinds that a page shows
 */
export function catalogueOf({ remotes }: SiteArtifacts, shown: readonly Kind[]): Catalogue {
  return mergeCatalogues(
    shown,
    remotes.map(({ manifest }) => manifest.catalogue),
  );
}

function claimedTwice(path: string, one: RemoteArtifact, other: RemoteArtifact): string {
  const names =
    one === other ? `${one.app} has the page ${path} twice` : `${one.app} and ${other.app} both have ${path}`;
  return `${names} (src/pages/index.ts). A path has one page: remove it from one of them.`;
}

function outOfSpace(path: string, app: string, routes: readonly Route[]): string | null {
  const row = findRoute(routes, path);
  if (row?.remotes.includes(app)) return null;
  const own = routes.filter(({ remotes }) => remotes.includes(app)).map(({ pattern }) => pattern);
  const allowed = own.length > 0 ? `Its spaces are ${own.join(', ')}.` : 'It has no space at all.';
  const cure = row
    ? `The row "${row.pattern}" would allow it with ${app} among its remotes (now: ${row.remotes.join(', ')})`
    : `A row { pattern: "${path}", remotes: ["${app}"] } would allow it`;
  return `${app}: its page ${path} (src/pages/index.ts) is outside of its spaces. ${allowed} ${cure}: change shell/src/route-table.ts and publish the shell first, or give the page another path. See docs/architecture.md#remotes-routes-and-catalogues`;
}

function notExposed({ app, manifest }: RemoteArtifact, { path, expose }: ManifestPage): string {
  return `${app}: its page ${path} is shown by ${expose}, and it exposes ${Object.keys(manifest.exposes).join(', ')}. Add src/pages/${expose}.tsx, or name one of these in src/pages/index.ts. See docs/CONTRIBUTING.md#add-a-page`;
}

function entryFaults({ app, manifest: { catalogue, pages } }: RemoteArtifact): string[] {
  const paths = new Set(pages.map(({ path }) => path));
  return offersOf(catalogue).flatMap((kind) =>
    entriesOf(catalogue, kind)
      .filter((entry) => !paths.has(entry.path))
      .map(
        ({ name, path }) =>
          `${app}: "${name}" is among its ${kind} (src/pages/index.ts), and it has no page ${path}. Add the page, or remove the entry. See docs/architecture.md#remotes-routes-and-catalogues`,
      ),
  );
}

/** The entries of a kind: the name of each, and the path of its page. */
export function entriesOf<Each extends Kind>(catalogue: Catalogue, kind: Each): { name: string; path: string }[] {
  return (catalogue[kind] ?? []).map((entry) => ({
    name: 'slug' in entry ? entry.slug : entry.title,
    path: entryPath(kind, entry),
  }));
}
